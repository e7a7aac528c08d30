import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';

export type Channel = 'mail' | 'push' | 'webhook';

export type Delivery = {
  id: string;
  person_id: string;
  match_id: string | null;
  channel: Channel;
  receiver_id: string | null;
  message: unknown;
  made_at: Date;
  tries: number;
};

export async function addDelivery(
  on: Queryable,
  delivery: Omit<Delivery, 'tries' | 'person_id' | 'match_id' | 'receiver_id' | 'made_at'> & {
    personId: string;
    matchId: string | null;
    receiverId: string | null;
    madeAt: Date;
  },
): Promise<void> {
  await on.query(
    `insert into deliveries (id, person_id, match_id, channel, receiver_id, message, made_at, next_try_at)
     values ($1, $2, $3, $4, $5, $6::json, $7::timestamptz, $7::timestamptz) on conflict (id) do nothing`,
    [
      delivery.id,
      delivery.personId,
      delivery.matchId,
      delivery.channel,
      delivery.receiverId,
      json(delivery.message),
      delivery.madeAt,
    ],
  );
}

/** Each for one process at a time: who does not report before the lease ends has crashed, and it is tried again. */
export async function claimDeliveries(on: Queryable, now: Date, leaseUntil: Date, limit: number): Promise<Delivery[]> {
  const { rows } = await on.query<Delivery>(
    `update deliveries set tries = tries + 1, next_try_at = $2::timestamptz
     where id in (select id from deliveries
                  where sent_at is null and failed_at is null and next_try_at <= $1::timestamptz
                  order by next_try_at limit $3::int for update skip locked)
     returning id, person_id, match_id, channel, receiver_id, message, made_at, tries`,
    [now, leaseUntil, limit],
  );
  return rows;
}

export async function deliverySent(on: Queryable, id: string, now: Date): Promise<void> {
  await on.query('update deliveries set sent_at = $2::timestamptz, failure = null where id = $1', [id, now]);
}

export async function deliveryLater(on: Queryable, id: string, failure: string, nextTryAt: Date): Promise<void> {
  await on.query('update deliveries set failure = $2, next_try_at = $3::timestamptz where id = $1', [
    id,
    failure,
    nextTryAt,
  ]);
}

export async function deliveryFailed(on: Queryable, id: string, failure: string, now: Date): Promise<void> {
  await on.query('update deliveries set failure = $2, failed_at = $3::timestamptz where id = $1', [id, failure, now]);
}

/** When this person was last sent something about this match. */
export async function lastDelivery(on: Queryable, personId: string, matchId: string): Promise<Date | undefined> {
  const { rows } = await on.query<{ at: Date }>(
    `select made_at as at from deliveries where person_id = $1 and match_id = $2 order by made_at desc limit 1`,
    [personId, matchId],
  );
  return rows[0]?.at;
}

/** Why the person's own mail address does not work, where its last message failed. */
export async function mailFailure(on: Queryable, personId: string): Promise<string | undefined> {
  const { rows } = await on.query<{ failure: string | null }>(
    `select failure from deliveries where person_id = $1 and channel = 'mail' and (sent_at is not null or failure is not null)
     order by made_at desc limit 1`,
    [personId],
  );
  return rows[0]?.failure ?? undefined;
}

/** What was sent or given up long ago. */
export async function forgetDeliveries(on: Queryable, before: Date): Promise<void> {
  await on.query(
    `delete from deliveries where made_at < $1::timestamptz and (sent_at is not null or failed_at is not null)`,
    [before],
  );
}
