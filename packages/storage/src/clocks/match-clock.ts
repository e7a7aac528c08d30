import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';

/** Changed beside the orders: true when the clock was still what the caller saw, and the match runs. */
export async function setClock(on: Queryable, matchId: string, seen: unknown, clock: unknown): Promise<boolean> {
  const { rowCount } = await on.query(
    `update matches set clock = $3::json where id = $1 and clock::jsonb = $2::jsonb and status = 'running'`,
    [matchId, json(seen), json(clock)],
  );
  return rowCount === 1;
}
