import { type G, joan1429, type MatchOptions, type Options, type Order, type Step } from '@oriflamme/joan-1429';
import {
  apply,
  type Delegation,
  type MatchState,
  newMatch,
  type OrderRow,
  type Outcome,
  type Roller,
  type Seat,
} from '@oriflamme/platform';
import { check, type OptionsOf } from './checks.ts';
import type { Policy } from './policies/policy.ts';
import type { Tally } from './tally.ts';

/** No game of fourteen turns asks for so many. */
const MOST_ORDERS = 20_000;

export interface Played {
  readonly orders: number;
  /** Changes of the side a player must come back for, by game turn. */
  readonly handOvers: readonly number[];
  readonly turns: number;
  readonly outcome: Outcome | undefined;
  readonly crash: string | undefined;
  readonly broken: readonly string[];
  /** Largest JSON of `G`. */
  readonly largestG: number;
  /** Spent in the reducer and what leads to it. */
  readonly msOfOrders: number;
  readonly last: { readonly seat: Seat; readonly order: Order } | undefined;
}

export interface Game {
  readonly options: MatchOptions;
  readonly roller: Roller;
  readonly choose: (n: number) => number;
  /** In seat order. */
  readonly policies: readonly [Policy, Policy];
  readonly tally: Tally;
  /** Invariants after every order; off for measuring. */
  readonly checked: boolean;
  /** What is answered by advice, as the server does it for players of this setting, without a hand-over. */
  readonly decideForMe?: Delegation;
  onOrder?(state: MatchState<G>, row: OrderRow): void;
}

/** One match to its end, through the same door as any other. */
export const play = (game: Game): Played => {
  const { options, roller, choose, policies, tally } = game;
  let { state, row: start } = newMatch(joan1429, options, roller);
  tally.begun(options);
  for (const happening of start.happenings) tally.happening(happening);
  const broken: string[] = [];
  const handOvers: number[] = [];
  const optionsOf = remembered();
  let orders = 0;
  let at: Seat | undefined;
  let largestG = 0;
  let msOfOrders = 0;
  let crash: string | undefined;
  let last: Played['last'];
  try {
    while (state.ctx.gameover === undefined && orders < MOST_ORDERS && broken.length === 0) {
      const [seat, step] = (Object.entries(state.ctx.activePlayers ?? {})[0] ?? []) as [Seat?, Step?];
      const mine = seat === undefined ? undefined : optionsOf(state.G, state.ctx, seat);
      if (seat === undefined || step === undefined || mine === undefined) break;
      const advice = leaves(game.decideForMe, step) ? joan1429.advise(state.G, state.ctx, seat) : undefined;
      const advised = advice !== undefined;
      // Where there is no advice a player is asked after all, whatever he wished.
      if (!advised) {
        handOvers[state.G.turn] = (handOvers[state.G.turn] ?? 0) + (at !== undefined && at !== seat ? 1 : 0);
        at = seat;
      }
      const order = advice ?? policies[seat === '0' ? 0 : 1](state.G, state.ctx, seat, mine, choose);
      last = { seat, order };
      const before = performance.now();
      const applied = apply(joan1429, state, seat, order, roller, advised);
      msOfOrders += performance.now() - before;
      orders += 1;
      if (!applied.ok) {
        broken.push(`the bot's ${order.type} was refused: ${applied.violation.code} [${applied.violation.rule}]`);
        break;
      }
      if (game.checked) freeze(applied.state.G);
      tally.order(state.G, applied.state.G, applied.row);
      if (game.checked) broken.push(...check(state, applied.state, applied.row, choose, tally, optionsOf));
      largestG = Math.max(largestG, JSON.stringify(applied.state.G).length);
      state = applied.state;
      game.onOrder?.(state, applied.row);
    }
  } catch (error) {
    crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return {
    orders,
    handOvers: Object.values(handOvers),
    turns: state.G.turn,
    outcome: state.ctx.gameover as Outcome | undefined,
    crash,
    broken,
    largestG,
    msOfOrders,
    last,
  };
};

/** Whoever writes to a state that others hold fails at once. */
const freeze = (value: object): void => {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
};

/** Options are asked for by the checks and again by the bot: the last answers are kept. */
const remembered = (): OptionsOf => {
  let of: object | undefined;
  const known = new Map<Seat, Options | undefined>();
  return (G, ctx, seat) => {
    if (of !== ctx) known.clear();
    of = ctx;
    if (!known.has(seat)) known.set(seat, joan1429.options(G, ctx, seat));
    return known.get(seat);
  };
};

const leaves = (decideForMe: Delegation | undefined, step: Step): boolean =>
  decideForMe === 'all' || (decideForMe === 'routine' && joan1429.routineSteps.includes(step));
