import type { Queryable } from '../storage.ts';
import { type MatchRecord, type MatchResult, matchColumns } from './records.ts';

export async function findMatch(on: Queryable, id: string): Promise<MatchRecord | undefined> {
  const { rows } = await on.query<MatchResult>(`select ${matchColumns} from matches m where m.id = $1`, [id]);
  return rows[0];
}

/** Held until the transaction ends: whoever changes seats or status comes one after the other. */
export async function lockMatch(on: Queryable, id: string): Promise<MatchRecord | undefined> {
  await on.query('select 1 from matches where id = $1 for update', [id]);
  return findMatch(on, id);
}
