import { LEADER_FACTS } from '../data/leaders.ts';
import { LEADERS, type LeaderId } from '../ids.ts';
import type { G } from '../state.ts';

/** [5.3, R45] Captives rolled for, Jeanne apart [7.4.4]; a king is never among them [R43]. */
export const captivesToRansom = (G: G): LeaderId[] =>
  LEADERS.filter((id) => id !== 'jeanne' && G.leaders[id].status === 'captive' && !LEADER_FACTS[id].king);

/** [5.3] */
export const isRansomed = (die: number): boolean => die >= 5;

/** [7.4.4] */
export const jeannesFate = (die: number): 'captive' | 'ransomed' | 'executed' =>
  die <= 4 ? 'captive' : die === 5 ? 'ransomed' : 'executed';
