import type { TakeLosses } from '../orders.ts';
import { minus, stackingSps, sumOf } from '../rules/combat.ts';
import { freeChoice, lossesInOrder, onlyLosses } from '../rules/losses.ts';
import { retreatWays } from '../rules/retreat.ts';
import { departure, departureWays, type LossQuestion, type LossWay } from './loss-question.ts';

/** [R5, R33] The one answer to a question of losses, if there is but one; the advance that may follow is asked for later. */
export const automaticLosses = (question: LossQuestion): TakeLosses | undefined => {
  const [way, other] = question.ways;
  if (way === undefined || other !== undefined) return undefined;
  const named = onlyLosses(way.choice);
  if (way.kind === 'stay') return named && { type: 'takeLosses', lots: named };
  if (way.kind === 'inside') return named && { type: 'takeLosses', lots: named, retreat: [question.hex] };
  if (isDoomed(way, question.hex)) {
    return { type: 'takeLosses', lots: named ?? lossesInOrder(way.choice, () => 0) };
  }
  return named && onlyDeparture(way, question, named);
};

/**
 * Without a way out for any choice it does not matter who falls before the rest do. Who takes the least room finds a way if anybody
 * does, and a rout, or guns left behind, may make a stack small enough to be taken in.
 */
const isDoomed = (
  { field, choice, stack, forced, pursuers, gunsOnTop }: LossWay,
  hex: LossQuestion['hex'],
): boolean => {
  if (field === null) return false;
  const most = sumOf(stack) - sumOf(forced) - choice.number;
  const fewest = pursuers === null && !gunsOnTop ? most : 1;
  const room = stackingSps(choice.pool) - choice.number;
  for (let left = most; left >= fewest; left -= 1) {
    if (retreatWays(field, hex, left, Math.max(0, room - (most - left))).length > 0) return false;
  }
  return true;
};

const onlyDeparture = (way: LossWay, question: LossQuestion, named: TakeLosses['lots']): TakeLosses | undefined => {
  const order: TakeLosses = { type: 'takeLosses', lots: named };
  const { left, routs, rout, destroyed } = departure(way, named);
  if (destroyed) return order;
  const routLosses = onlyLosses(rout);
  if (routLosses === undefined) return undefined;
  if (rout.number > 0) order.routLosses = routLosses;
  const going = minus(left, routLosses);
  const [only, another] = departureWays(way, question.hex, going, routs);
  if (only === undefined) return order;
  if (another !== undefined) return undefined;
  const pushLosses = onlyLosses(freeChoice(going, only.push));
  if (pushLosses === undefined) return undefined;
  if (only.push > 0) order.pushLosses = pushLosses;
  return { ...order, retreat: only.path };
};
