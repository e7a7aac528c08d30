import type { Delegation } from '@oriflamme/platform';
import { seededRoller } from '@oriflamme/platform/testing';
import { type Asked, deal } from './deal.ts';
import { type Played, play } from './play.ts';
import { prng } from './prng.ts';
import { newTally, type RuleCounts } from './tally.ts';

export interface Simulation extends Asked {
  readonly games: number;
  /** Of the first game; the next has the next. */
  readonly seed: number;
  readonly decideForMe: Delegation;
}

interface Spread {
  readonly least: number;
  readonly median: number;
  readonly mean: number;
  readonly most: number;
}

interface Failure {
  readonly seed: number;
  readonly rerun: string;
  readonly turn: number;
  readonly crash: string | undefined;
  readonly broken: readonly string[];
  readonly last: Played['last'];
}

export interface Report {
  readonly games: number;
  readonly finished: number;
  readonly crashed: number;
  readonly stuck: number;
  readonly invariantsBroken: number;
  /** By winner and reason. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly turns: Spread;
  readonly orders: Spread;
  readonly handOvers: Spread;
  readonly handOversPerTurn: Spread;
  readonly ordersPerSecond: number;
  readonly bytesOfG: Spread;
  readonly rules: RuleCounts;
  /** Cases of the rulebook's index that can occur and did not. */
  readonly neverSeen: readonly string[];
  readonly failures: readonly Failure[];
}

const spread = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, n) => sum + n, 0) / Math.max(1, sorted.length);
  return {
    least: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    mean: Math.round(mean * 10) / 10,
    most: sorted.at(-1) ?? 0,
  };
};

const FLAGS: Readonly<Record<Delegation, string>> = {
  ask: '',
  routine: ' --decide-routine',
  all: ' --decide-for-me',
};

const rerunOf = ({ options, scenario, policy, decideForMe }: Simulation, seed: number): string =>
  `npm run sim -- --games 1 --seed ${seed} --options ${options} --scenario ${scenario} --policy ${policy}${FLAGS[decideForMe]}`;

/** Plays games to their ends, with the invariants after every order, and counts how they went. */
export const simulate = (asked: Simulation): Report => {
  const tally = newTally();
  const played: Played[] = [];
  const failures: Failure[] = [];
  const outcomes: Record<string, number> = {};
  for (let i = 0; i < asked.games; i += 1) {
    const seed = asked.seed + i;
    const choose = prng(seed);
    const game = play({
      ...deal(asked, choose),
      roller: seededRoller(seed),
      choose,
      tally,
      checked: true,
      decideForMe: asked.decideForMe,
    });
    played.push(game);
    if (game.outcome !== undefined) {
      const ending = `${game.outcome.winner ?? 'draw'}: ${game.outcome.by}`;
      outcomes[ending] = (outcomes[ending] ?? 0) + 1;
    }
    if (game.outcome === undefined || game.broken.length > 0) {
      const { crash, broken, turns: turn, last } = game;
      failures.push({ seed, rerun: rerunOf(asked, seed), turn, crash, broken: broken.slice(0, 3), last });
    }
  }
  const all = (value: (game: Played) => number): Spread => spread(played.map(value));
  const orders = played.reduce((sum, game) => sum + game.orders, 0);
  const ms = played.reduce((sum, game) => sum + game.msOfOrders, 0);
  const count = (which: (game: Played) => boolean): number => played.filter(which).length;
  return {
    games: asked.games,
    finished: count(({ outcome }) => outcome !== undefined),
    crashed: count(({ crash }) => crash !== undefined),
    stuck: count(({ outcome, crash, broken }) => outcome === undefined && crash === undefined && broken.length === 0),
    invariantsBroken: count(({ broken }) => broken.length > 0),
    outcomes,
    turns: all(({ turns }) => turns),
    orders: all((game) => game.orders),
    handOvers: all(({ handOvers }) => handOvers.reduce((sum, n) => sum + n, 0)),
    handOversPerTurn: spread(played.flatMap(({ handOvers }) => handOvers)),
    ordersPerSecond: Math.round((orders / ms) * 1000),
    bytesOfG: all(({ largestG }) => largestG),
    rules: tally.counts,
    neverSeen: tally.neverSeen(),
    failures,
  };
};
