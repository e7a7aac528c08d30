import { stepCost, townAt } from '../data/map/index.ts';
import { addSps, changeLeader, hasSps, lotEntries, removeSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import type { HexId, LeaderId, Side } from '../ids.ts';
import { readLot, remark } from '../lots.ts';
import type { March } from '../orders.ts';
import type { Detachment, G } from '../state.ts';
import { holder } from './control.ts';
import { without } from './movement.ts';
import { entryOf } from './movement-entry.ts';
import { broughtBy, companionsOf, hasCombatSps, isSlow, MOVEMENT_ENDED } from './movement-group.ts';
import { overrun, settleHex } from './occupation.ts';

type LedBy = (piece: { readonly from: HexId | null; readonly led?: readonly LeaderId[] | null }) => LeaderId[] | null;

/** Puts pieces down where the march has brought them, with what they have spent and who may lead them on. */
const putDown = (
  G: G,
  from: HexId,
  hex: HexId,
  part: Detachment,
  spentBy: (spent: number) => number,
  ledBy: LedBy = () => null,
): void => {
  for (const [key, sps] of lotEntries(part.lots)) {
    const lot = readLot(key);
    const led = isSlow(lot) ? ledBy(lot) : null;
    addSps(G, hex, remark(key, { spent: spentBy(lot.spent), from: lot.from ?? from, led }), sps);
  }
  for (const id of part.leaders) {
    const leader = G.leaders[id];
    changeLeader(G, id, { hex, spent: spentBy(leader.spent), from: leader.from ?? from });
  }
  if (part.supplyTrain === true) {
    const { led: _, ...train } = G.supplyTrain;
    const led = ledBy(G.supplyTrain);
    G.supplyTrain = { ...train, hex, spent: spentBy(train.spent), from: train.from ?? from, ...(led && { led }) };
  }
};

const takeUp = (G: G, order: March): void => {
  for (const [key, sps] of lotEntries(order.group.lots)) removeSps(G, order.from, key, sps);
  for (const id of order.group.leaders) changeLeader(G, id, { hex: null });
  if (order.group.supplyTrain === true) G.supplyTrain.hex = null;
};

/** [3.4.2] A town whose last foreign SP has gone is its home side's again. */
export const tellReversion = (G: G, hex: HexId, heldBefore: Side | undefined, table: GameTable): void => {
  if (heldBefore === undefined || holder(G, hex) === heldBefore || hasSps(G, hex, holder(G, hex))) return;
  table.tell({ kind: 'townReverts', rule: '3.4.2', side: holder(G, hex), hex });
};

/** [6.1, 6.1.7, 7.4.1, R11, R14, R15, R32] Makes a march that `explainMarch` allows. */
export const march = (G: G, side: Side, order: March, table: GameTable): void => {
  const { from, path, drops } = order;
  const heldBefore = townAt(from) === undefined ? undefined : holder(G, from);
  const to = path[path.length - 1] as HexId;
  const mps = path.reduce((sum, hex, i) => sum + (stepCost(i === 0 ? from : (path[i - 1] as HexId), hex) ?? 0), 0);
  table.tell({ kind: 'marched', rule: '6.1', side, from, path, group: order.group, mps });
  const companions = companionsOf(G, side);
  takeUp(G, order);
  let band = order.group;
  let at = from;
  let gone = 0;
  for (const [i, hex] of path.entries()) {
    gone += stepCost(at, hex) ?? 0;
    at = hex;
    const spent = gone;
    const entry = entryOf(G, side, hex, hasCombatSps(band));
    if (entry === 'town') {
      table.tell({ kind: 'townTaken', rule: '6.1.7', side, hex });
      G.takenThisPhase.push(hex);
    }
    if (entry === 'siege') {
      if (G.sieges[hex] === undefined) table.tell({ kind: 'siegeBegins', rule: 'R32', side, hex });
      G.sieges[hex] = side;
      putDown(G, from, hex, band, () => MOVEMENT_ENDED);
      break;
    }
    const { leaders } = band;
    const ledBy: LedBy = (piece) => broughtBy(piece, companions(piece.from ?? from), leaders);
    const last = i === path.length - 1;
    if (last) putDown(G, from, hex, band, (before) => before + spent, ledBy);
    else if (path.indexOf(hex) === i) {
      for (const { leave } of drops.filter((drop) => drop.at === hex)) {
        band = without(band, leave) ?? band;
        table.tell({ kind: 'droppedOff', rule: '6.1.2', side, hex, group: leave });
        putDown(G, from, hex, leave, (before) => before + spent, ledBy);
      }
    }
    if (hasCombatSps(band)) overrun(G, hex, side, table, '7.4.1');
    settleHex(G, hex, table);
  }
  settleHex(G, from, table);
  tellReversion(G, from, heldBefore, table);
  if (to !== from) settleHex(G, to, table);
};
