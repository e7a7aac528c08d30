import type { JeanneEvent } from '../data/jeanne-events.ts';
import { townHex } from '../data/map/index.ts';
import type { G, Mandate } from '../state.ts';
import { holder } from './control.ts';
import { mpByTerrain } from './distance.ts';
import { room } from './replacements.ts';

/** [5.4, R45] The table is rolled only while Jeanne is on the map. */
export const rollsOnEventsTable = (G: G): boolean => G.leaders.jeanne.status === 'map';

const OBJECTIVES: Partial<Record<JeanneEvent, Mandate['objective']>> = {
  toRheims: 'rheims',
  toParis: 'paris',
  toLaCharite: 'laCharite',
};

/** [5.4.1] The town an event sends Jeanne to. */
export const objectiveOf = (event: JeanneEvent): Mandate['objective'] | undefined => OBJECTIVES[event];

export const objectiveHex = (objective: Mandate['objective']) =>
  townHex(objective === 'laCharite' ? 'la-charite' : objective);

/** [R46] Why an event's mandate does not bind. */
export const mandateVoid = (G: G, objective: Mandate['objective']): 'frenchHeld' | 'burgundyNeutral' | undefined => {
  if (holder(G, objectiveHex(objective)) === 'french') return 'frenchHeld';
  return objective === 'laCharite' && G.burgundyNeutral ? 'burgundyNeutral' : undefined;
};

/** [5.4.1, R46] A mandate as it is rolled. */
export const newMandate = (G: G, objective: Mandate['objective']): Mandate => {
  const { hex } = G.leaders.jeanne;
  if (hex === null) throw new Error('Jeanne is not on the map');
  const rolledAt = mpByTerrain(hex).get(objectiveHex(objective));
  if (rolledAt === undefined) throw new Error(`no way leads from ${hex} to ${objective}`);
  return { objective, rolledAt, phaseStart: null, excused: false };
};

/** [5.2.6] Volunteers come only as far as there are counters for them. */
export const volunteersCome = (G: G): boolean => room(G, 'french', 'infantry') > 0;
