import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landNeighbours } from '../data/map/index.ts';
import { lotEntries } from '../forces.ts';
import { type HexId, LEADERS, type LeaderId, type Side, type Situation } from '../ids.ts';
import { freshKey, type LotKey } from '../lots.ts';
import { type MatchOptions, SWITCHES } from '../match-options.ts';
import type { Order, TakeLosses } from '../orders.ts';
import { minus, stackingSps, sumOf } from '../rules/combat.ts';
import { freeChoice, type LossChoice } from '../rules/losses.ts';
import { retreatWays, type Way } from '../rules/retreat.ts';
import { setup } from '../setup.ts';
import type { Detachment, G } from '../state.ts';
import { NO_OPTIONS } from '../testing/battlefield.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { randomOf, scatter } from '../testing/scattered.ts';
import { composeBattle } from './compose.ts';
import { explainBattle } from './explain.ts';
import { type AdvanceChoice, departure, departureWays } from './loss-question.ts';
import { type BattleOptions, battleOptions, type LossOptions } from './options.ts';
import { applyBattleOrder } from './run.ts';
import type { Lots } from './state.ts';

type Choose = (n: number) => number;

const within = (lots: Lots, pool: Lots): boolean =>
  lotEntries(lots).every(
    ([key, n]) => Number.isInteger(n) && n > 0 && n <= (Object.hasOwn(pool, key) ? (pool[key] ?? 0) : 0),
  );
const among = (leaders: readonly LeaderId[], pool: readonly LeaderId[]): boolean =>
  new Set(leaders).size === leaders.length && leaders.every((leader) => pool.includes(leader));

const named = (choice: LossChoice, lots: Lots = {}): boolean => {
  const cavalry = lotEntries(lots).reduce((sum, [key, n]) => sum + (key.includes('Cavalry') ? n : 0), 0);
  return within(lots, choice.pool) && sumOf(lots) === choice.number && cavalry >= choice.cavalryAtLeast;
};
const gone = (ways: readonly Way[], going: Lots, order: Pick<TakeLosses, 'retreat' | 'pushLosses'>): boolean => {
  if (ways.length === 0) return order.retreat === undefined;
  const way = ways.find(({ path }) => path.join() === order.retreat?.join());
  return way !== undefined && named(freeChoice(going, way.push), order.pushLosses);
};
const advances = (choice: AdvanceChoice, group: Detachment): boolean =>
  !group.supplyTrain &&
  within(group.lots, choice.pool) &&
  among(group.leaders, choice.leaders) &&
  sumOf(group.lots) > 0 &&
  stackingSps(group.lots) <= choice.room;

const losesAsAsked = ({ question }: LossOptions, order: TakeLosses): boolean => {
  const inside = order.retreat?.length === 1 && order.retreat[0] === question.hex;
  return question.ways.some((way) => {
    if (!named(way.choice, order.lots)) return false;
    if (way.kind !== 'leave') {
      if (order.routLosses !== undefined || order.pushLosses !== undefined) return false;
      if (way.kind === 'inside' ? !inside : order.retreat !== undefined) return false;
      if (order.advance === undefined) return true;
      const { advance } = question;
      return advance !== null && advances({ ...advance, pool: minus(advance.pool, order.lots) }, order.advance);
    }
    if (inside || order.advance !== undefined) return false;
    const { left, routs, rout, destroyed } = departure(way, order.lots);
    if (destroyed)
      return order.retreat === undefined && order.routLosses === undefined && order.pushLosses === undefined;
    if (!named(rout, order.routLosses)) return false;
    const going = minus(left, order.routLosses ?? {});
    return gone(departureWays(way, question.hex, going, routs), going, order);
  });
};

/** What the options alone say of an order; of sieges they give the largest group, so of smaller ones they say nothing. */
const offered = (options: BattleOptions, order: Order): boolean | undefined => {
  switch (options.step) {
    case 'combat': {
      if (order.type === 'besiege') {
        const here = (one: { from: HexId; target: HexId }) => one.from === order.from && one.target === order.target;
        const any = options.attacks.some((one) => here(one) && one.besiege !== null) || options.sieges.some(here);
        return any ? undefined : false;
      }
      if (order.type !== 'attack') return false;
      const { from, target, group } = order;
      const option = options.attacks.find((one) => one.from === from && one.target === target);
      if (option === undefined || group.supplyTrain) return false;
      const led = group.leaders.some((leader) => option.led.includes(leader));
      return (
        led &&
        sumOf(group.lots) > 0 &&
        within(group.lots, option.pool.lots) &&
        among(group.leaders, option.pool.leaders)
      );
    }
    case 'stand':
      return (
        order.type === 'stand' && (!order.inside || options.choice.walls) && (!order.laager || options.choice.laager)
      );
    case 'advance':
      if (order.type !== 'advance') return false;
      if (order.group === null) return true;
      if (!advances(options.choice, order.group)) return false;
      return options.choice.besieging ? undefined : true;
    case 'refuge':
      return order.type === 'refuge' && order.apart === undefined && options.hexes.includes(order.hex);
    case 'withdraw': {
      if (options.refuge !== null) return order.type === 'refuge' && options.refuge.hexes.includes(order.hex);
      if (order.type !== 'withdraw') return false;
      const { field, hex, lots } = options;
      return gone(retreatWays(field, hex, sumOf(lots), stackingSps(lots)), lots, order);
    }
    default:
      return order.type === 'takeLosses' && losesAsAsked(options, order);
  }
};

const one = <T>(items: readonly T[], choose: Choose): T | undefined => items[choose(items.length)];

const spoilLots = (lots: Lots, choose: Choose): Lots => {
  const changed: Lots = { ...lots };
  const key = (one(Object.keys(lots), choose) ?? freshKey('english', 'infantry')) as LotKey;
  const kinds = [freshKey('french', 'heavyCavalry'), freshKey('english', 'siege'), 'toString' as LotKey];
  switch (choose(4)) {
    case 0:
      changed[key] = (changed[key] ?? 0) + 1;
      break;
    case 1:
      delete changed[key];
      break;
    case 2:
      changed[key] = Math.max(1, (changed[key] ?? 0) - 1);
      break;
    default:
      changed[one(kinds, choose) ?? key] = 1;
  }
  return changed;
};
const spoilGroup = (group: Detachment, choose: Choose): Detachment => {
  const leaders = [...group.leaders];
  if (choose(2) === 0) return { ...group, lots: spoilLots(group.lots, choose) };
  if (choose(2) === 0) leaders.pop();
  else leaders.push(one(LEADERS, choose) ?? 'jeanne');
  return { ...group, leaders };
};
const spoilPath = (path: readonly HexId[] | undefined, from: HexId, choose: Choose): HexId[] => {
  const near = one(landNeighbours(path?.at(-1) ?? from), choose) ?? from;
  return choose(2) === 0 ? [near] : [...(path ?? []), near];
};

/** The same order with something changed, which may make it another legal one or a wrong one. */
const spoil = (order: Order, at: HexId, choose: Choose): Order => {
  switch (order.type) {
    case 'attack':
    case 'besiege':
      if (choose(4) === 0) return { ...order, target: one(landNeighbours(order.from), choose) ?? order.from };
      return choose(6) === 0
        ? { ...order, type: order.type === 'attack' ? 'besiege' : 'attack' }
        : { ...order, group: spoilGroup(order.group, choose) };
    case 'stand':
      return { ...order, [choose(2) === 0 ? 'inside' : 'laager']: true };
    case 'takeLosses': {
      const what = choose(5);
      if (what === 0) return { ...order, retreat: spoilPath(order.retreat, at, choose) };
      if (what === 1) return { ...order, pushLosses: spoilLots(order.pushLosses ?? {}, choose) };
      if (what === 2) return { ...order, routLosses: spoilLots(order.routLosses ?? {}, choose) };
      if (what === 3) return { ...order, advance: { lots: order.lots, leaders: [] } };
      return { ...order, lots: spoilLots(order.lots, choose) };
    }
    case 'advance':
      return { ...order, group: order.group === null ? { lots: {}, leaders: [] } : spoilGroup(order.group, choose) };
    case 'refuge':
      return { ...order, hex: one(landNeighbours(order.hex), choose) ?? order.hex };
    case 'withdraw':
      return { ...order, retreat: spoilPath(order.retreat, at, choose) };
    default:
      return order;
  }
};

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 200);

const board = fc.record({
  seed: fc.nat(),
  side: fc.constantFrom<Side>('english', 'french'),
  on: fc.subarray([...SWITCHES]),
});

const walk = (
  { seed, side, on }: { seed: number; side: Side; on: readonly string[] },
  look: (G: G, at: Situation, options: BattleOptions, order: Order, choose: Choose) => void,
): void => {
  const choose = randomOf(seed);
  const switched: Partial<MatchOptions> = {
    ...Object.fromEntries(on.map((name) => [name, true])),
    englishFirst: false,
  };
  const G = scatter(setup({ ...NO_OPTIONS, ...switched }), choose);
  const table = { d6: () => 1 + choose(6), tell: () => undefined };
  let at: Situation | undefined = {
    phase: side === 'english' ? 'englishPlayerTurn' : 'frenchPlayerTurn',
    side,
    step: 'combat',
  };
  for (let n = 0; at !== undefined && n < 40; n += 1) {
    const options = battleOptions(G, at);
    const order = composeBattle(options, choose);
    if (order.type === 'endCombat') return;
    look(G, at, options, order, choose);
    at = applyBattleOrder(G, at, order, table);
  }
};

test('every composed battle order is allowed, and is one the options offer', () => {
  fc.assert(
    fc.property(board, (start) =>
      walk(start, (G, at, options, order) => {
        expect(explainBattle(G, at, order), JSON.stringify({ at, order })).toBeUndefined();
        expect(offered(options, order), JSON.stringify({ at, order })).not.toBe(false);
        expect(brokenInvariants(G, at).filter((broken) => !/countermix|stack of|Will/.test(broken))).toEqual([]);
      }),
    ),
    { numRuns: RUNS, seed: 1429 },
  );
}, 60_000);

test('a changed battle order is allowed exactly when the options offer it', () => {
  const seen = { allowed: 0, refused: 0 };
  fc.assert(
    fc.property(board, (start) =>
      walk(start, (G, at, options, order, choose) => {
        const here =
          G.battle?.attacker === at.side
            ? G.battle.from
            : (G.battle?.target ?? G.withdrawals[0]?.hex ?? ('1815' as HexId));
        for (let n = 0; n < 6; n += 1) {
          const changed = spoil(order, here, choose);
          const says = offered(options, changed);
          const fault = explainBattle(G, at, changed);
          seen[fault === undefined ? 'allowed' : 'refused'] += 1;
          if (fault !== undefined) expect(fault.rule).not.toBe('');
          if (says !== undefined) expect(fault === undefined, JSON.stringify({ at, changed, fault })).toBe(says);
        }
      }),
    ),
    { numRuns: RUNS, seed: 1430 },
  );
  expect(seen.allowed).toBeGreaterThan(300);
  expect(seen.refused).toBeGreaterThan(1000);
}, 60_000);

test('an order is looked at in less than a tenth of a millisecond', () => {
  const times: number[] = [];
  fc.assert(
    fc.property(board, (start) =>
      walk(start, (G, at, _options, order) => {
        const begun = performance.now();
        for (let n = 0; n < 20; n += 1) explainBattle(G, at, order);
        times.push((performance.now() - begun) / 20);
      }),
    ),
    { numRuns: 60, seed: 1431 },
  );
  times.sort((a, b) => a - b);
  // The median: on a busy machine some are always interrupted.
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(0.1);
}, 60_000);
