import {
  type Arrival,
  type Detachment,
  detachmentSps,
  distance,
  enemyOf,
  type G,
  type HexId,
  holder,
  inSupply,
  joan1429,
  LEADER_FACTS,
  type LeaderId,
  lotEntries,
  type March,
  type MovementOptions,
  type MovingStack,
  type Order,
  readLot,
  type Side,
  spsOf,
  townAt,
  UNITS,
  wayOf,
} from '@oriflamme/joan-1429';
import type { Ctx, Seat } from '@oriflamme/platform';
import { armyGoal, companyFor, dangerAt, garrisonFor, kingGoal } from './goals.ts';
import { threatAt, worthOf } from './strength.ts';

/** Fewer SPs stay at home as garrisons. */
const ARMY = 4;
/** Destinations tried for a group before it stays. */
const TRIES = 6;
const FAR = 1000;
/** Charles has time; Henry lands in the last turns and must be at Rouen by their end. */
const CAUTION: Readonly<Record<Side, number>> = { french: 1, english: 0.4 };

type Legal = (order: Order) => boolean;

/** Mandates first; then kings, armies and lone leaders go where their side wants them; undefined when the bot has no idea. */
export const sensibleMovement = (G: G, ctx: Ctx, seat: Seat, options: MovementOptions): Order | undefined => {
  const legal: Legal = (order) => joan1429.explain(G, ctx, seat, order) === undefined;
  const obedient = options.obedient.toSorted((a, b) => detachmentSps(b.group) - detachmentSps(a.group))[0];
  if (obedient !== undefined) return obedient;
  if (options.excess.length === 0) {
    const [works] = options.buildFieldworks;
    if (works !== undefined && G.fieldworks[works] === undefined && threatAt(G, works, options.side) > 0)
      return { type: 'buildFieldworks', hex: works };
    for (const stack of options.stacks) {
      if (stack.hex === options.bound) continue;
      const order = marchOf(G, options.side, stack, legal);
      if (order !== undefined) return order;
    }
  }
  const end: Order = { type: 'endMovement' };
  return legal(end) ? end : undefined;
};

const marchOf = (G: G, side: Side, stack: MovingStack, legal: Legal): March | undefined => {
  const fresh = (id: LeaderId): boolean => G.leaders[id].spent === 0;
  const king = side === 'french' ? 'charles' : 'henry';
  if (stack.pool.leaders.includes(king) && fresh(king)) {
    const order = kingMarch(G, side, stack, king, legal);
    if (order !== undefined) return order;
  }
  if (G.sieges[stack.hex] === side) return undefined;
  const leaders = stack.pool.leaders.filter((id) => !LEADER_FACTS[id].king && fresh(id));
  if (!leaders.some((id) => LEADER_FACTS[id].attack > 0)) return undefined;
  const group: Detachment = { lots: fieldArmy(G, side, stack), leaders };
  if (stack.pool.supplyTrain === true) group.supplyTrain = true;
  if (detachmentSps(group) >= ARMY) return armyMarch(G, side, stack, group, legal);
  return strayMarch(G, side, stack, leaders, legal);
};

/** A king goes from one safe place to the next. */
const kingMarch = (G: G, side: Side, stack: MovingStack, king: LeaderId, legal: Legal): March | undefined => {
  const goal = kingGoal(G, side);
  if (goal === undefined || stack.hex === goal) return undefined;
  const score = (hex: HexId): number => distance(hex, goal) + dangerAt(G, side, hex) * CAUTION[side];
  const stay = score(stack.hex);
  return bestMarch(stack, { lots: {}, leaders: [king] }, ({ hex }) => score(hex), stay, legal);
};

/** Leaders without an army look for one. */
const strayMarch = (G: G, side: Side, stack: MovingStack, leaders: LeaderId[], legal: Legal): March | undefined => {
  const goal = companyFor(G, side, stack.hex);
  if (goal === undefined || spsOf(G, stack.hex, side) >= ARMY) return undefined;
  const score = ({ hex }: Arrival): number => distance(hex, goal) + (spsOf(G, hex, side) > 0 ? 0 : 2);
  return bestMarch(stack, { lots: {}, leaders }, score, distance(stack.hex, goal), legal);
};

/** Toward the goal, in supply, and not next to those who would sweep the army away. */
const armyMarch = (G: G, side: Side, stack: MovingStack, group: Detachment, legal: Legal): March | undefined => {
  const goal = armyGoal(G, side, stack.hex);
  if (goal === undefined || stack.hex === goal) return undefined;
  const sps = detachmentSps(group);
  const score = ({ hex, entry }: Arrival): number => {
    if (entry === 'siege') return hex === goal ? besiegingScore(G, side, hex, sps) : FAR;
    const hungry = inSupply(G, hex, side) ? 0 : 3;
    const danger = threatAt(G, hex, side) > sps * 1.5 && !inTown(G, side, hex) ? 3 : 0;
    const near = distance(hex, goal);
    const enemyTown = townAt(goal) !== undefined && holder(G, goal) !== side;
    const inReach = near === 1 && enemyTown && worthOf(G, side, hex, goal, group, true) >= 3 ? -1 : 0;
    return near + hungry + danger + inReach;
  };
  const stay = distance(stack.hex, goal) + (inSupply(G, stack.hex, side) ? 0 : 3);
  return bestMarch(stack, group, score, stay, legal);
};

/** Weak garrisons are better attacked than starved out. */
const besiegingScore = (G: G, side: Side, hex: HexId, sps: number): number =>
  spsOf(G, hex, enemyOf(side)) * 6 > sps ? -2 : 2;

const inTown = (G: G, side: Side, hex: HexId): boolean => townAt(hex) !== undefined && holder(G, hex) === side;

/** All but the militia, and but the garrison that the place wants. */
const fieldArmy = (G: G, side: Side, { hex, pool }: MovingStack): Detachment['lots'] => {
  const lots = Object.fromEntries(lotEntries(pool.lots).filter(([key]) => readLot(key).type !== 'militia'));
  let missing = garrisonFor(side, hex) - (spsOf(G, hex, side) - detachmentSps({ lots }));
  const byWorth = lotEntries(lots).sort(([a], [b]) => worth(readLot(a).type) - worth(readLot(b).type));
  for (const [key, sps] of byWorth) {
    const left = Math.min(sps, Math.max(0, missing));
    missing -= left;
    if (left === sps) delete lots[key];
    else lots[key] = sps - left;
  }
  return lots;
};

/** Foot stays behind first; guns and engineers are what sieges are made of. */
const worth = (type: keyof typeof UNITS): number =>
  ['infantry', 'archers', 'lightCavalry', 'heavyCavalry'].indexOf(type) + 1 || 9;

/** The reachable hex with the least score, if it beats staying. */
const bestMarch = (
  { hex, classes }: MovingStack,
  group: Detachment,
  score: (arrival: Arrival) => number,
  stay: number,
  legal: Legal,
): March | undefined => {
  const arrivals = new Map<HexId, Arrival>();
  for (const { reach } of classes) {
    for (const arrival of reach.values()) {
      const known = arrivals.get(arrival.hex);
      if (arrival.garrisons === 0 && (known === undefined || arrival.cost < known.cost))
        arrivals.set(arrival.hex, arrival);
    }
  }
  const mps =
    group.supplyTrain === true
      ? 4
      : Math.min(6, ...lotEntries(group.lots).map(([key]) => UNITS[readLot(key).type].allowance));
  const better = [...arrivals.values()]
    .filter(({ cost }) => cost <= mps + 1)
    .map((arrival) => ({ arrival, score: score(arrival) }))
    .filter((one) => one.score < stay)
    .sort((a, b) => a.score - b.score || a.arrival.cost - b.arrival.cost);
  for (const { arrival } of better.slice(0, TRIES)) {
    const order: March = { type: 'march', from: hex, group, path: wayOf(arrival), drops: [] };
    if (legal(order)) return order;
  }
  return undefined;
};
