import type { Table } from '@oriflamme/platform';
import { LEADER_FACTS } from '../data/leaders.ts';
import { changeLeader, hasSps, hexesWith, leadersOf } from '../forces.ts';
import { tell } from '../happenings/battle.ts';
import { enemyOf, type HexId, type LeaderId, type Side } from '../ids.ts';
import type { Refuge } from '../orders.ts';
import { closed, inside } from '../rules/control.ts';
import { mpByTerrain } from '../rules/distance.ts';
import { captureLeader, killLeader } from '../rules/leaders.ts';
import type { G } from '../state.ts';
import type { Asked, Battle, End } from './state.ts';

export type Refuges = { leader: LeaderId; hexes: HexId[] }[];

/** [7.4.2, 7.4.3, R34] Once per leader and battle; the victors of a destroyed enemy do not roll. */
export const fates = (G: G, battle: Battle, table: Table): undefined => {
  const { attacker, defender } = battle.ends;
  const attackers = battle.attackers.leaders;
  if (attacker === null && defender === null) {
    for (const leader of [...attackers, ...battle.defendingLeaders]) survivorsFate(G, leader, table);
  }
  if (attacker !== null) {
    const alone = bystanders(G, battle.from, battle.attacker, attackers);
    battle.refuges.push(...fatesOfLost(G, [...attackers, ...alone], attacker, table));
  }
  if (defender !== null) battle.refuges.push(...fatesOfLost(G, battle.defendingLeaders, defender, table));
  battle.step = 'refuge';
};

/** [7.4.2, R34] Leaders who took no part, but in whose hex no friendly SP is left. */
const bystanders = (G: G, hex: HexId, side: Side, took: readonly LeaderId[]): LeaderId[] =>
  hasSps(G, hex, side) ? [] : leadersOf(G, hex, side).filter((leader) => !took.includes(leader));

/** [7.4.3] */
const survivorsFate = (G: G, leader: LeaderId, table: Table): void => {
  if (G.leaders[leader].status !== 'map') return;
  const dice = [table.d6(), table.d6()];
  const sum = sumOfDice(dice);
  const fate = sum === 2 ? 'killed' : sum === 12 ? 'captured' : 'unharmed';
  tell(table, { kind: 'leaderFate', rule: '7.4.3', leader, way: 'twoDice', dice, fate });
  suffer(G, leader, fate, '7.4.3', table);
};

/** [7.4.2, R34] Leaders of a force that is no more: one die, or the chart's two where it died for want of a way out. */
export const fatesOfLost = (G: G, leaders: readonly LeaderId[], end: End, table: Table): Refuges => {
  const refuges: Refuges = [];
  for (const leader of leaders) {
    if (G.leaders[leader].status !== 'map') continue;
    if (end !== 'noRetreat') oneDieFate(G, leader, table);
    else {
      const hexes = chartFate(G, leader, table);
      if (hexes.length > 1) refuges.push({ leader, hexes });
    }
  }
  return refuges;
};

/** [7.4.2, 8.2.3] */
export const oneDieFate = (G: G, leader: LeaderId, table: Table): void => {
  const die = table.d6();
  const fate = die === 6 ? 'killed' : 'captured';
  tell(table, { kind: 'leaderFate', rule: '7.4.2', leader, way: 'oneDie', dice: [die], fate });
  suffer(G, leader, fate, '7.4.2', table);
};

/** [7.5.2, R34] Gives the refuges to choose among, if there is more than one. */
const chartFate = (G: G, leader: LeaderId, table: Table): HexId[] => {
  const dice = [table.d6(), table.d6()];
  const sum = sumOfDice(dice);
  const hexes = refugesOf(G, leader);
  const free = sum === 2 || sum === 12 ? [] : hexes;
  const fate = sum === 2 ? 'killed' : free.length > 0 ? 'escapes' : 'captured';
  tell(table, { kind: 'leaderFate', rule: 'R34', leader, way: 'chart', dice, fate });
  suffer(G, leader, fate, 'R34', table);
  const [only] = free;
  if (free.length === 1 && only !== undefined) getAway(G, leader, only, table);
  return free;
};

const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

const suffer = (G: G, leader: LeaderId, fate: string, rule: string, table: Table): void => {
  if (fate === 'killed') killLeader(G, leader, table, rule);
  if (fate === 'captured') captureLeader(G, leader, enemyOf(LEADER_FACTS[leader].side), table, rule);
};

/** [R34, R47] The nearest friendly SPs by terrain alone, in no town that is besieged or closed; all that are equally near. */
export const refugesOf = (G: G, leader: LeaderId): HexId[] => {
  const { side } = LEADER_FACTS[leader];
  const from = G.leaders[leader].hex;
  if (from === null) throw new Error(`${leader} is nowhere`);
  const mps = mpByTerrain(from);
  const away = (hex: HexId): number => mps.get(hex) ?? Number.POSITIVE_INFINITY;
  const open = (hex: HexId): boolean => !inside(G, hex, side) && !closed(G, hex);
  const hexes = hexesWith(G, side).filter((hex) => open(hex) && away(hex) < Number.POSITIVE_INFINITY);
  const nearest = Math.min(...hexes.map(away));
  return hexes.filter((hex) => away(hex) === nearest).sort();
};

const getAway = (G: G, leader: LeaderId, hex: HexId, table: Table): void => {
  changeLeader(G, leader, { hex });
  tell(table, { kind: 'leaderGetsAway', rule: 'R34', leader, hex });
};

/** The leaders one order finds refuges for: all of one side, who fled from one hex. */
export const fleeing = (refuges: Refuges): Refuges => {
  const side = refuges[0] && LEADER_FACTS[refuges[0].leader].side;
  return refuges.filter(({ leader }) => LEADER_FACTS[leader].side === side);
};

/** [R34] Sends each where he was told, and gives those of the other side who still look for a refuge. */
export const takeRefuge = (G: G, refuges: Refuges, order: Refuge, table: Table): Refuges => {
  const going = fleeing(refuges);
  for (const { leader } of going) getAway(G, leader, order.apart?.[leader] ?? order.hex, table);
  return refuges.filter((one) => !going.includes(one));
};

/** [R34] Among equals the owner chooses. */
export const refuge = (_G: G, battle: Battle): Asked | undefined => {
  const [next] = battle.refuges;
  if (next !== undefined) return { side: LEADER_FACTS[next.leader].side, step: 'refuge' };
  battle.step = 'advance';
  return undefined;
};
