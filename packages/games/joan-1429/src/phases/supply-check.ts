import { addSps, type LotEntry, lotsOf, removeSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import { type HexId, SIDES, type Side } from '../ids.ts';
import { readLot, remark } from '../lots.ts';
import { isInert } from '../rules/burgundy.ts';
import { isFriendlyTown } from '../rules/control.ts';
import { settleHex } from '../rules/occupation.ts';
import { inSupply } from '../rules/supply.ts';
import type { G } from '../state.ts';

const everyStack = function* (G: G): Generator<[HexId, Side]> {
  for (const hex of Object.keys(G.forces).sort() as HexId[]) {
    for (const side of SIDES) if (lotsOf(G, hex, side).length > 0) yield [hex, side];
  }
};

/** [3.4, 5.1, R50] Both sides at once: every SP without supply is marked for the turn, and no other. */
export const firstSupplyCheck = (G: G, table: GameTable): void => {
  for (const [hex, side] of [...everyStack(G)]) {
    const unsupplied = !inSupply(G, hex, side);
    let marked = 0;
    for (const [key, sps] of lotsOf(G, hex, side)) {
      const now = unsupplied && !isInert(G, key);
      if (now) marked += sps;
      if (readLot(key).unsupplied === now) continue;
      removeSps(G, hex, key, sps);
      addSps(G, hex, remark(key, { unsupplied: now }), sps);
    }
    if (marked > 0) table.tell({ kind: 'outOfSupply', rule: '5.1', side, hex, sps: marked });
  }
};

/**
 * [3.4, 8.1, R21] SPs that failed both checks of the turn, outside a friendly town; both sides are judged before any is removed.
 * [R3] On turn 1 nobody has been marked, so nobody is among them.
 */
export const starving = (G: G): { hex: HexId; side: Side; lots: LotEntry[] }[] =>
  [...everyStack(G)].flatMap(([hex, side]) => {
    const lots = lotsOf(G, hex, side).filter(([key]) => readLot(key).unsupplied && !isInert(G, key));
    if (lots.length === 0 || isFriendlyTown(G, hex, side) || inSupply(G, hex, side)) return [];
    return [{ hex, side, lots }];
  });

export const finalSupplyCheck = (G: G, table: GameTable): void => {
  const lost = starving(G);
  for (const { hex, side, lots } of lost) {
    for (const [key, sps] of lots) removeSps(G, hex, key, sps);
    table.tell({ kind: 'starved', rule: '8.1', side, hex, lots: Object.fromEntries(lots) });
  }
  for (const { hex } of lost) settleHex(G, hex, table);
};
