import { townHex } from '../data/map/index.ts';
import type { WillCause } from '../happenings/determination.ts';
import type { G } from '../state.ts';
import { holder } from './control.ts';

/** [8.3.1, 8.3.2] Two at most; one at most once Jeanne has been a captive. */
export const willCeiling = (G: G): number => (G.jeanneWasCaptured ? 1 : 2);

/** [8.3, R41] What moves the Will this turn: holders compared with those of the turn's beginning, and what was gathered since. */
export const willCauses = (G: G, crownedAtRheims: boolean): WillCause[] => {
  const now = (town: 'orleans' | 'chinon' | 'paris') => holder(G, townHex(town));
  const causes: WillCause[] = [];
  const cause = (name: WillCause['name'], change: number, when: boolean) => {
    if (when) causes.push({ rule: 'R41', name, change });
  };
  cause('orleansFell', -1, G.turnBegan.orleans === 'french' && now('orleans') === 'english');
  cause('chinonFell', -1, G.turnBegan.chinon === 'french' && now('chinon') === 'english');
  cause('parisFell', +1, G.turnBegan.paris === 'english' && now('paris') === 'french');
  cause('orleansRelieved', +1, G.willEvents.orleansRelieved);
  cause('crownedAtRheims', +1, crownedAtRheims);
  cause('executed', +1, G.willEvents.executed);
  return causes;
};

/** [R41] One net change, cut off at the ceiling; it may fall below zero. */
export const willAfter = (G: G, causes: readonly WillCause[]): number =>
  Math.min(
    willCeiling(G),
    causes.reduce((will, { change }) => will + change, G.will),
  );
