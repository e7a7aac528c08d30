import { type Violation, violation } from '@oriflamme/platform';
import { explainBattle } from './battle/explain.ts';
import type { Situation, Step } from './ids.ts';
import type { Order } from './orders.ts';
import { explainEndCombat, explainOwedFirst } from './phases/mandate-duty.ts';
import { explainBuild } from './rules/build-order.ts';
import { explainEndMovement } from './rules/end-movement.ts';
import { explainBuildFieldworks, explainRemoveFieldworks } from './rules/fieldworks.ts';
import { explainStray, explainStrayWorks } from './rules/mandate-stray.ts';
import { explainMarch } from './rules/movement.ts';
import { explainRemoveExcess } from './rules/stacking.ts';
import type { G } from './state.ts';

/** What each question can be answered with. */
const ANSWERS: Readonly<Record<Step, readonly Order['type'][]>> = {
  build: ['build'],
  movement: ['march', 'buildFieldworks', 'removeFieldworks', 'removeExcess', 'endMovement'],
  combat: ['attack', 'besiege', 'endCombat', 'removeFieldworks'],
  stand: ['stand'],
  fireLosses: ['takeLosses'],
  attackerLosses: ['takeLosses'],
  defenderLosses: ['takeLosses'],
  advance: ['advance'],
  refuge: ['refuge'],
  withdraw: ['withdraw', 'refuge'],
};

/** Why this order may not be given by the side that decides now; undefined when it may. */
export const explainOrder = (G: G, at: Situation, order: Order): Violation | undefined => {
  if (!ANSWERS[at.step].includes(order.type)) {
    return violation('4.0', 'wrongStep', { step: at.step, order: order.type });
  }
  switch (order.type) {
    case 'build':
      return explainBuild(G, at.side, order);
    case 'march':
      return explainMarch(G, at.side, order) ?? (at.side === 'french' ? explainStray(G, order) : undefined);
    case 'buildFieldworks':
      return explainBuildFieldworks(G, at.side, order.hex) ?? explainStrayWorks(G, at.side, order.hex);
    case 'removeFieldworks':
      return explainRemoveFieldworks(G, at.side, order.hex);
    case 'removeExcess':
      return explainRemoveExcess(G, at.side, order);
    case 'endMovement':
      return explainEndMovement(G, at.side);
    case 'endCombat':
      return explainEndCombat(G, at);
    case 'attack':
    case 'besiege':
      return explainBattle(G, at, order) ?? explainOwedFirst(G, at, order);
    default:
      return explainBattle(G, at, order);
  }
};

let allowed: { readonly G: G; readonly at: Situation; readonly order: Order } | undefined;

/** As above, for whoever runs a match: what is allowed is remembered for the move that follows. */
export const explainBeforehand = (G: G, at: Situation, order: Order): Violation | undefined => {
  const refusal = explainOrder(G, at, order);
  allowed = refusal === undefined ? { G, at, order } : undefined;
  return refusal;
};

/** Whether the move may be made; the rules are not gone through again for the very state and order just allowed. */
export const isAllowed = (G: G, at: Situation, order: Order): boolean => {
  const same = allowed !== undefined && allowed.G === G && allowed.order === order;
  if (same && allowed?.at.step === at.step && allowed.at.side === at.side && allowed.at.phase === at.phase) return true;
  return explainOrder(G, at, order) === undefined;
};
