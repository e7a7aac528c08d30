import type { Queryable, Transaction } from '../storage.ts';
import { json } from '../values.ts';

/** For what is not an order's: an offer, a line of talk. Written in the transaction that stores what is told. */
export async function addToOutbox(on: Queryable, matchId: string, kind: string, body: unknown): Promise<void> {
  await on.query(
    `insert into outbox (match_id, n, kind, body)
     select id, coalesce(state_number, 0), $2, $3::json from matches where id = $1`,
    [matchId, kind, json(body)],
  );
}

export type OutboxRow = { id: number; match_id: string; n: number; kind: string; body: unknown };

/**
 * What has been written with orders and not yet been looked at, oldest first. Held by this transaction alone: when it
 * ends, its rows are done, or free for another process.
 */
export async function claimOutbox(tx: Transaction, limit: number): Promise<OutboxRow[]> {
  const { rows } = await tx.query<OutboxRow>(
    `select id, match_id, n, kind, body from outbox where done_at is null order by id limit $1::int
     for update skip locked`,
    [limit],
  );
  return rows;
}

export async function outboxDone(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query('update outbox set done_at = now() where id = any($1::bigint[])', [[...ids]]);
}

/** What was looked at long ago. */
export async function forgetOutbox(on: Queryable, before: Date): Promise<void> {
  await on.query('delete from outbox where done_at < $1::timestamptz', [before]);
}
