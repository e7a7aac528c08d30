import type { AnyOrder, GameModule } from '../game-module.ts';
import { diff } from '../json/patch.ts';
import { SEATS, type Seat } from '../seat.ts';
import type { Roller } from '../table.ts';
import { atTable } from '../table-plugin.ts';
import { type Violation, violation } from '../violation.ts';
import { reducerOf } from './new-match.ts';
import type { OrderRow } from './row.ts';
import { fromReducer, type MatchState, toReducer } from './state.ts';

export type Applied<G, Row = OrderRow> =
  | { readonly ok: true; readonly state: MatchState<G>; readonly row: Row }
  | { readonly ok: false; readonly violation: Violation };

/** One order from anywhere: parsed, checked, and run through the reducer with dice from `roller`. */
export function apply<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  state: MatchState<G>,
  seat: Seat,
  input: unknown,
  roller: Roller,
  standing = false,
): Applied<G> {
  const refusal = mayDecide(state, seat);
  if (refusal) return { ok: false, violation: refusal };
  const parsed = module.parseOrder(input);
  if (!parsed.ok) return parsed;
  const order = parsed.value;
  const illegal = module.explain(state.G, state.ctx, seat, order);
  if (illegal) return { ok: false, violation: illegal };

  const action = { type: 'MAKE_MOVE', payload: { type: order.type, args: [order], playerID: seat } } as const;
  // `explain` has said yes, so a refusal in there is a fault of the game, not of the player.
  const { result, record } = atTable(roller, () =>
    reducerOf(module.game)(toReducer(state), action as unknown as Parameters<ReturnType<typeof reducerOf>>[1]),
  );
  if (result._stateID !== state._stateID + 1)
    throw new Error(`The reducer refused ${order.type}, which explain allows: ${JSON.stringify(result.transients)}`);
  const after = fromReducer<G>(result);
  const row: OrderRow = {
    n: after._stateID,
    kind: 'order',
    seat,
    phase: state.ctx.phase,
    step: state.ctx.activePlayers?.[seat] ?? null,
    order,
    standing,
    ...record,
    patch: diff(state, after),
  };
  return { ok: true, state: after, row };
}

function mayDecide(state: MatchState, seat: Seat): Violation | undefined {
  if (state.ctx.gameover !== undefined) return violation('', 'table.over');
  const decides = SEATS.some((each) => each === seat && Object.hasOwn(state.ctx.activePlayers ?? {}, each));
  return decides ? undefined : violation('', 'table.notYourDecision');
}

/** Standing orders by seat; null where the player gave none. */
export type StandingBySeat<Standing> = Readonly<Record<Seat, Standing | null>>;

/** What is decided for a player where his standing orders say nothing: nothing, what is routine, or all that can be advised. */
export const DELEGATIONS = ['ask', 'routine', 'all'] as const;
export type Delegation = (typeof DELEGATIONS)[number];

const ALL_ASKED: Readonly<Record<Seat, Delegation>> = { '0': 'ask', '1': 'ask' };

/** More answers than any sequence of play could ask for in a row: standing orders that go round in a circle. */
const MOST_ANSWERS = 500;

/** An order, and after it whatever standing orders, or advice where a side leaves it to that, answer: one row each. */
export function applyWithStanding<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  state: MatchState<G>,
  seat: Seat,
  input: unknown,
  roller: Roller,
  standing: StandingBySeat<Standing>,
  delegation: Readonly<Record<Seat, Delegation>> = ALL_ASKED,
):
  | { readonly ok: true; readonly state: MatchState<G>; readonly rows: readonly OrderRow[] }
  | { readonly ok: false; readonly violation: Violation } {
  const first = apply(module, state, seat, input, roller);
  if (!first.ok) return first;
  const rows = [first.row];
  let now = first.state;
  for (;;) {
    const answer = answerFor(module, now, standing, delegation);
    if (!answer) return { ok: true, state: now, rows };
    if (rows.length > MOST_ANSWERS) throw new Error('Standing orders answer without end');
    const next = apply(module, now, answer.seat, answer.order, roller, true);
    if (!next.ok) throw new Error(`A standing order was refused: ${JSON.stringify(next.violation)}`);
    rows.push(next.row);
    now = next.state;
  }
}

function answerFor<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  state: MatchState<G>,
  standing: StandingBySeat<Standing>,
  delegation: Readonly<Record<Seat, Delegation>>,
): { seat: Seat; order: O } | undefined {
  if (state.ctx.gameover !== undefined) return undefined;
  for (const seat of SEATS) {
    const step = state.ctx.activePlayers?.[seat];
    if (step === undefined) continue;
    const orders = standing[seat];
    const order =
      (orders === null ? undefined : module.standingAnswer(state.G, state.ctx, seat, orders)) ??
      (leaves(module, delegation[seat], step) ? module.advise(state.G, state.ctx, seat) : undefined);
    if (order) return { seat, order };
  }
  return undefined;
}

const leaves = (module: { readonly routineSteps: readonly string[] }, delegation: Delegation, step: string): boolean =>
  delegation === 'all' || (delegation === 'routine' && module.routineSteps.includes(step));
