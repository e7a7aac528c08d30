import { lotEntries } from '../forces.ts';
import type { EndCombat, Order, TakeLosses } from '../orders.ts';
import { minus, stackingSps, sumOf } from '../rules/combat.ts';
import { freeChoice, type LossChoice, lossesInOrder } from '../rules/losses.ts';
import { retreatWays, type Way } from '../rules/retreat.ts';
import type { Detachment } from '../state.ts';
import { type AdvanceChoice, departure, departureWays } from './loss-question.ts';
import type {
  AdvanceOptions,
  AttackOption,
  BattleOptions,
  CombatOptions,
  LossOptions,
  WithdrawOptions,
} from './options.ts';
import type { Lots } from './state.ts';

type Choose = (n: number) => number;

const oneOf = <T>(items: readonly T[], choose: Choose): T => {
  const item = items[choose(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Lots in any order the chooser likes, then as the rules allow. */
const someLosses = (choice: LossChoice, choose: Choose): Lots => {
  const worth = new Map(Object.keys(choice.pool).map((key) => [key, choose(8)]));
  return lossesInOrder(choice, (key) => worth.get(key) ?? 0);
};

/** All of a pool, or some of each lot; never nothing. */
const someOf = (lots: Lots, choose: Choose): Lots => {
  if (choose(3) > 0) return { ...lots };
  const some: Lots = {};
  for (const [key, n] of lotEntries(lots)) {
    const taken = choose(n + 1);
    if (taken > 0) some[key] = taken;
  }
  return sumOf(some) > 0 ? some : { ...lots };
};

const composeAttack = (option: AttackOption, choose: Choose, whole = false): Order => {
  const { from, target, pool, led, besiege } = option;
  if (!whole && besiege !== null && choose(3) === 0) return { type: 'besiege', from, target, group: besiege };
  const first = oneOf(led, choose);
  const leaders = pool.leaders.filter((leader) => leader === first || whole || choose(2) === 0);
  const group = { lots: whole ? { ...pool.lots } : someOf(pool.lots, choose), leaders };
  return { type: 'attack', from, target, group };
};

const composeCombat = (options: CombatOptions, choose: Choose): Order => {
  const { attacks, sieges, duty } = options;
  const choices = attacks.length + sieges.length;
  const end: EndCombat = { type: 'endCombat' };
  if (choices === 0) return end;
  const n = choose(choices + 1);
  if (n === choices) return duty === null ? end : composeAttack(duty.attack, choose, true);
  const attack = attacks[n];
  return attack === undefined ? (sieges[n - attacks.length] ?? end) : composeAttack(attack, choose);
};

/** Any part that fits and, to besiege, the whole. */
const someAdvance = (choice: AdvanceChoice, whole: Detachment, choose: Choose): Detachment | null => {
  if (choose(3) === 0) return null;
  if (choice.besieging) return whole;
  return { lots: someOf(whole.lots, choose), leaders: whole.leaders.filter(() => choose(3) > 0) };
};

const composeAdvance = ({ choice, whole }: AdvanceOptions, choose: Choose): Order => ({
  type: 'advance',
  group: someAdvance(choice, whole, choose),
});

const takeWay = (
  ways: readonly Way[],
  going: Lots,
  order: Pick<TakeLosses, 'retreat' | 'pushLosses'>,
  choose: Choose,
) => {
  if (ways.length === 0) return;
  const way = oneOf(ways, choose);
  order.retreat = way.path;
  if (way.push > 0) order.pushLosses = someLosses(freeChoice(going, way.push), choose);
};

const composeLosses = ({ question }: LossOptions, choose: Choose): Order => {
  const way = oneOf(question.ways, choose);
  const order: TakeLosses = { type: 'takeLosses', lots: someLosses(way.choice, choose) };
  if (way.kind === 'inside') order.retreat = [question.hex];
  if (way.kind === 'leave') {
    const { left, routs, rout, destroyed } = departure(way, order.lots);
    if (destroyed) return order;
    if (rout.number > 0) order.routLosses = someLosses(rout, choose);
    const going = minus(left, order.routLosses ?? {});
    takeWay(departureWays(way, question.hex, going, routs), going, order, choose);
  } else if (question.advance !== null && choose(2) === 0) {
    const pool = minus(question.advance.pool, order.lots);
    const room = question.advance.room;
    if (sumOf(pool) > 0 && stackingSps(pool) <= room) {
      order.advance = { lots: someOf(pool, choose), leaders: [...question.advance.leaders] };
    }
  }
  return order;
};

const composeWithdraw = ({ hex, lots, field, refuge }: WithdrawOptions, choose: Choose): Order => {
  if (refuge !== null) return { type: 'refuge', hex: oneOf(refuge.hexes, choose) };
  const order: Pick<TakeLosses, 'retreat' | 'pushLosses'> = {};
  takeWay(retreatWays(field, hex, sumOf(lots), stackingSps(lots)), lots, order, choose);
  return { type: 'withdraw', retreat: order.retreat ?? [], ...(order.pushLosses && { pushLosses: order.pushLosses }) };
};

/** One complete legal order of what may be done; `choose(n)` gives 0 to n − 1. */
export const composeBattle = (options: BattleOptions, choose: Choose): Order => {
  switch (options.step) {
    case 'combat':
      return composeCombat(options, choose);
    case 'stand':
      return {
        type: 'stand',
        inside: options.choice.walls && choose(2) === 0,
        laager: options.choice.laager && choose(2) === 0,
      };
    case 'advance':
      return composeAdvance(options, choose);
    case 'refuge':
      return { type: 'refuge', hex: oneOf(options.hexes, choose) };
    case 'withdraw':
      return composeWithdraw(options, choose);
    default:
      return composeLosses(options, choose);
  }
};
