import type { Queryable } from '../storage.ts';

/** A guest has no address. */
export type Person = { id: string; name: string; email: string | null; banned: boolean };

export type Session = { person: Person; expiresAt: Date };

const columns = 'p.id, p.name, p.email, p.banned_at is not null as banned';

export async function createGuest(
  on: Queryable,
  guest: Pick<Person, 'id' | 'name'> & { tokenHash: Uint8Array; expiresAt: Date },
): Promise<void> {
  await on.query(
    `with made as (insert into people (id, name) values ($1, $2) returning id)
     insert into sessions (token_hash, person_id, expires_at) select $3::bytea, id, $4::timestamptz from made`,
    [guest.id, guest.name, guest.tokenHash, guest.expiresAt],
  );
}

export async function createSession(
  on: Queryable,
  session: { personId: string; tokenHash: Uint8Array; expiresAt: Date },
): Promise<void> {
  await on.query('insert into sessions (token_hash, person_id, expires_at) values ($1::bytea, $2, $3::timestamptz)', [
    session.tokenHash,
    session.personId,
    session.expiresAt,
  ]);
}

/** The session, unless it has expired by `now`. That it was used is noted once a day. */
export async function findSession(on: Queryable, tokenHash: Uint8Array, now: Date): Promise<Session | undefined> {
  const { rows } = await on.query<Person & { expires_at: Date; idle: boolean }>(
    `select ${columns}, s.expires_at, p.seen_at < $2::timestamptz - interval '1 day' as idle
     from sessions s join people p on p.id = s.person_id
     where s.token_hash = $1::bytea and s.expires_at > $2::timestamptz`,
    [tokenHash, now],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { expires_at: expiresAt, idle, ...person } = row;
  if (idle) await on.query('update people set seen_at = $2::timestamptz where id = $1', [person.id, now]);
  return { person, expiresAt };
}

export async function endSession(on: Queryable, tokenHash: Uint8Array): Promise<void> {
  await on.query('delete from sessions where token_hash = $1::bytea', [tokenHash]);
}

/** All of a person's sessions, or all but one. */
export async function endSessions(on: Queryable, personId: string, except: Uint8Array | null = null): Promise<void> {
  await on.query('delete from sessions where person_id = $1 and token_hash is distinct from $2::bytea', [
    personId,
    except,
  ]);
}

export async function findPerson(on: Queryable, id: string): Promise<Person | undefined> {
  const { rows } = await on.query<Person>(`select ${columns} from people p where p.id = $1`, [id]);
  return rows[0];
}

/** The name on the seats of matches that are not over follows; what is over keeps the name it was played under. */
export async function renamePerson(on: Queryable, id: string, name: string): Promise<void> {
  await on.query(
    `with renamed as (update people set name = $2 where id = $1)
     update seats s set name = $2 from matches m
     where s.person_id = $1 and m.id = s.match_id and m.status in ('open', 'running')`,
    [id, name],
  );
}
