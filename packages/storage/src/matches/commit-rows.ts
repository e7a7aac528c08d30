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
 * Compare and swap, rows, snapshots and outbox of any number of matches in one statement: one trip, one transaction.
 * Matches do not depend on each other in it. Gives those that were written; of the others nothing is: the match had
 * moved on, the seat changed hands, an offer was withdrawn or the clock changed. Lists go by `updated_at`, whose
 * indexes an order leaves alone unless another side decides, the match ends or a minute has passed.
 */
const statement = (among: string): string => `with wanted as (
    select * from json_to_recordset($1::json) as w(id text, expected int, n int, active text[], outcome json,
      cancelled boolean, seat text, taken_at timestamptz, accepts jsonb, rules_version int, clock json, clock_seen jsonb)
  ), moved as (
    update matches m set state_number = w.n, active = w.active, outcome = w.outcome,
      updated_at = case when w.outcome is null and w.expected is not null and m.active = w.active
        and m.updated_at > now() - interval '1 minute' then m.updated_at else now() end,
      rules_version = coalesce(w.rules_version, m.rules_version), clock = coalesce(w.clock, m.clock),
      started_at = coalesce(m.started_at, now()),
      status = case when w.outcome is null then 'running' when w.cancelled then 'cancelled' else 'finished' end,
      ended_at = case when w.outcome is null then null else now() end,
      offers = json_build_object('draw', case when w.outcome is null then m.offers -> 'draw' end, 'takeBack', null)
    from wanted w
    where m.id = w.id and m.state_number is not distinct from w.expected ${among}
      and m.status = case when w.expected is null then 'open' else 'running' end
      and (w.seat is null or exists (select 1 from seats s
        where s.match_id = m.id and s.seat = w.seat and s.taken_at = w.taken_at))
      and (w.accepts is null or m.offers::jsonb = w.accepts)
      and (w.clock_seen is null or m.clock::jsonb = w.clock_seen)
    returning m.id
  ), logged as (
    insert into match_rows (match_id, n, kind, seat, phase, step, client_id, body, standing, dice, happenings, patch)
    select moved.id, r.n, r.kind, r.seat, r.phase, r.step, r.client_id, r.body, r.standing, r.dice, r.happenings, r.patch
    from moved join json_to_recordset($2::json) as r(match_id text, n int, kind text, seat text, phase text, step text,
      client_id text, body json, standing boolean, dice json, happenings json, patch json) on r.match_id = moved.id
  ), kept as (
    insert into snapshots (match_id, n, state)
    select moved.id, s.n, s.state
    from moved join json_to_recordset($3::json) as s(match_id text, n int, state json) on s.match_id = moved.id
    on conflict do nothing
  ), told as (
    insert into outbox (match_id, n, kind, body)
    select moved.id, o.n, o.kind, o.body
    from moved join json_to_recordset($4::json) as o(match_id text, n int, kind text, body json) on o.match_id = moved.id
  )
  select id from moved`;

const waiting = statement('');
/** Whoever has locked a match may keep it for a while, or wait for another one of these: neither must stop them all. */
const skipping = statement(
  'and m.id in (select l.id from matches l where l.id in (select id from wanted) for no key update skip locked)',
);

/** The matches that were written. With `skipLocked` those that somebody else is writing to are left out as well. */
export async function commitEach(
  on: Queryable,
  commits: readonly Commit[],
  { skipLocked }: { skipLocked: boolean },
): Promise<ReadonlySet<string>> {
  const { rows } = await on.query<{ id: string }>(skipLocked ? skipping : waiting, [
    json(commits.map(toWanted)),
    json(commits.flatMap(({ matchId, rows }) => rows.map((row) => ({ match_id: matchId, ...row })))),
    json(commits.flatMap(({ matchId, snapshots }) => snapshots.map((each) => ({ match_id: matchId, ...each })))),
    json(commits.flatMap(({ matchId, outbox }) => outbox.map((each) => ({ match_id: matchId, ...each })))),
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** One match alone; false when it was no longer as the commit was made for. */
export async function commitRows(on: Queryable, commit: Commit): Promise<boolean> {
  return (await commitEach(on, [commit], { skipLocked: false })).has(commit.matchId);
}

function toWanted(commit: Commit): object {
  const last = commit.rows.at(-1);
  if (!last) throw new RangeError('Nothing to commit');
  return {
    id: commit.matchId,
    expected: commit.expected,
    n: last.n,
    active: commit.active,
    outcome: commit.outcome,
    cancelled: isCancellation(commit.outcome),
    seat: commit.holder?.seat ?? null,
    taken_at: commit.holder?.takenAt ?? null,
    accepts: commit.accepts ?? null,
    rules_version: commit.rulesVersion ?? null,
    clock: commit.clock ?? null,
    clock_seen: commit.clockSeen ?? null,
  };
}

const isCancellation = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'by' in outcome && outcome.by === 'cancellation';

/** Whether an error is that of a client's order id used twice, which the log's index refuses. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  `${error.message}`.includes('match_rows_client_id');
