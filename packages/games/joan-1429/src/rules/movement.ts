import { type Violation, violation } from '@oriflamme/platform';
import { LEADER_FACTS } from '../data/leaders.ts';
import { isLand, stepCost } from '../data/map/index.ts';
import { addSps, detachmentSps, lotEntries, removeSps, sharedForces, sideOfLot } from '../forces.ts';
import type { HexId, Side } from '../ids.ts';
import type { March } from '../orders.ts';
import type { Detachment, G } from '../state.ts';
import { type Bar, entryOf, isBarred } from './movement-entry.ts';
import { groupAllowance, groupSpent, hasCombatSps, isEmpty, leaderless } from './movement-group.ts';
import { emptiesTakenTown, leaderBar, leavingBar, lotBar, type PieceBar, trainAt } from './movement-pool.ts';
import { mayBesiege } from './siege.ts';

const LEAVING_RULE = { besieged: 'R49', besiegersStay: 'R53' } as const;
const PIECE_RULE: Readonly<Record<PieceBar, string>> = { routed: '9.4', inert: 'R47', wounded: '5.4' };
const ENTRY_RULE: Readonly<Record<Bar, string>> = {
  closedTown: 'R47',
  ownTownBesieged: 'R49',
  enemyUnits: '6.1.1',
  leadersMeetEnemy: 'R14',
  leadersAtEnemyTown: 'R14',
};

/** The group is really there, whole and of one side. */
const missing = (G: G, side: Side, from: HexId, group: Detachment): Violation | undefined => {
  if (isEmpty(group)) return violation('6.1', 'emptyGroup', { hex: from });
  const force = G.forces[from];
  for (const [key, sps] of lotEntries(group.lots)) {
    if (sps > (force?.[key] ?? 0) || sideOfLot(key) !== side) return violation('R10', 'notThere', { hex: from });
  }
  const seen = new Set<string>();
  for (const id of group.leaders) {
    if (G.leaders[id].hex !== from || LEADER_FACTS[id].side !== side || seen.has(id)) {
      return violation('R10', 'notThere', { hex: from });
    }
    seen.add(id);
  }
  if (group.supplyTrain === true && !trainAt(G, from, side)) return violation('R10', 'notThere', { hex: from });
  return undefined;
};

/** [9.4, R47, R49, R51, R53] Someone of the group may not move at all. */
const held = (G: G, side: Side, from: HexId, group: Detachment): Violation | undefined => {
  const leaving = leavingBar(G, side, from);
  if (leaving !== undefined) return violation(LEAVING_RULE[leaving], leaving, { hex: from });
  for (const [key] of lotEntries(group.lots)) {
    const bar = lotBar(G, key);
    if (bar !== undefined) return violation(PIECE_RULE[bar], bar, { hex: from });
  }
  for (const id of group.leaders) {
    const bar = leaderBar(G, id);
    if (bar !== undefined) return violation(PIECE_RULE[bar], bar, { hex: from });
  }
  return undefined;
};

/** [6.1.1, 6.1.2, R10–R12] The group as it now is can afford the step, and is led. */
const stepBar = (G: G, order: March, band: Detachment, at: HexId, to: HexId, gone: number): Violation | undefined => {
  const cost = stepCost(at, to);
  if (cost === undefined) {
    return isLand(to)
      ? violation('6.1.1', 'notAdjacent', { from: at, to })
      : violation('6.1.5', 'prohibited', { hex: to });
  }
  const alone = leaderless(G, band, order.from);
  if (alone !== undefined) {
    const { led = null } = alone === 'train' ? G.supplyTrain : alone;
    const unit = alone === 'train' ? 'train' : alone.type;
    return led === null
      ? violation('6.1.2', 'noLeader', { hex: at, unit })
      : violation('R11', 'broughtByOthers', { hex: at, unit, leaders: [...led] });
  }
  const left = groupAllowance(band) - groupSpent(G, band) - gone;
  return cost > left ? violation('6.1', 'noMps', { hex: to, cost, left: Math.max(0, left) }) : undefined;
};

/** [6.1.4] Takes a part out of a group, of whatever size and at no cost; undefined when the group does not hold it. */
export const without = (band: Detachment, part: Detachment): Detachment | undefined => {
  const lots = { ...band.lots };
  for (const [key, sps] of lotEntries(part.lots)) {
    const left = (lots[key] ?? 0) - sps;
    if (left < 0) return undefined;
    if (left === 0) delete lots[key];
    else lots[key] = left;
  }
  if (part.leaders.some((id) => !band.leaders.includes(id)) || (part.supplyTrain && !band.supplyTrain))
    return undefined;
  const leaders = band.leaders.filter((id) => !part.leaders.includes(id));
  const train = band.supplyTrain === true && part.supplyTrain !== true;
  return { lots, leaders, ...(train ? { supplyTrain: true as const } : {}) };
};

/** The map as it is when the group arrives: gone from where it was, with what it dropped on the way. */
const onTheMarch = (G: G, order: March): G => {
  const view = { ...G, forces: sharedForces(G) };
  for (const [key, sps] of lotEntries(order.group.lots)) removeSps(view, order.from, key, sps);
  for (const { at, leave } of order.drops) {
    for (const [key, sps] of lotEntries(leave.lots)) addSps(view, at, key, sps);
  }
  return view;
};

/** [6.1, R10–R15, R32, R49, R53] Why a march may not be made as ordered, step by step. */
export const explainMarch = (G: G, side: Side, order: March): Violation | undefined => {
  const { from, group, path, drops } = order;
  const refused = missing(G, side, from, group) ?? held(G, side, from, group);
  if (refused !== undefined) return refused;
  if (path.length === 0) return violation('6.1.1', 'emptyPath', { hex: from });
  if (emptiesTakenTown(G, side, from, detachmentSps(group))) return violation('6.1.7', 'keepGarrison', { hex: from });
  const way = path.slice(0, -1);
  for (const { at, leave } of drops) {
    if (!way.includes(at) || isEmpty(leave)) return violation('6.1.2', 'dropNotOnWay', { hex: at });
  }
  let band = group;
  let at = from;
  let gone = 0;
  for (const [i, to] of path.entries()) {
    const barred = stepBar(G, order, band, at, to, gone);
    if (barred !== undefined) return barred;
    gone += stepCost(at, to) ?? 0;
    const last = i === path.length - 1;
    // A town it has left without a garrison is the enemy's again when it comes back to it.
    const entry = entryOf(to === from ? onTheMarch(G, order) : G, side, to, hasCombatSps(band));
    if (isBarred(entry)) return violation(ENTRY_RULE[entry], entry, { hex: to });
    if (entry === 'siege') {
      if (!last) return violation('R32', 'siegeEndsMarch', { hex: to });
      // A plain march only leaves its first hex, which needs no picture of the map.
      const plain = drops.length === 0 && to !== from;
      return plain ? mayBesiege(G, side, to, band, from) : mayBesiege(onTheMarch(G, order), side, to, band);
    }
    const first = path.indexOf(to) === i;
    if (!last && first) {
      const before = detachmentSps(band);
      for (const drop of drops) {
        if (drop.at !== to) continue;
        const rest = without(band, drop.leave);
        if (rest === undefined) return violation('6.1.2', 'dropNotCarried', { hex: to });
        if (isEmpty(rest)) return violation('6.1.2', 'dropAll', { hex: to });
        band = rest;
      }
      if (entry === 'town' && detachmentSps(band) === before) return violation('6.1.7', 'leaveGarrison', { hex: to });
    }
    at = to;
  }
  return undefined;
};
