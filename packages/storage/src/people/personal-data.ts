import type { Queryable, Row } from '../storage.ts';

/** Everything kept about one person, for him to take away. Hashes of tokens and passwords are of no use to him. */
export async function personalData(on: Queryable, personId: string): Promise<Record<string, Row[]>> {
  const read = async (sql: string): Promise<Row[]> => (await on.query(sql, [personId])).rows;
  return {
    person: await read('select id, name, email, made_at, seen_at from people where id = $1'),
    sessions: await read('select made_at, expires_at from sessions where person_id = $1 order by made_at'),
    seats: await read(
      `select s.match_id, s.seat, s.name, s.nonce, s.standing, s.delegation, s.taken_at, m.game, m.status, m.outcome
       from seats s join matches m on m.id = s.match_id where s.person_id = $1 order by s.taken_at`,
    ),
    chat: await read('select match_id, id, audience, text, at from chat where person_id = $1 order by id'),
    notes: await read('select match_id, text, updated_at from notes where person_id = $1 order by updated_at'),
    seen: await read('select match_id, n, chat_id, at from seen where person_id = $1 order by at'),
    blocks: await read('select other_id, kind, at from blocks where person_id = $1 order by at'),
    invitations: await read(
      `select match_id, person_id = $1 as received, seat, kind, at from invitations
       where person_id = $1 or from_id = $1 order by at`,
    ),
    notices: await read('select preferences from notice_preferences where person_id = $1'),
    notices_of_matches: await read('select match_id, preferences from match_preferences where person_id = $1'),
    // Without their addresses, which let whoever has them send there.
    receivers: await read(
      'select channel, made_at, failure, closed_at from receivers where person_id = $1 order by made_at',
    ),
    vacations: await read('select from_at, until_at from vacations where person_id = $1 order by from_at'),
    reports: await read('select match_id, n, chat_id, text, at from reports where person_id = $1 order by id'),
    mails: await read(
      `select kind, subject, made_at, sent_at from mails
       where recipient = (select email from people where id = $1) order by made_at`,
    ),
  };
}
