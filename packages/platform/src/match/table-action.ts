import type { AnyOrder, GameModule, Outcome } from '../game-module.ts';
import { diff } from '../json/patch.ts';
import { otherSeat, type Seat } from '../seat.ts';
import { type Violation, violation } from '../violation.ts';
import type { Applied } from './apply.ts';
import { type TableRow, timeline, undoRows } from './row.ts';
import { type MatchState, rollCount } from './state.ts';
import { type History, stateAt } from './state-at.ts';

/** What happens to a match beside its orders, as its row says it; `to` is the state number gone back (or on) to. */
export type TableAction =
  | { readonly type: 'undo' | 'redo' | 'phaseStart' | 'takeBack' | 'setBack'; readonly to: number }
  | { readonly type: 'resign' | 'draw' | 'claimTime' | 'cancel' | 'abandon' }
  /** The rules changed and the state was brought over; nobody can go back behind it. */
  | { readonly type: 'newRules'; readonly from: number; readonly rulesVersion: number };

/** What is asked for: where undo, redo and the start of the phase lead is found, not said. */
export type TableRequest =
  | { readonly type: 'undo' | 'redo' | 'phaseStart' | 'resign' | 'draw' | 'claimTime' | 'cancel' | 'abandon' }
  | { readonly type: 'takeBack' | 'setBack'; readonly to: number };

type Found =
  | { readonly ok: true; readonly action: Exclude<TableAction, { type: 'newRules' }> }
  | { readonly ok: false; readonly violation: Violation };

/**
 * Makes the row of a table action. Consent (a granted take-back, an agreed draw) and rank (an operator's act) are the
 * caller's to have checked. `history` must reach back to the state gone back to.
 */
export function tableAction<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  state: MatchState<G>,
  seat: Seat | null,
  request: TableRequest,
  history: History<G>,
): Applied<G, TableRow> {
  if (state.ctx.gameover !== undefined && request.type !== 'setBack')
    return { ok: false, violation: violation('', 'table.over') };
  const found = find(module, state, seat, request, history);
  if (!found.ok) return found;
  const { action } = found;
  const after =
    'to' in action ? back(state, stateAt(history, action.to)) : end(state, outcome(module, action.type, seat));
  const row: TableRow = {
    n: after._stateID,
    kind: 'table',
    seat,
    phase: state.ctx.phase,
    step: (seat && state.ctx.activePlayers?.[seat]) ?? null,
    action,
    dice: [],
    happenings: [],
    patch: diff(state, after),
  };
  return { ok: true, state: after, row };
}

function find<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  state: MatchState<G>,
  seat: Seat | null,
  request: TableRequest,
  history: History<G>,
): Found {
  const own = request.type === 'undo' || request.type === 'redo' || request.type === 'phaseStart';
  if (own && seat !== null && !Object.hasOwn(state.ctx.activePlayers ?? {}, seat))
    return { ok: false, violation: violation('', 'table.handedOver') };
  switch (request.type) {
    case 'undo':
      return findUndo(module, seat, history);
    case 'phaseStart':
      return findPhaseStart(module, seat, history);
    case 'redo':
      return findRedo(seat, history);
    case 'takeBack':
    case 'setBack':
      if (!Number.isInteger(request.to) || request.to < 0 || request.to >= state._stateID)
        return { ok: false, violation: violation('', 'table.noSuchState', { to: request.to }) };
      if (history.rows.some((row) => row.kind === 'table' && row.action.type === 'newRules' && row.n > request.to))
        return { ok: false, violation: violation('', 'table.olderRules', { to: request.to }) };
      return { ok: true, action: { type: request.type, to: request.to } };
    default:
      return { ok: true, action: { type: request.type } };
  }
}

function findUndo<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  seat: Seat | null,
  history: History<G>,
): Found {
  const rows = undoRows(history.rows);
  if (seat === null || rows.length === 0) return { ok: false, violation: violation('', 'table.nothingToUndo') };
  const undoable = module.undoable(rows, seat);
  return undoable.ok ? { ok: true, action: { type: 'undo', to: undoable.to } } : undoable;
}

/** As far as one undo after another would go within one step of one phase. */
function findPhaseStart<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  seat: Seat | null,
  history: History<G>,
): Found {
  let rows = undoRows(history.rows);
  const last = rows.at(-1);
  if (seat === null || !last) return { ok: false, violation: violation('', 'table.nothingToUndo') };
  let to: number | undefined;
  while (rows.length > 0) {
    const undoable = module.undoable(rows, seat);
    if (!undoable.ok) {
      if (to === undefined) return undoable;
      break;
    }
    const undone = rows.filter((row) => row.n > undoable.to);
    if (undone.some((row) => row.phase !== last.phase || row.step !== last.step)) break;
    to = undoable.to;
    rows = rows.filter((row) => row.n <= undoable.to);
  }
  if (to === undefined) return { ok: false, violation: violation('', 'table.nothingToUndo') };
  return { ok: true, action: { type: 'phaseStart', to } };
}

/** Brings back the seat's own orders; who had to grant a take-back gave it for good. */
function findRedo<G>(seat: Seat | null, history: History<G>): Found {
  const [to] = timeline(history.rows).future;
  const row = history.rows.find((each) => each.n === to);
  const lastBack = history.rows.findLast((each) => each.kind === 'table' && each.action.type !== 'redo');
  const own = lastBack?.kind === 'table' && ['undo', 'phaseStart'].includes(lastBack.action.type);
  if (to === undefined || seat === null || row?.seat !== seat || !own)
    return { ok: false, violation: violation('', 'table.nothingToRedo') };
  return { ok: true, action: { type: 'redo', to } };
}

/** As it was, under a new number and with the dice rolled since counted: none is ever seen twice. */
const back = <G>(now: MatchState<G>, then: MatchState<G>): MatchState<G> => ({
  ...then,
  plugins: { table: { data: { rolls: rollCount(now) } } },
  _stateID: now._stateID + 1,
});

const end = <G>(now: MatchState<G>, gameover: Outcome): MatchState<G> => ({
  ...now,
  ctx: { ...now.ctx, gameover },
  _stateID: now._stateID + 1,
});

function outcome<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  type: 'resign' | 'draw' | 'claimTime' | 'cancel' | 'abandon',
  seat: Seat | null,
): Outcome {
  switch (type) {
    case 'resign':
      if (seat === null) throw new Error('Only a player resigns');
      return { winner: module.sides[Number(otherSeat(seat)) as 0 | 1], by: 'resignation' };
    case 'claimTime':
      if (seat === null) throw new Error('Only a player claims a win on time');
      return { winner: module.sides[Number(seat) as 0 | 1], by: 'time' };
    case 'draw':
      return { winner: null, by: 'agreement' };
    case 'cancel':
      return { winner: null, by: 'cancellation' };
    case 'abandon':
      return { winner: null, by: 'abandonment' };
  }
}
