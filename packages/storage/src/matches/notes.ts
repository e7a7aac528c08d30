import type { Queryable } from '../storage.ts';

export async function readNotes(on: Queryable, matchId: string, personId: string): Promise<string> {
  const { rows } = await on.query<{ text: string }>('select text from notes where match_id = $1 and person_id = $2', [
    matchId,
    personId,
  ]);
  return rows[0]?.text ?? '';
}

export async function writeNotes(on: Queryable, matchId: string, personId: string, text: string): Promise<void> {
  await on.query(
    `insert into notes (match_id, person_id, text) values ($1, $2, $3)
     on conflict (match_id, person_id) do update set text = excluded.text, updated_at = now()`,
    [matchId, personId, text],
  );
}
