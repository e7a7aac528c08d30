import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';

/** A person's own preferences and what differs for one match; null where he has set none. */
export type PreferenceRows = { person: unknown; match: unknown };

export async function readPreferences(
  on: Queryable,
  personId: string,
  matchId: string | null,
): Promise<PreferenceRows> {
  const { rows } = await on.query<PreferenceRows>(
    `select (select preferences from notice_preferences where person_id = $1) as person,
       (select preferences from match_preferences where person_id = $1 and match_id = $2) as match`,
    [personId, matchId],
  );
  return rows[0] ?? { person: null, match: null };
}

/** `stopToken` is kept from the first time on: links in old mails go on working. */
export async function writePreferences(
  on: Queryable,
  personId: string,
  preferences: unknown,
  stopToken: string,
): Promise<void> {
  await on.query(
    `insert into notice_preferences (person_id, preferences, stop_token) values ($1, $2::json, $3)
     on conflict (person_id) do update set preferences = excluded.preferences`,
    [personId, json(preferences), stopToken],
  );
}

/** The person's own token for the link that stops mails; `made` becomes it where there is none yet. */
export async function stopTokenOf(on: Queryable, personId: string, made: string): Promise<string> {
  const { rows } = await on.query<{ token: string }>(
    `insert into notice_preferences (person_id, preferences, stop_token) values ($1, '{}', $2)
     on conflict (person_id) do update set stop_token = notice_preferences.stop_token
     returning stop_token as token`,
    [personId, made],
  );
  return rows[0]?.token ?? made;
}

export async function writeMatchPreferences(
  on: Queryable,
  personId: string,
  matchId: string,
  preferences: unknown,
): Promise<void> {
  await on.query(
    `insert into match_preferences (match_id, person_id, preferences) values ($1, $2, $3::json)
     on conflict (match_id, person_id) do update set preferences = excluded.preferences`,
    [matchId, personId, json(preferences)],
  );
}

export async function personOfStopToken(on: Queryable, token: string): Promise<string | undefined> {
  const { rows } = await on.query<{ id: string }>(
    'select person_id as id from notice_preferences where stop_token = $1',
    [token],
  );
  return rows[0]?.id;
}
