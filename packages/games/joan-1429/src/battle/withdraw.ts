import type { Table } from '@oriflamme/platform';
import { lotsOf } from '../forces.ts';
import type { HexId, Side } from '../ids.ts';
import type { Refuge, Withdraw } from '../orders.ts';
import { pick, stackingSps, sumOf } from '../rules/combat.ts';
import { freeChoice, onlyLosses } from '../rules/losses.ts';
import { mandateLapses } from '../rules/mandate.ts';
import { endSiege, settleHex } from '../rules/occupation.ts';
import { type RetreatField, retreatField, retreatWays, type Way } from '../rules/retreat.ts';
import type { G } from '../state.ts';
import { fatesOfLost, takeRefuge } from './fates.ts';
import type { Battle, Lots, Withdrawal } from './state.ts';
import { perish, withdrawStack } from './take-losses.ts';

/** [R47] From a town of Burgundy turned neutral its own men do not go, only their allies. */
export const withdrawingLots = (G: G, withdrawal: Withdrawal): Lots => {
  const all = Object.fromEntries(lotsOf(G, withdrawal.hex, withdrawal.side)) as Lots;
  return withdrawal.why === 'burgundyNeutral' ? pick(all, (lot) => lot.nation !== 'burgundian') : all;
};

/** [R35, R38, R47] Breaking through weak enemies costs SPs, but not those who make way for a neutral Burgundy. */
export const withdrawalField = (G: G, withdrawal: Withdrawal): RetreatField => {
  const field = retreatField(G, withdrawal.side, withdrawal.hex, sumOf(withdrawingLots(G, withdrawal)), undefined);
  if (withdrawal.why !== 'burgundyNeutral') return field;
  const freed = Object.entries(field).map(([hex, havens]) => [
    hex,
    havens.map((haven) => ({ ...haven, freely: true })),
  ]);
  return Object.fromEntries(freed) as RetreatField;
};

export const withdrawalWays = (G: G, withdrawal: Withdrawal): Way[] => {
  const lots = withdrawingLots(G, withdrawal);
  return retreatWays(withdrawalField(G, withdrawal), withdrawal.hex, sumOf(lots), stackingSps(lots));
};

/** [R5, R33, R38] Makes every withdrawal that has one answer; gives the side that must answer the next, if any is left. */
export const settleWithdrawals = (G: G, table: Table): Side | undefined => {
  for (let next = G.withdrawals[0]; next !== undefined; next = G.withdrawals[0]) {
    if (next.refuges !== undefined && next.refuges.length > 0) return next.side;
    if (next.refuges !== undefined || (sumOf(withdrawingLots(G, next)) === 0 && next.leaders.length === 0)) {
      G.withdrawals.shift();
      continue;
    }
    const ways = withdrawalWays(G, next);
    const [only, another] = ways;
    if (only === undefined) {
      perishWithoutBattle(G, next, table);
      continue;
    }
    const pushLosses = onlyLosses(freeChoice(withdrawingLots(G, next), only.push));
    if (another !== undefined || pushLosses === undefined) return next.side;
    applyWithdraw(G, { type: 'withdraw', retreat: only.path, pushLosses }, table);
  }
  return undefined;
};

/** [7.5.3, R33, R34, R38, R47] No guns are lost; without a way out the stack is, and its leaders roll by the chart. */
const perishWithoutBattle = (G: G, withdrawal: Withdrawal, table: Table): void => {
  const { side, hex, leaders } = withdrawal;
  giveUp(G, withdrawal, table);
  perish(G, side, hex, withdrawingLots(G, withdrawal), table);
  withdrawal.refuges = fatesOfLost(G, leaders, 'noRetreat', table);
  const battle = G.battle;
  if (battle !== null && battle.attacker === side && battle.attackersAt === hex) {
    // They have rolled here; R34 has each leader roll once.
    battle.ends.attacker = 'noRetreat';
    battle.attackers = { lots: {}, leaders: [] };
  }
  // Who has got away is not there any more, though his owner has still to say where he is.
  if (withdrawal.refuges.length === 0) settleHex(G, hex, table);
};

/** [7.5.3, R46] The siege is over as its besieger leaves; a mandate too, where a battle drove Jeanne away. */
const giveUp = (G: G, { side, hex, why, leaders }: Withdrawal, table: Table): void => {
  if (why === 'siegeRaised') endSiege(G, hex, table, '7.5.3');
  if (side === 'french' && G.battle !== null && leaders.includes('jeanne')) mandateLapses(G, 'defeated', table);
};

export const applyWithdraw = (G: G, order: Withdraw, table: Table): void => {
  const withdrawal = G.withdrawals.shift();
  if (withdrawal === undefined) throw new Error('no withdrawal is pending');
  const { side, hex } = withdrawal;
  const leaders = withdrawal.leaders.filter((leader) => G.leaders[leader].hex === hex);
  const lots = withdrawingLots(G, withdrawal);
  giveUp(G, withdrawal, table);
  withdrawStack(G, side, hex, lots, leaders, order.retreat, order.pushLosses ?? {}, table);
  const to = order.retreat.at(-1) ?? hex;
  if (G.battle !== null) followBattle(G.battle, side, hex, to);
  settleHex(G, hex, table);
  settleHex(G, to, table);
};

/** A besieger who attacked and must withdraw in the middle of it has given way: he does not advance. */
const followBattle = (battle: Battle, side: Side, from: HexId, to: HexId): void => {
  if (battle.attacker !== side || battle.attackersAt !== from) return;
  battle.attackersAt = to;
  battle.retreated.push(side);
};

export const applyWithdrawalRefuge = (G: G, order: Refuge, table: Table): void => {
  const withdrawal = G.withdrawals.shift();
  if (withdrawal?.refuges === undefined) throw new Error('no leader is looking for a refuge');
  takeRefuge(G, withdrawal.refuges, order, table);
  settleHex(G, withdrawal.hex, table);
};
