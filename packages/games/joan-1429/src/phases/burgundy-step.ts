import { TOWNS, townAt } from '../data/map/index.ts';
import { addSps, changeLeader, removeSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import { LEADERS } from '../ids.ts';
import { type LotKey, remark } from '../lots.ts';
import { exilesReturnTo, type Guest, guestsToLeave, homecomings, rejoins } from '../rules/burgundy.ts';
import { holder } from '../rules/control.ts';
import { tellReversion } from '../rules/march.ts';
import { endSiege, settleHex } from '../rules/occupation.ts';
import { checkSiege } from '../rules/siege.ts';
import type { G } from '../state.ts';

/** [R47] Burgundy leaves the war: its pieces go home, then whatever sieges and guests that concerns. */
export const turnNeutral = (G: G, table: GameTable): void => {
  G.burgundyNeutral = true;
  table.tell({ kind: 'burgundyNeutral', rule: 'R47' });
  const left = homecomings(G);
  const heldBefore = left.map(({ from }) => (townAt(from) === undefined ? undefined : holder(G, from)));
  for (const { from, to, lots, leaders } of left) {
    for (const [key, sps] of lots) {
      removeSps(G, from, key, sps);
      const fresh = remark(key, { unsupplied: false, routed: false });
      if (to !== null) addSps(G, to, fresh, sps);
      else G.exiled[fresh] = (G.exiled[fresh] ?? 0) + sps;
    }
    for (const id of leaders) changeLeader(G, id, { status: to === null ? 'exiled' : 'map', hex: to });
    table.tell({
      kind: 'burgundiansWentHome',
      rule: 'R47',
      from,
      to,
      lots: Object.fromEntries(lots),
      leaders: [...leaders],
    });
  }
  for (const [i, { from, to }] of left.entries()) {
    settleHex(G, from, table);
    tellReversion(G, from, heldBefore[i], table);
    if (to !== null) settleHex(G, to, table);
  }
  for (const { hex } of TOWNS) checkSiege(G, hex, table);
  for (const guest of guestsToLeave(G)) sendAway(G, guest, table);
};

const sendAway = (G: G, { hex, side, leaders }: Guest, table: GameTable): void => {
  if (G.withdrawals.some((withdrawal) => withdrawal.hex === hex && withdrawal.side === side)) return;
  if (G.sieges[hex] === side) endSiege(G, hex, table, 'R47');
  G.withdrawals.push({ side, hex, why: 'burgundyNeutral', leaders });
};

/** [R47] A home town that the English win back from the French is closed from then on: they do not stay in it. */
export const leaveWonTowns = (G: G, table: GameTable): void => {
  for (const guest of guestsToLeave(G)) if (guest.side === 'english') sendAway(G, guest, table);
};

/** [R47] A die in each event step after the one that made it neutral. */
export const wooBurgundy = (G: G, table: GameTable): void => {
  const die = table.d6();
  const back = rejoins(die);
  table.tell({ kind: 'burgundyRoll', rule: 'R47', die, rejoins: back });
  if (!back) return;
  G.burgundyNeutral = false;
  returnExiles(G, table);
};

/** [R47] What neutrality drove off the map comes back to the first open home town. */
export const returnExiles = (G: G, table: GameTable): void => {
  const hex = exilesReturnTo(G);
  if (hex === undefined) return;
  const lots = { ...G.exiled };
  const leaders = LEADERS.filter((id) => G.leaders[id].status === 'exiled');
  for (const [key, sps] of Object.entries(lots) as [LotKey, number][]) addSps(G, hex, key, sps);
  G.exiled = {};
  for (const id of leaders) changeLeader(G, id, { status: 'map', hex });
  table.tell({ kind: 'burgundiansReturned', rule: 'R47', hex, lots, leaders });
  settleHex(G, hex, table);
};
