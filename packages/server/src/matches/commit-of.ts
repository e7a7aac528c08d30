import { type MatchRow, type MatchState, type Seat, stateAt } from '@oriflamme/platform';
import type { Commit, MatchRecord } from '@oriflamme/storage';
import { afterOrder, clockOf, type MatchClock } from '../clocks/match-clock.ts';
import { type HotMatch, standOf } from './hot-match.ts';
import { toRecord } from './log-rows.ts';

/** Snapshots come this often at the latest, and at a turn's end when at least this many rows are new. */
const SNAPSHOT_ROWS = 40;
const SNAPSHOT_ROWS_AT_TURN = 12;

/** What an act rests on beside the state, as its caller saw it: it must still be so when the rows are stored. */
export interface Grounds {
  /** The offers that it accepts. */
  readonly offers?: MatchRecord['offers'];
  /** The clock that had run out. */
  readonly clock?: MatchClock;
}

/** Rows to be stored. */
export interface Made {
  readonly ok: true;
  readonly rows: readonly MatchRow[];
  readonly grounds?: Grounds;
}

/** What is written with the rows of one order, if the match is still as memory has it. */
export function commitOf(
  hot: HotMatch,
  { rows, grounds = {} }: Made,
  seat: Seat | null,
  clientId: string | null,
  now: Date,
): Commit & { readonly clock: MatchClock | null; readonly clockSeen: MatchClock | null } {
  const before = hot.state;
  const after = rows.reduce((state, row) => stateAt({ snapshot: state, rows: [row] }, row.n), before);
  const { active, outcome } = standOf(after);
  const n = after._stateID;
  const holder = hot.record.seats.find((each) => each.seat === seat);
  const deciding = active.join() !== hot.record.active.join() || outcome !== null;
  // Compared even where nothing is to be changed: what memory has may be the clock of the decision before.
  const clockSeen = deciding ? (grounds.clock ?? clockOf(hot.record)) : null;
  return {
    matchId: hot.id,
    expected: before._stateID,
    holder: holder ? { seat: holder.seat, takenAt: holder.taken_at } : null,
    accepts: grounds.offers ?? null,
    rows: rows.map((row, i) => toRecord(row, i === 0 ? clientId : null)),
    snapshots: needsSnapshot(hot, before, after) ? [{ n, state: after }] : [],
    active,
    outcome,
    outbox: deciding ? [{ n, kind: outcome ? 'ended' : 'decide', body: { active, outcome } }] : [],
    clockSeen,
    clock: afterOrder(clockSeen, active as Seat[], now),
  };
}

function needsSnapshot(hot: HotMatch, before: MatchState, after: MatchState): boolean {
  const since = after._stateID - hot.snapshotAt;
  return since >= SNAPSHOT_ROWS || (since >= SNAPSHOT_ROWS_AT_TURN && before.ctx.turn !== after.ctx.turn);
}
