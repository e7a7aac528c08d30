import type { HexId, LeaderId } from '../ids.ts';
import type { LotKey } from '../lots.ts';
import type { March } from '../orders.ts';
import type { Detachment } from '../state.ts';
import { hexOf } from './board.ts';

export const band = (lots: Record<string, number>, leaders: LeaderId[] = []): Detachment => ({
  lots: lots as Record<LotKey, number>,
  leaders,
});

/** `marchOf('orleans', ['1814', '1813'], band({ 'french.infantry': 1 }, ['dunois']))`. */
export const marchOf = (
  from: string,
  path: string[],
  group: Detachment,
  drops: Record<string, Detachment> = {},
): March => ({
  type: 'march',
  from: hexOf(from),
  group,
  path: path.map(hexOf),
  drops: Object.entries(drops).map(([at, leave]) => ({ at: hexOf(at) as HexId, leave })),
});
