import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';
import type { MatchRecord, NewLogRecord } from './records.ts';

export interface Commit {
  matchId: string;
  /** The number the rows were made on; null for the start of the match. */
  expected: number | null;
  /** Whose order it is: the seat must still be held by who took it then. */
  holder: { seat: string; takenAt: string } | null;
  /** What was offered and is accepted by these rows: it must still be on the table. */
  accepts?: MatchRecord['offers'] | null;
  rows: readonly NewLogRecord[];
  /** States to keep, for replay and recovery. */
  snapshots: readonly { n: number; state: unknown }[];
  active: readonly string[];
  outcome: unknown;
  outbox: readonly { n: number; kind: string; body: unknown }[];
  /** As it is settled by these rows; left as it is where there is none. */
  clock?: unknown;
  /** What it was settled from: it must still be stored, or time given meanwhile would be lost. */
  clockSeen?: unknown;
  /** Where the rows bring the match to other rules. */
  rulesVersion?: number;
}

/**
 * Compare and swap, rows, snapshots and outbox in one statement: one trip, one transaction. False when the match had
 * moved on, the seat changed hands, an offer was withdrawn or the clock changed; then nothing is written. Lists go by
 * `updated_at`, whose indexes an order leaves alone unless another side decides, the match ends or a minute has passed.
 */
export async function commitRows(on: Queryable, commit: Commit): Promise<boolean> {
  const last = commit.rows.at(-1);
  if (!last) throw new RangeError('Nothing to commit');
  const { rows } = await on.query<{ moved: number }>(
    `with moved as (
       update matches set state_number = $3::int, active = $4::text[], outcome = $5::json,
         updated_at = case when $5::json is null and $2::int is not null and active = $4::text[]
           and updated_at > now() - interval '1 minute' then updated_at else now() end,
         rules_version = coalesce($10::int, rules_version), clock = coalesce($13::json, clock),
         started_at = coalesce(started_at, now()),
         status = case when $5::json is null then 'running' when $9::boolean then 'cancelled' else 'finished' end,
         ended_at = case when $5::json is null then null else now() end,
         offers = json_build_object('draw', case when $5::json is null then offers -> 'draw' end, 'takeBack', null)
       where id = $1 and state_number is not distinct from $2::int
         and status = case when $2::int is null then 'open' else 'running' end
         and ($11::text is null or exists (select 1 from seats s
           where s.match_id = $1 and s.seat = $11 and s.taken_at = $12::timestamptz))
         and ($14::jsonb is null or offers::jsonb = $14::jsonb)
         and ($15::jsonb is null or clock::jsonb = $15::jsonb)
       returning id
     ), logged as (
       insert into match_rows (match_id, n, kind, seat, phase, step, client_id, body, standing, dice, happenings, patch)
       select moved.id, r.n, r.kind, r.seat, r.phase, r.step, r.client_id, r.body, r.standing, r.dice, r.happenings, r.patch
       from moved, json_to_recordset($6::json) as r(n int, kind text, seat text, phase text, step text, client_id text,
         body json, standing boolean, dice json, happenings json, patch json)
     ), kept as (
       insert into snapshots (match_id, n, state)
       select moved.id, s.n, s.state from moved, json_to_recordset($7::json) as s(n int, state json)
       on conflict do nothing
     ), told as (
       insert into outbox (match_id, n, kind, body)
       select moved.id, o.n, o.kind, o.body from moved, json_to_recordset($8::json) as o(n int, kind text, body json)
     )
     select count(*)::int as moved from moved`,
    [
      commit.matchId,
      commit.expected,
      last.n,
      [...commit.active],
      commit.outcome === null ? null : json(commit.outcome),
      json(commit.rows),
      json(commit.snapshots),
      json(commit.outbox),
      isCancellation(commit.outcome),
      commit.rulesVersion ?? null,
      commit.holder?.seat ?? null,
      commit.holder?.takenAt ?? null,
      commit.clock == null ? null : json(commit.clock),
      commit.accepts ? json(commit.accepts) : null,
      commit.clockSeen == null ? null : json(commit.clockSeen),
    ],
  );
  return rows[0]?.moved === 1;
}

const isCancellation = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'by' in outcome && outcome.by === 'cancellation';

/** Whether an error is that of a client's order id used twice, which the log's index refuses. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  `${error.message}`.includes('match_rows_client_id');
