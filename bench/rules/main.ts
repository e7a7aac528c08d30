import { deal, newTally, play, prng } from '@oriflamme/bot';
import {
  DEFAULT_OPTIONS,
  type G,
  joan1429,
  leadersOf,
  lotsOf,
  type MatchOptions,
  type Order,
  preview,
  SCENARIOS,
  type Side,
  setup,
  townHex,
} from '@oriflamme/joan-1429';
import { apply, type MatchState, newMatch, type Seat } from '@oriflamme/platform';
import { seededRoller } from '@oriflamme/platform/testing';
import type { Measurement } from '../measurement.ts';

const GAMES = 60;
const ROUNDS = 7;
const SIZED_GAMES = 1000;
const asked = { options: 'random', scenario: 'all', policy: 'all' } as const;

interface Game {
  readonly seed: number;
  readonly options: MatchOptions;
  readonly orders: { readonly seat: Seat; readonly order: Order }[];
}

const played = (seed: number): Game & { largestG: number } => {
  const choose = prng(seed);
  const dealt = deal(asked, choose);
  const orders: Game['orders'] = [];
  const { largestG, crash } = play({
    ...dealt,
    roller: seededRoller(seed),
    choose,
    tally: newTally(),
    checked: false,
    onOrder: (_, { seat, order }) => orders.push({ seat, order: order as Order }),
  });
  if (crash !== undefined) throw new Error(crash);
  return { seed, options: dealt.options, orders, largestG };
};

/** Plays recorded games again, timing `what` for every order of it. */
const again = (games: readonly Game[], timed: (state: MatchState<G>, seat: Seat, order: Order) => void): void => {
  for (const { seed, options, orders } of games) {
    const roller = seededRoller(seed);
    let { state } = newMatch(joan1429, options, roller);
    for (const { seat, order } of orders) {
      timed(state, seat, order);
      const applied = apply(joan1429, state, seat, order, roller);
      if (!applied.ok) throw new Error(`seed ${seed}: ${applied.violation.code}`);
      state = applied.state;
    }
  }
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length);

const timeOf = (what: () => unknown): number => {
  const before = performance.now();
  what();
  return performance.now() - before;
};

const print = (measurement: Measurement): void => {
  const value = Number(measurement.value.toPrecision(4));
  process.stdout.write(`${JSON.stringify({ ...measurement, value })}\n`);
};

const games = Array.from({ length: GAMES }, (_, i) => played(i + 1));

/** One round of all games through the reducer: how fast, and how an order of turn 14 compares with one of turn 2. */
const round = (): { perSecond: number; lastToSecond: number } => {
  const byTurn = new Map<number, { ms: number; orders: number }>();
  for (const { seed, options, orders } of games) {
    const roller = seededRoller(seed);
    let { state } = newMatch(joan1429, options, roller);
    for (const { seat, order } of orders) {
      const { turn } = state.G;
      const before = performance.now();
      const applied = apply(joan1429, state, seat, order, roller);
      const took = performance.now() - before;
      if (!applied.ok) throw new Error(`seed ${seed}: ${applied.violation.code}`);
      state = applied.state;
      const sum = byTurn.get(turn) ?? { ms: 0, orders: 0 };
      byTurn.set(turn, { ms: sum.ms + took, orders: sum.orders + 1 });
    }
  }
  const all = [...byTurn.values()];
  const ms = all.reduce((sum, one) => sum + one.ms, 0);
  const count = all.reduce((sum, one) => sum + one.orders, 0);
  const perOrder = (turn: number): number => (byTurn.get(turn)?.ms ?? 0) / (byTurn.get(turn)?.orders ?? 1);
  return { perSecond: (count / ms) * 1000, lastToSecond: perOrder(14) / perOrder(2) };
};

/** The best round is what the rules can do; the others show what else the machine was doing. */
const throughput = (): void => {
  const rounds = Array.from({ length: ROUNDS }, round);
  const best = Math.max(...rounds.map(({ perSecond }) => perSecond));
  const ratios = ascending(rounds.map(({ lastToSecond }) => lastToSecond));
  const name = `orders through the reducer, best of ${ROUNDS} rounds`;
  print({ name, value: best, unit: '1/s', limit: 4000, better: 'higher' });
  const ratio = quantile(ratios, 0.5);
  print({ name: 'an order of turn 14 against one of turn 2', value: ratio, unit: '×', limit: 1.3 });
};

const questions = (): void => {
  const options: number[] = [];
  const explained: number[] = [];
  let phase = '';
  again(games, (state, seat, order) => {
    const { G, ctx } = state;
    explained.push(timeOf(() => joan1429.explain(G, ctx, seat, order)));
    const now = `${G.turn}${ctx.phase}${ctx.activePlayers?.[seat]}`;
    if (now !== phase && ctx.activePlayers?.[seat] === 'movement')
      options.push(timeOf(() => joan1429.options(G, ctx, seat)));
    phase = now;
  });
  const sorted = ascending(options);
  print({ name: 'options of a whole movement phase, median', value: quantile(sorted, 0.5), unit: 'ms', limit: 3 });
  print({ name: 'options of a whole movement phase, p99', value: quantile(sorted, 0.99), unit: 'ms', limit: 10 });
  print({ name: 'explain, mean of all orders', value: mean(explained), unit: 'ms', limit: 0.1 });
};

/** Everybody who stands at Orléans on one side, against the other. */
const largestAttack = (G: G, side: Side): Order => {
  const hex = townHex('orleans');
  const lots = Object.fromEntries(lotsOf(G, hex, side).filter(([key]) => side === 'english' || !key.includes('siege')));
  return { type: 'attack', from: hex, target: hex, group: { lots, leaders: leadersOf(G, hex, side) } };
};

const previews = (): void => {
  const medians = SCENARIOS.flatMap((scenario) =>
    (['english', 'french'] as const).map((side) => {
      const G = setup({ ...DEFAULT_OPTIONS, scenario });
      const order = largestAttack(G, side);
      if (order.type !== 'attack') throw new Error('an attack is wanted');
      return quantile(ascending(Array.from({ length: 200 }, () => timeOf(() => preview(G, order)))), 0.5);
    }),
  );
  print({ name: 'preview of the largest attack at Orléans', value: Math.max(...medians), unit: 'ms', limit: 5 });
};

const sizes = (): void => {
  const largest = Array.from({ length: SIZED_GAMES }, (_, i) => played(10_000 + i).largestG);
  print({ name: `largest G of ${SIZED_GAMES} games`, value: Math.max(...largest) / 1000, unit: 'kB', limit: 16 });
};

throughput();
questions();
previews();
sizes();
