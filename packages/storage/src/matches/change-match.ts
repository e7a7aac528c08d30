import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';
import type { MatchRecord } from './records.ts';

/** True when match and offers were still as the caller saw them: what is asked for is asked of that state alone. */
export async function setOffers(
  on: Queryable,
  matchId: string,
  seen: { n: number; offers: MatchRecord['offers'] },
  offers: MatchRecord['offers'],
): Promise<boolean> {
  const { rowCount } = await on.query(
    `update matches set offers = $3::json
     where id = $1 and offers::jsonb = $2::jsonb and state_number = $4::int and status = 'running'`,
    [matchId, json(seen.offers), json(offers), seen.n],
  );
  return rowCount === 1;
}

/** A match that nobody began. */
export async function cancelOpen(on: Queryable, matchId: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `update matches set status = 'cancelled', ended_at = now(), updated_at = now(),
       outcome = '{"winner":null,"by":"cancellation"}' where id = $1 and status = 'open'`,
    [matchId],
  );
  return rowCount === 1;
}

/** The first rematch stands: false when there is one already. */
export async function setNextMatch(on: Queryable, matchId: string, next: string): Promise<boolean> {
  const { rowCount } = await on.query('update matches set next_match = $2 where id = $1 and next_match is null', [
    matchId,
    next,
  ]);
  return rowCount === 1;
}

export async function touch(on: Queryable, matchId: string): Promise<void> {
  await on.query('update matches set updated_at = now() where id = $1', [matchId]);
}
