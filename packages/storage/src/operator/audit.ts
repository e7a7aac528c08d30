import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';

export type AuditEntry = {
  id: number;
  at: Date;
  actor: string;
  act: string;
  match_id: string | null;
  person_id: string | null;
  details: unknown;
};

export async function addAudit(
  on: Queryable,
  entry: Pick<AuditEntry, 'actor' | 'act'> & { matchId?: string; personId?: string; details?: object },
): Promise<void> {
  await on.query('insert into audit_log (actor, act, match_id, person_id, details) values ($1, $2, $3, $4, $5::json)', [
    entry.actor,
    entry.act,
    entry.matchId ?? null,
    entry.personId ?? null,
    json(entry.details ?? {}),
  ]);
}

export async function readAudit(on: Queryable, before: number | null, limit: number): Promise<AuditEntry[]> {
  const { rows } = await on.query<AuditEntry>(
    `select id, at, actor, act, match_id, person_id, details from audit_log
     where $1::bigint is null or id < $1::bigint order by id desc limit $2::int`,
    [before, limit],
  );
  return rows;
}

export async function setBanned(on: Queryable, personId: string, banned: boolean): Promise<boolean> {
  const { rowCount } = await on.query(
    'update people set banned_at = case when $2::boolean then now() end where id = $1',
    [personId, banned],
  );
  return rowCount === 1;
}

/** People whose name begins so, or whose address is this. */
export async function findPeople(
  on: Queryable,
  text: string,
  limit: number,
): Promise<{ id: string; name: string; email: string | null; banned: boolean; seen_at: Date }[]> {
  const { rows } = await on.query<{ id: string; name: string; email: string | null; banned: boolean; seen_at: Date }>(
    `select id, name, email, banned_at is not null as banned, seen_at from people
     where starts_with(lower(name), lower($1)) or email = lower($1) order by seen_at desc limit $2::int`,
    [text, limit],
  );
  return rows;
}
