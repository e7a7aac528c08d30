import type { Queryable } from '../storage.ts';

/** Running matches that nobody who plays them has touched or looked at since then. */
export async function abandonedMatches(
  on: Queryable,
  since: Date,
  limit: number,
): Promise<{ id: string; n: number }[]> {
  const { rows } = await on.query<{ id: string; n: number }>(
    `select m.id, m.state_number as n from matches m
     where m.status = 'running' and m.updated_at < $1::timestamptz and not exists (
       select 1 from seats s join seen e on e.match_id = s.match_id and e.person_id = s.person_id
       where s.match_id = m.id and e.at >= $1::timestamptz)
     order by m.updated_at limit $2::int`,
    [since, limit],
  );
  return rows;
}
