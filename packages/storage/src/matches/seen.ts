import type { Queryable } from '../storage.ts';

/** How far a person has read: -1 and 0 before anything. */
export type Seen = { n: number; chat: number };

/** Only ever forward: two devices may tell it in any order. */
export async function markSeen(on: Queryable, matchId: string, personId: string, seen: Partial<Seen>): Promise<void> {
  await on.query(
    `insert into seen as s (match_id, person_id, n, chat_id) values ($1, $2, $3::int, $4::bigint)
     on conflict (match_id, person_id) do update
       set n = greatest(s.n, excluded.n), chat_id = greatest(s.chat_id, excluded.chat_id), at = now()`,
    [matchId, personId, seen.n ?? -1, seen.chat ?? 0],
  );
}

export async function readSeen(on: Queryable, matchId: string, personId: string): Promise<Seen> {
  const { rows } = await on.query<Seen>('select n, chat_id as chat from seen where match_id = $1 and person_id = $2', [
    matchId,
    personId,
  ]);
  return rows[0] ?? { n: -1, chat: 0 };
}

/** Lines this person may read and has not. */
export async function countUnread(
  on: Queryable,
  matchId: string,
  personId: string,
  audiences: readonly string[],
): Promise<number> {
  const { rows } = await on.query<{ unread: number }>(
    `select count(*)::int as unread from chat c
     where match_id = $1 and person_id is distinct from $2 and audience = any($3::text[])
       and not exists (select 1 from blocks b where b.person_id = $2 and b.other_id = c.person_id)
       and id > coalesce((select chat_id from seen where match_id = $1 and person_id = $2), 0)`,
    [matchId, personId, [...audiences]],
  );
  return rows[0]?.unread ?? 0;
}
