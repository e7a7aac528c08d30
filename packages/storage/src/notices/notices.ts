import type { Queryable, Transaction } from '../storage.ts';
import { json } from '../values.ts';

export interface NewNotice {
  personId: string;
  matchId: string;
  kind: string;
  n: number;
  body: unknown;
  /** The number of the body of which there is as much more, where one waits already. */
  sum?: string | undefined;
  dueAt: Date;
}

export type Notice = {
  id: number;
  person_id: string;
  match_id: string;
  kind: string;
  n: number;
  body: unknown;
  due_at: Date;
};

/**
 * One of a kind waits for a person and match: a second takes its place, and its time where that is later. Added up here,
 * where the row is held: nothing that is being told at this moment is counted again.
 */
export async function planNotice(on: Queryable, notice: NewNotice): Promise<void> {
  await on.query(
    `insert into notices as w (person_id, match_id, kind, n, body, due_at)
     values ($1, $2, $3, $4::int, $5::json, $6::timestamptz)
     on conflict (person_id, match_id, kind) do update
       set n = greatest(w.n, excluded.n), due_at = greatest(w.due_at, excluded.due_at),
         body = case when $7::text is null then excluded.body else (excluded.body::jsonb || jsonb_build_object($7::text,
           (w.body ->> $7::text)::numeric + (excluded.body ->> $7::text)::numeric))::json end`,
    [notice.personId, notice.matchId, notice.kind, notice.n, json(notice.body), notice.dueAt, notice.sum ?? null],
  );
}

/** Of no use any more: the decision was made, or the clock stands elsewhere. */
export async function dropNotices(
  on: Queryable,
  matchId: string,
  kinds: readonly string[],
  personId: string | null = null,
): Promise<void> {
  await on.query(
    `delete from notices where match_id = $1 and kind = any($2::text[]) and ($3::text is null or person_id = $3)`,
    [matchId, [...kinds], personId],
  );
}

/** All that is due for one person, so that it can be told in one message; held by this transaction. */
export async function claimDueNotices(tx: Transaction, now: Date): Promise<Notice[]> {
  const { rows: first } = await tx.query<{ person_id: string }>(
    `select person_id from notices where due_at <= $1::timestamptz order by due_at limit 1 for update skip locked`,
    [now],
  );
  const personId = first[0]?.person_id;
  if (personId === undefined) return [];
  const { rows } = await tx.query<Notice>(
    `select id, person_id, match_id, kind, n, body, due_at from notices
     where person_id = $1 and due_at <= $2::timestamptz order by due_at, id limit 50 for update skip locked`,
    [personId, now],
  );
  return rows;
}

export async function postponeNotice(tx: Transaction, id: number, dueAt: Date): Promise<void> {
  await tx.query('update notices set due_at = $2::timestamptz where id = $1::bigint', [id, dueAt]);
}

export async function removeNotices(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query('delete from notices where id = any($1::bigint[])', [[...ids]]);
}
