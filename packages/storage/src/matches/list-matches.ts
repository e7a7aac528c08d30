import type { Parameter, Queryable } from '../storage.ts';
import { type MatchRecord, type MatchResult, matchColumns, type Status } from './records.ts';

export interface MatchQuery {
  status?: readonly Status[];
  game?: string;
  pace?: string;
  /** Of the set-up, where the game has scenarios. */
  scenario?: string;
  /** Matches in which this seat can still be taken. */
  freeSeat?: '0' | '1';
  /** Matches this person has a seat in or is asked to, unlisted ones as well; without it only public ones. */
  of?: { personId: string; as: 'seated' | 'asked' };
  /** Of the person's matches, those in which he is to decide. */
  hisMove?: boolean;
  /** Where the page before ended. */
  before?: { updatedAt: Date; id: string };
  limit: number;
}

/** A match of a list; `unread` lines of talk are counted where the list is one person's. */
export type ListedMatch = MatchRecord & { unread: number | null };

const people = {
  seated: 'select match_id from seats where person_id =',
  asked: 'select match_id from invitations where person_id =',
} as const;

/** One page, newest first, by key: its cost does not grow with the pages before it. */
export async function listMatches(on: Queryable, query: MatchQuery): Promise<ListedMatch[]> {
  const params: Parameter[] = [];
  const param = (value: Parameter, type: string): string => `$${params.push(value)}::${type}`;
  const where: string[] = [];
  let unread = 'null::int';
  if (query.of) {
    const person = param(query.of.personId, 'text');
    where.push(`m.id in (${people[query.of.as]} ${person})`);
    unread = `(select count(*)::int from chat c where c.match_id = m.id and c.audience = 'players'
      and c.person_id is distinct from ${person}
      and not exists (select 1 from blocks b where b.person_id = ${person} and b.other_id = c.person_id)
      and c.id > coalesce((select chat_id from seen where match_id = m.id and person_id = ${person}), 0))`;
    if (query.hisMove)
      where.push(`exists (select 1 from seats s
        where s.match_id = m.id and s.person_id = ${person} and s.seat = any(m.active) and m.status = 'running')`);
  } else {
    where.push(`m.visibility = 'public'`);
  }
  // One status is compared as such, so that the index gives the rows in their order.
  const [only, ...others] = query.status ?? [];
  if (only !== undefined && others.length === 0) where.push(`m.status = ${param(only, 'text')}`);
  else if (query.status) where.push(`m.status = any(${param([...query.status], 'text[]')})`);
  if (query.game !== undefined) where.push(`m.game = ${param(query.game, 'text')}`);
  if (query.pace !== undefined) where.push(`m.pace = ${param(query.pace, 'text')}`);
  if (query.scenario !== undefined) where.push(`m.setup ->> 'scenario' = ${param(query.scenario, 'text')}`);
  if (query.freeSeat !== undefined)
    // As the indexes of free seats have it, word for word: with parameters they could not be used.
    where.push(`m.status = 'open' and m.free_${query.freeSeat}`);
  if (query.before)
    where.push(
      `(m.updated_at, m.id) < (${param(query.before.updatedAt, 'timestamptz')}, ${param(query.before.id, 'text')})`,
    );
  const { rows } = await on.query<MatchResult & { unread: number | null }>(
    `select ${matchColumns}, ${unread} as unread from matches m where ${where.join(' and ')}
     order by m.updated_at desc, m.id desc limit ${param(query.limit, 'int')}`,
    params,
  );
  return rows;
}
