import { TOWNS } from '../data/map/index.ts';
import { TOWN_FALLS_AT } from '../data/siege-table.ts';
import { leadersOf, lotsOf, removeSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import { enemyOf, type HexId, SIDES, type Situation } from '../ids.ts';
import { coronation } from '../rules/coronation.ts';
import { captureLeader, killLeader } from '../rules/leaders.ts';
import { settleMandate } from '../rules/mandate.ts';
import { settleHex } from '../rules/occupation.ts';
import { checkSiege, siegeModifiers, siegeStanding } from '../rules/siege.ts';
import { brokenWill, victoryAtTheEnd } from '../rules/victory.ts';
import { willAfter, willCauses } from '../rules/will.ts';
import type { G } from '../state.ts';
import { leaveWonTowns } from './burgundy-step.ts';
import { finalSupplyCheck } from './supply-check.ts';
import { withdrawIn } from './withdrawals.ts';

/** [4.4, 8.0, R39] It runs by itself, unless a siege raised for want of SPs leaves its besieger a choice of hexes. */
export const beginFinalDetermination = (G: G, table: GameTable): Situation | undefined => {
  finalSupplyCheck(G, table);
  if (G.outcome !== null) return undefined;
  for (const hex of siegesInOrder(G)) checkSiege(G, hex, table);
  return withdrawIn(G, 'finalDetermination', table) ?? resumeFinalDetermination(G, table);
};

/** [R39, R47] Once the raised sieges are gone: siege rolls, and whoever may not stay in the town he has won. */
export const resumeFinalDetermination = (G: G, table: GameTable): Situation | undefined => {
  if (G.outcome !== null) return undefined;
  for (const hex of siegesInOrder(G)) {
    resolveSiege(G, hex, table);
    if (G.outcome !== null) return undefined;
  }
  leaveWonTowns(G, table);
  return withdrawIn(G, 'finalDetermination', table, 'reckoning') ?? reckon(G, table);
};

/** [R39] Coronation, National Will, victory. */
export const reckon = (G: G, table: GameTable): Situation | undefined => {
  if (G.outcome !== null) return undefined;
  settleMandate(G, table);
  const crownedAtRheims = crown(G, table);
  settleWill(G, crownedAtRheims, table);
  G.outcome = brokenWill(G) ?? victoryAtTheEnd(G) ?? null;
  if (G.outcome !== null) {
    const { winner, by } = G.outcome;
    table.tell({ kind: 'gameOver', rule: by === 'willBroken' ? '8.3' : '8.5', winner, by });
  }
  return undefined;
};

/** [R39] English sieges first, each side's in the order of the town table. */
const siegesInOrder = (G: G): HexId[] =>
  SIDES.flatMap((side) => TOWNS.map(({ hex }) => hex).filter((hex) => G.sieges[hex] === side));

/** [8.2.2, 8.2.4, R40] One roll a turn where the siege stands in full. */
const resolveSiege = (G: G, hex: HexId, table: GameTable): void => {
  const besieger = G.sieges[hex];
  if (besieger === undefined) return;
  if (siegeStanding(G, hex) !== 'stands') {
    table.tell({ kind: 'siegeWithoutRoll', rule: 'R38', hex, besieger });
    return;
  }
  const die = table.d6();
  const modifiers = siegeModifiers(G, hex);
  const total = modifiers.reduce((sum, { value }) => sum + value, die);
  const falls = total >= TOWN_FALLS_AT;
  table.tell({ kind: 'siegeRoll', rule: '8.2.2', hex, besieger, die, modifiers, total, falls });
  if (falls) takeTown(G, hex, table);
};

/** [8.2.3, 7.4.2, R34] The besieged are no more; a die decides for each of their leaders. */
const takeTown = (G: G, hex: HexId, table: GameTable): void => {
  const besieger = G.sieges[hex];
  if (besieger === undefined) throw new Error(`${hex} is not besieged`);
  const besieged = enemyOf(besieger);
  const lots = lotsOf(G, hex, besieged);
  for (const [key, sps] of lots) removeSps(G, hex, key, sps);
  table.tell({ kind: 'townFellToSiege', rule: '8.2.3', hex, besieger, lots: Object.fromEntries(lots) });
  for (const leader of leadersOf(G, hex, besieged)) {
    const die = table.d6();
    const killed = die === 6;
    table.tell({ kind: 'siegeFate', rule: '7.4.2', leader, die, killed });
    if (killed) killLeader(G, leader, table, '7.4.2');
    else captureLeader(G, leader, besieger, table, '7.4.2');
  }
  settleHex(G, hex, table);
};

/** [R42] Whether the Will is moved by it: only Rheims does that. */
const crown = (G: G, table: GameTable): boolean => {
  const town = coronation(G);
  if (town === undefined) return false;
  G.crowned[town] = true;
  table.tell({ kind: 'crowned', rule: 'R42', at: town });
  return town === 'rheims';
};

/** [8.3, R41] */
const settleWill = (G: G, crownedAtRheims: boolean, table: GameTable): void => {
  const causes = willCauses(G, crownedAtRheims);
  if (causes.length === 0) return;
  const from = G.will;
  G.will = willAfter(G, causes);
  table.tell({ kind: 'willChanged', rule: '8.3', from, to: G.will, causes });
};
