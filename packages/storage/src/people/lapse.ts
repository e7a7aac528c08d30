import type { Queryable } from '../storage.ts';

/** Matches that nobody joined in time. */
export async function lapseOpenMatches(on: Queryable, untouchedSince: Date, now: Date): Promise<string[]> {
  const { rows } = await on.query<{ id: string }>(
    `update matches set status = 'cancelled', outcome = '{"winner":null,"by":"lapse"}', ended_at = $2::timestamptz
     where status = 'open' and updated_at < $1::timestamptz returning id`,
    [untouchedSince, now],
  );
  return rows.map(({ id }) => id);
}

/** Guests that sit nowhere and have not come for long, what has expired, and to whom mails went so long ago. */
export async function lapseGuests(on: Queryable, unseenSince: Date, now: Date): Promise<number> {
  for (const table of ['sessions', 'mailed_links', 'seat_passes'])
    await on.query(`delete from ${table} where expires_at < $1::timestamptz`, [now]);
  await on.query('delete from mails where made_at < $1::timestamptz', [unseenSince]);
  const { rowCount } = await on.query(
    `delete from people p where email is null and seen_at < $1::timestamptz and banned_at is null
       and not exists (select 1 from seats s where s.person_id = p.id)`,
    [unseenSince],
  );
  return rowCount;
}
