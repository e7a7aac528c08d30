import type { HexId, LeaderId } from '../ids.ts';
import type { MatchOptions } from '../match-options.ts';
import type { G } from '../state.ts';
import { battlefield, type Troops } from './battlefield.ts';

export const TOURS = '1417' as HexId;
/** Tours, French inside, English outside. */
export const siege = (
  inside: Troops,
  outside: Troops,
  within: LeaderId[] = ['dunois'],
  options: Partial<MatchOptions> = {},
): G => {
  const G = battlefield(
    [
      [TOURS, 'french', { troops: inside, leaders: within }],
      [TOURS, 'english', { troops: outside, leaders: ['talbot'] }],
      ['1518', 'french', { troops: { infantry: 12 }, leaders: ['laHire'] }],
    ],
    options,
  );
  G.sieges[TOURS] = 'english';
  return G;
};
