import { type Violation, violation } from '@oriflamme/platform';
import { LEADER_FACTS } from '../data/leaders.ts';
import { landNeighbours } from '../data/map/index.ts';
import { hasSps, leadersOf, lotEntries, lotsOf } from '../forces.ts';
import { enemyOf, type HexId, LEADERS, type LeaderId, type Side } from '../ids.ts';
import { type LotKey, readLot } from '../lots.ts';
import type { Attack, Besiege } from '../orders.ts';
import { countOf, stackingSps, sumOf } from '../rules/combat.ts';
import { closed, inside, isOpenTown } from '../rules/control.ts';
import { leaderBar, leavingBar, lotBar } from '../rules/movement-pool.ts';
import { roomFor } from '../rules/retreat.ts';
import { mayBesiege } from '../rules/siege.ts';
import type { Detachment, G } from '../state.ts';
import { kindOf } from './declare.ts';
import type { Lots } from './state.ts';

/** [6.2.1, R25] A leader who can lead an attack, not merely be at one. */
export const leadsAttacks = (leader: LeaderId): boolean => LEADER_FACTS[leader].attack > 0;

const lotFault = (G: G, key: LotKey): Violation | undefined => {
  const bar = lotBar(G, key);
  if (bar === 'routed') return violation('9.4', 'routedCannotAttack');
  if (bar !== undefined) return violation('R47', 'neutralCannotAttack');
  return readLot(key).attacked ? violation('R25', 'spsAttackedAlready') : undefined;
};

const leaderFault = (G: G, leader: LeaderId): Violation | undefined => {
  const bar = leaderBar(G, leader);
  if (bar === 'routed') return violation('9.4', 'routedCannotAttack');
  if (bar === 'wounded') return violation('7.1.5', 'woundedCannotLead', { leader });
  if (bar !== undefined) return violation('R47', 'neutralCannotAttack');
  return G.leaders[leader].attacked ? violation('R25', 'leaderAttackedAlready', { leader }) : undefined;
};

/** [R25] What of a hex may still attack in this phase. */
export const attackPool = (G: G, side: Side, hex: HexId): Detachment => ({
  lots: Object.fromEntries(lotsOf(G, hex, side).filter(([key]) => lotFault(G, key) === undefined)) as Lots,
  leaders: leadersOf(G, hex, side).filter((leader) => leaderFault(G, leader) === undefined),
});

/** [6.2.3, 8.2.7, R13, R25, R26, R30, R47] Whether one hex may be attacked from another at all: each hex attacks for itself. */
export const targetFault = (G: G, side: Side, from: HexId, target: HexId): Violation | undefined => {
  if (G.attacksMade[from]?.includes(target)) return violation('R25', 'targetAttackedAlready', { from, target });
  if (from === target) {
    return G.sieges[from] === undefined ? violation('R25', 'noSiegeHere', { hex: from }) : undefined;
  }
  if (inside(G, from, side)) return violation('R25', 'besiegedOnlySortie', { hex: from });
  if (!landNeighbours(from).includes(target)) return violation('6.2.1', 'targetNotAdjacent', { from, target });
  if (closed(G, target)) return violation('R47', 'townClosed', { hex: target });
  if (!hasSps(G, target, enemyOf(side))) return violation('R30', 'noEnemyThere', { hex: target });
  return G.sieges[target] === side ? violation('R25', 'besiegedOnlyStormed', { hex: target }) : undefined;
};

/** [6.2.4] Siege weapons go against a town's holder, and nobody else. */
export const siegeWeaponsMay = (G: G, side: Side, from: HexId, target: HexId): boolean =>
  kindOf(G, side, from, target) === 'storm' || (from !== target && isOpenTown(G, target, enemyOf(side)));

/** [6.2.1, R25] Whether a group can attack from a hex: all there, fresh, and led. */
const groupFault = (G: G, side: Side, from: HexId, group: Detachment): Violation | undefined => {
  if (group.supplyTrain) return violation('R25', 'trainCannotAttack');
  const pool = Object.fromEntries(lotsOf(G, from, side)) as Lots;
  for (const [key, n] of lotEntries(group.lots)) {
    if (!Number.isInteger(n) || n < 1 || n > countOf(pool, key)) return violation('R25', 'spsNotThere', { hex: from });
    const fault = lotFault(G, key);
    if (fault !== undefined) return fault;
  }
  if (sumOf(group.lots) === 0) return violation('R25', 'attackWithoutSps');
  if (new Set(group.leaders).size < group.leaders.length) return violation('R25', 'leaderNamedTwice');
  const present = leadersOf(G, from, side);
  for (const leader of group.leaders) {
    if (!present.includes(leader)) return violation('R25', 'leaderNotThere', { leader, hex: from });
    const fault = leaderFault(G, leader);
    if (fault !== undefined) return fault;
  }
  return group.leaders.some(leadsAttacks) ? undefined : violation('6.2.1', 'attackWithoutLeader');
};

/** [6.2.1, 6.2.4] */
export const explainAttack = (G: G, side: Side, order: Attack): Violation | undefined => {
  const { from, target, group } = order;
  const fault = targetFault(G, side, from, target) ?? groupFault(G, side, from, group);
  if (fault !== undefined) return fault;
  const siege = lotEntries(group.lots).some(([key]) => readLot(key).type === 'siege');
  return siege && !siegeWeaponsMay(G, side, from, target) ? violation('6.2.4', 'siegeWeaponsOnlyTowns') : undefined;
};

/** [6.2.2, 8.2, R32] What an attack needs, and what a siege needs. */
export const explainBesiege = (G: G, side: Side, order: Besiege): Violation | undefined => {
  const { from, target, group } = order;
  if (inside(G, from, side)) return violation('R25', 'besiegedOnlySortie', { hex: from });
  if (!landNeighbours(from).includes(target)) return violation('6.2.1', 'targetNotAdjacent', { from, target });
  if (leavingBar(G, side, from) !== undefined) return violation('R53', 'besiegersStayPut', { hex: from });
  if (G.attacksMade[from]?.includes(target)) return violation('R25', 'targetAttackedAlready', { from, target });
  const fault = groupFault(G, side, from, group) ?? mayBesiege(G, side, target, group, from);
  if (fault !== undefined) return fault;
  const room = roomFor(G, target, side);
  return stackingSps(group.lots) > room ? violation('3.1', 'advanceOverstacks', { hex: target, room }) : undefined;
};

const ATTACK_LEADERS = LEADERS.filter(leadsAttacks);

/** Hexes with somebody who leads attacks: most are out by that alone. */
const ledHexes = (G: G, side: Side): Set<HexId> => {
  const led = new Set<HexId>();
  for (const id of ATTACK_LEADERS) {
    const { hex } = G.leaders[id];
    if (hex !== null && LEADER_FACTS[id].side === side) led.add(hex);
  }
  return led;
};

export interface AttackSource {
  readonly hex: HexId;
  readonly pool: Detachment;
}

/** Hexes from which something may attack, in any order: a pool with SPs and a leader who leads. */
export const attackSources = (G: G, side: Side): AttackSource[] =>
  [...ledHexes(G, side)]
    .map((hex) => ({ hex, pool: attackPool(G, side, hex) }))
    .filter(({ pool }) => sumOf(pool.lots) > 0 && pool.leaders.some(leadsAttacks));

/** The same in the order of the map's record, for lists that are shown. */
export const attackHexes = (G: G, side: Side): AttackSource[] => {
  const sources = new Map(attackSources(G, side).map((source) => [source.hex, source]));
  return (Object.keys(G.forces) as HexId[]).flatMap((hex) => sources.get(hex) ?? []);
};
