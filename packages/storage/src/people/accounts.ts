import { addToOutbox } from '../notices/outbox.ts';
import type { Queryable } from '../storage.ts';

export type Account = { id: string; name: string; email: string; password: string };

export async function findAccount(on: Queryable, email: string): Promise<Account | undefined> {
  const { rows } = await on.query<Account>(
    'select id, name, email, password from people where email = $1 and password is not null',
    [email],
  );
  return rows[0];
}

export async function passwordOf(on: Queryable, personId: string): Promise<string | undefined> {
  const { rows } = await on.query<{ password: string | null }>('select password from people where id = $1', [personId]);
  return rows[0]?.password ?? undefined;
}

/** False when the address is another's by now. */
export async function setAddress(
  on: Queryable,
  personId: string,
  email: string,
  password: string | null,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `update people set email = $2, password = coalesce($3, password)
     where id = $1 and not exists (select 1 from people other where other.email = $2 and other.id <> $1)`,
    [personId, email, password],
  );
  return rowCount === 1;
}

export async function setPassword(on: Queryable, personId: string, password: string): Promise<void> {
  await on.query('update people set password = $2 where id = $1', [personId, password]);
}

export type MailedLink = { person_id: string; email: string; password: string | null };

export async function keepMailedLink(
  on: Queryable,
  link: MailedLink & { tokenHash: Uint8Array; purpose: 'verify' | 'reset'; expiresAt: Date },
): Promise<void> {
  await on.query(
    `insert into mailed_links (token_hash, purpose, person_id, email, password, expires_at)
     values ($1::bytea, $2, $3, $4, $5, $6::timestamptz)`,
    [link.tokenHash, link.purpose, link.person_id, link.email, link.password, link.expiresAt],
  );
}

/** As it stands, to be used or not. */
export async function findMailedLink(
  on: Queryable,
  tokenHash: Uint8Array,
  purpose: 'verify' | 'reset',
  now: Date,
): Promise<MailedLink | undefined> {
  const { rows } = await on.query<MailedLink>(
    `select person_id, email, password from mailed_links
     where token_hash = $1::bytea and purpose = $2 and expires_at > $3::timestamptz`,
    [tokenHash, purpose, now],
  );
  return rows[0];
}

/** Used once: taken away as it is read. */
export async function useMailedLink(
  on: Queryable,
  tokenHash: Uint8Array,
  purpose: 'verify' | 'reset',
  now: Date,
): Promise<MailedLink | undefined> {
  const { rows } = await on.query<MailedLink>(
    `delete from mailed_links where token_hash = $1::bytea and purpose = $2 and expires_at > $3::timestamptz
     returning person_id, email, password`,
    [tokenHash, purpose, now],
  );
  return rows[0];
}

/** The other links of this kind to the same person, which one that was used makes worthless. */
export async function dropMailedLinks(on: Queryable, personId: string, purpose: 'verify' | 'reset'): Promise<void> {
  await on.query('delete from mailed_links where person_id = $1 and purpose = $2', [personId, purpose]);
}

/** A guest's seats, notes and marks go to the account he signs in to, except where that plays already. */
export async function bringSeats(on: Queryable, guestId: string, accountId: string): Promise<string[]> {
  const { rows } = await on.query<{ match_id: string }>(
    `update seats s set person_id = $2, taken_at = now() where person_id = $1
       and not exists (select 1 from seats other where other.match_id = s.match_id and other.person_id = $2)
     returning match_id`,
    [guestId, accountId],
  );
  const matches = rows.map((row) => row.match_id);
  for (const table of ['notes', 'seen'])
    await on.query(
      `update ${table} t set person_id = $2 where person_id = $1 and match_id = any($3::text[])
         and not exists (select 1 from ${table} other where other.match_id = t.match_id and other.person_id = $2)`,
      [guestId, accountId, matches],
    );
  // Reminders that were planned for the guest are the account's now.
  for (const match of matches) await addToOutbox(on, match, 'clock', {});
  return matches;
}

/** What is left of somebody who is gone: matches and lines stay, without his name. */
export async function deletePerson(on: Queryable, personId: string, nameless: string): Promise<void> {
  await on.query(
    `delete from mails where recipient in (select email from people where id = $1
       union select email from mailed_links where person_id = $1)`,
    [personId],
  );
  await on.query('update seats set name = $2, standing = null where person_id = $1', [personId, nameless]);
  await on.query('update chat set name = $2 where person_id = $1', [personId, nameless]);
  await on.query('delete from people where id = $1', [personId]);
}
