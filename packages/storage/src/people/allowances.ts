import type { Queryable } from '../storage.ts';

/** So many at once, and so many a second after that. */
export interface Rate {
  perSecond: number;
  most: number;
}

/** Takes one, if there is one left; counted by the database's clock, in one statement, so that no two take the same. */
export async function takeAllowance(on: Queryable, key: Uint8Array, { perSecond, most }: Rate): Promise<boolean> {
  const now = 'least($3::float8, a.left_over + $2::float8 * greatest(0, extract(epoch from now() - a.at)::float8))';
  const { rowCount } = await on.query(
    `insert into allowances as a (key, left_over) values ($1::bytea, $3::float8 - 1)
     on conflict (key) do update set left_over = ${now} - 1, at = now() where ${now} >= 1`,
    [key, perSecond, most],
  );
  return rowCount === 1;
}

/** Those not asked of for so long that they are full again. */
export async function forgetAllowances(on: Queryable): Promise<void> {
  await on.query(`delete from allowances where at < now() - interval '1 hour'`);
}
