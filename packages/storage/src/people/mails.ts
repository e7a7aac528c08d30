import type { Queryable } from '../storage.ts';

export type Mail = { id: string; recipient: string; kind: string; subject: string; body: string; tries: number };

export async function postMail(on: Queryable, mail: Omit<Mail, 'tries'>): Promise<void> {
  await on.query(
    `insert into mails (id, recipient, kind, subject, body, next_try_at)
     values ($1, $2, $3, $4, $5, now() - interval '1 minute')`,
    [mail.id, mail.recipient, mail.kind, mail.subject, mail.body],
  );
}

/** Mails that are due, each for one process at a time: who does not report within the lease has crashed. */
export async function claimMails(on: Queryable, now: Date, leaseUntil: Date, limit: number): Promise<Mail[]> {
  const { rows } = await on.query<Mail>(
    `update mails set tries = tries + 1, next_try_at = $2::timestamptz
     where id in (select id from mails where sent_at is null and next_try_at <= $1::timestamptz
                  order by next_try_at limit $3::int for update skip locked)
     returning id, recipient, kind, subject, body, tries`,
    [now, leaseUntil, limit],
  );
  return rows;
}

/** Its words are not kept once they are sent: they may hold a link that opens an account. */
export async function mailSent(on: Queryable, id: string): Promise<void> {
  await on.query(`update mails set sent_at = now(), failure = null, body = '' where id = $1`, [id]);
}

export async function mailFailed(on: Queryable, id: string, failure: string, nextTryAt: Date): Promise<void> {
  await on.query('update mails set failure = $2, next_try_at = $3::timestamptz where id = $1', [
    id,
    failure,
    nextTryAt,
  ]);
}
