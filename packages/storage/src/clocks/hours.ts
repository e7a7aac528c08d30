import type { Queryable } from '../storage.ts';

/** Of each seat that a person holds: his preferences, and the vacations that have not ended long ago. */
export type SeatHours = { seat: string; preferences: unknown; away: [from: string, until: string][] };

export async function readHours(on: Queryable, matchId: string): Promise<SeatHours[]> {
  const { rows } = await on.query<SeatHours>(
    `select s.seat, p.preferences, coalesce((
       select json_agg(json_build_array(v.from_at, v.until_at) order by v.from_at)
       from vacations v where v.person_id = s.person_id), '[]') as away
     from seats s left join notice_preferences p on p.person_id = s.person_id where s.match_id = $1`,
    [matchId],
  );
  return rows;
}
