import { isDeepStrictEqual } from 'node:util';
import { type G, joan1429, type Options, type Order, situationOf } from '@oriflamme/joan-1429';
import { brokenInvariants, unaccounted } from '@oriflamme/joan-1429/testing';
import { type MatchState, type OrderRow, SEATS, type Seat } from '@oriflamme/platform';
import { isDescribed, probe } from './probes.ts';
import { spoil } from './spoil.ts';
import type { Tally } from './tally.ts';

type Choose = (n: number) => number;

/** Composed and spoiled orders looked at after each order. */
const SAMPLE = 2;

export type OptionsOf = (G: G, ctx: MatchState<G>['ctx'], seat: Seat) => Options | undefined;

/** Everything that must hold after an order; each breach in a few words. */
export const check = (
  before: MatchState<G>,
  after: MatchState<G>,
  row: OrderRow,
  choose: Choose,
  tally: Tally,
  optionsOf: OptionsOf = joan1429.options,
): string[] => [
  ...brokenInvariants(after.G, situationOf(after.ctx)),
  ...unaccounted(before.G, after.G, row.happenings),
  ...plainness(after),
  ...deciders(after, choose, tally, optionsOf),
];

/** What is stored comes back the same, and tells nobody what dice or players have in store. */
export const plainness = (state: MatchState<G>): string[] => {
  const text = JSON.stringify(state);
  const broken: string[] = [];
  if (!isDeepStrictEqual(JSON.parse(text), state)) broken.push('the state is not plain JSON');
  if (/"[^"]*(seed|standing)[^"]*":/i.test(text)) broken.push('a seed or a standing order in the state');
  return broken;
};

/** Exactly the deciding side has options; what is composed of them is accepted, what is spoiled is refused with a rule. */
export const deciders = (state: MatchState<G>, choose: Choose, tally: Tally, optionsOf: OptionsOf): string[] => {
  const { G, ctx } = state;
  const deciding = Object.keys(ctx.gameover === undefined ? (ctx.activePlayers ?? {}) : {});
  return SEATS.flatMap((seat) => {
    const options = optionsOf(G, ctx, seat);
    const decides = deciding.includes(seat);
    if ((options !== undefined) !== decides) return [`seat ${seat} has options out of turn, or none`];
    return options === undefined ? [] : sampled(state, seat, options, choose, tally);
  });
};

const sampled = (state: MatchState<G>, seat: Seat, options: Options, choose: Choose, tally: Tally): string[] => {
  const { G, ctx } = state;
  const broken: string[] = [];
  for (let i = 0; i < SAMPLE; i += 1) {
    const order = joan1429.compose(options, choose);
    const refusal = joan1429.explain(G, ctx, seat, order);
    if (refusal !== undefined)
      broken.push(`composed ${order.type} refused: ${refusal.code} [${refusal.rule}] ${JSON.stringify(order)}`);
    broken.push(...nonsense(state, seat, spoil(order, choose), tally));
    broken.push(...probed(state, seat, options, choose, tally));
  }
  return broken;
};

/** Any order at all is refused with a rule, or is among what the options describe. */
const probed = ({ G, ctx }: MatchState<G>, seat: Seat, options: Options, choose: Choose, tally: Tally): string[] => {
  const order = probe(G, options.side, options.step, choose);
  if (order === undefined) return [];
  const refusal = joan1429.explain(G, ctx, seat, order);
  if (refusal !== undefined) return refusedWithRule(refusal, order, tally);
  if (options.step !== 'movement' || order.type !== 'march' || isDescribed(G, options, order)) return [];
  return [`a legal march is not among the options: ${JSON.stringify(order)}`];
};

const nonsense = ({ G, ctx }: MatchState<G>, seat: Seat, order: Order, tally: Tally): string[] => {
  const refusal = joan1429.explain(G, ctx, seat, order);
  return refusal === undefined
    ? [`nonsense accepted: ${JSON.stringify(order)}`]
    : refusedWithRule(refusal, order, tally);
};

const refusedWithRule = (refusal: { rule: string; code: string }, order: Order, tally: Tally): string[] => {
  tally.refusal(refusal);
  return refusal.rule === '' ? [`refused without a rule: ${refusal.code} ${JSON.stringify(order)}`] : [];
};
