import { type Violation, violation } from '@oriflamme/platform';
import { lotEntries, sharedForces } from '../forces.ts';
import type { HexId, Side } from '../ids.ts';
import { readLot } from '../lots.ts';
import type { March } from '../orders.ts';
import type { G, Mandate } from '../state.ts';
import { buildFieldworks } from './fieldworks.ts';
import { couldObey, isObedient } from './mandate.ts';
import { march } from './march.ts';

const silent = { d6: (): number => 0, tell: (): void => undefined };

/** Enough of a copy for a march to be tried on. */
const trial = (G: G): G => ({
  ...G,
  forces: sharedForces(G),
  leaders: { ...G.leaders },
  sieges: { ...G.sieges },
  fieldworks: { ...G.fieldworks },
  supplyTrain: { ...G.supplyTrain },
  takenThisPhase: [...G.takenThisPhase],
  willEvents: { ...G.willEvents },
});

const stray = ({ objective }: Mandate): Violation => violation('R46', 'mandateStray', { objective });

/** It starts where she is, or takes along those of her army who went ahead. */
const concernsHer = (G: G, { from, group }: March, start: HexId): boolean =>
  from === G.leaders.jeanne.hex || lotEntries(group.lots).some(([key]) => readLot(key).from === start);

/** [5.4.5, R46] A march that takes Jeanne, or too many of those about her, out of reach of obedience. */
export const explainStray = (G: G, order: March): Violation | undefined => {
  const { mandate } = G;
  if (mandate === null || mandate.excused || mandate.phaseStart === null) return undefined;
  if (!concernsHer(G, order, mandate.phaseStart.hex)) return undefined;
  const after = trial(G);
  march(after, 'french', order, silent);
  if (isObedient(after) || couldObey(after)) return undefined;
  return isObedient(G) || couldObey(G) ? stray(mandate) : undefined;
};

/** [5.4.5, R46] Engineers who dig so long that Jeanne, with hardly anyone else, could no longer obey. */
export const explainStrayWorks = (G: G, side: Side, hex: HexId): Violation | undefined => {
  const { mandate } = G;
  if (mandate === null || side !== 'french' || hex !== G.leaders.jeanne.hex || !couldObey(G)) return undefined;
  const after = trial(G);
  buildFieldworks(after, side, hex, silent);
  return couldObey(after) ? undefined : stray(mandate);
};
