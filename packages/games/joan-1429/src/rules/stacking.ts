import { type Violation, violation } from '@oriflamme/platform';
import { UNITS } from '../data/units.ts';
import { detachmentSps, hexesWith, lotEntries, removeSps, sideOfLot, spsOf } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import type { HexId, Side } from '../ids.ts';
import { type Lot, readLot } from '../lots.ts';
import type { RemoveExcess } from '../orders.ts';
import type { G } from '../state.ts';
import { settleHex } from './occupation.ts';

/** [3.1] SPs of cavalry, infantry, archers and militia in a hex, per side [R8]. */
export const STACKING_LIMIT = 20;

/** [3.1.1] Engineers, artillery and siege weapons stack for free, as leaders and the train do. */
export const stacks = (lot: Lot): boolean => UNITS[lot.type].stacks;

/** [3.1, R8] SPs above the limit; each side of a besieged hex has its own. */
export const excessOf = (G: Pick<G, 'forces'>, hex: HexId, side: Side): number =>
  Math.max(0, spsOf(G, hex, side, stacks) - STACKING_LIMIT);

export const overstackedHexes = (G: Pick<G, 'forces'>, side: Side): HexId[] =>
  hexesWith(G, side).filter((hex) => excessOf(G, hex, side) > 0);

/** [3.1.3, R8] The owner names exactly the excess. */
export const explainRemoveExcess = (G: G, side: Side, order: RemoveExcess): Violation | undefined => {
  const excess = excessOf(G, order.hex, side);
  if (excess === 0) return violation('3.1.3', 'notOverstacked', { hex: order.hex });
  const force = G.forces[order.hex];
  for (const [key, sps] of lotEntries(order.lots)) {
    if (sps > (force?.[key] ?? 0) || sideOfLot(key) !== side) return violation('R10', 'notThere', { hex: order.hex });
    if (!stacks(readLot(key))) return violation('3.1.1', 'excessStacksFree', { hex: order.hex });
  }
  const named = detachmentSps(order);
  return named === excess ? undefined : violation('3.1.3', 'excessCount', { hex: order.hex, excess, named });
};

export const removeExcess = (G: G, side: Side, order: RemoveExcess, table: GameTable): void => {
  for (const [key, sps] of lotEntries(order.lots)) removeSps(G, order.hex, key, sps);
  table.tell({ kind: 'excessRemoved', rule: '3.1.3', side, hex: order.hex, lots: order.lots });
  settleHex(G, order.hex, table);
};
