import type { Queryable } from '../storage.ts';

export type Vacation = { id: number; from: Date; until: Date };

export async function readVacations(on: Queryable, personId: string): Promise<Vacation[]> {
  const { rows } = await on.query<Vacation>(
    `select id, from_at as "from", until_at as until from vacations where person_id = $1 order by from_at, id`,
    [personId],
  );
  return rows;
}

export async function addVacation(on: Queryable, personId: string, from: Date, until: Date): Promise<void> {
  await on.query('insert into vacations (person_id, from_at, until_at) values ($1, $2::timestamptz, $3::timestamptz)', [
    personId,
    from,
    until,
  ]);
}

/** One that has begun ends now; one to come is struck out. */
export async function endVacation(on: Queryable, personId: string, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await on.query(
    `with struck as (
       delete from vacations where person_id = $1 and id = $2::bigint and from_at >= $3::timestamptz returning id
     ), ended as (
       update vacations set until_at = $3::timestamptz
       where person_id = $1 and id = $2::bigint and from_at < $3::timestamptz and until_at > $3::timestamptz returning id
     )
     select id from struck union all select id from ended`,
    [personId, id, now],
  );
  return rowCount === 1;
}

/** Matches whose clock runs for this person: his hours have changed, so what was used is settled first. */
export async function matchesOnClock(on: Queryable, personId: string): Promise<string[]> {
  const { rows } = await on.query<{ id: string }>(
    `select m.id from seats s join matches m on m.id = s.match_id
     where s.person_id = $1 and m.status = 'running' and m.clock is not null`,
    [personId],
  );
  return rows.map(({ id }) => id);
}
