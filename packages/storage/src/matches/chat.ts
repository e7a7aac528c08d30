import type { Queryable } from '../storage.ts';

export type ChatLine = {
  id: number;
  /** Who said it; null for a token's holder, and once he has deleted his account. */
  person_id: string | null;
  seat: string | null;
  audience: 'players' | 'watchers';
  name: string;
  text: string;
  at: Date;
};

const columns = 'id, person_id, seat, audience, name, text, at';

export async function addChatLine(
  on: Queryable,
  line: { matchId: string } & Pick<ChatLine, 'person_id' | 'seat' | 'audience' | 'name' | 'text'>,
): Promise<ChatLine> {
  const { rows } = await on.query<ChatLine>(
    `insert into chat (match_id, person_id, seat, audience, name, text) values ($1, $2, $3, $4, $5, $6)
     returning ${columns}`,
    [line.matchId, line.person_id, line.seat, line.audience, line.name, line.text],
  );
  const [added] = rows;
  if (!added) throw new Error('The line was not stored');
  return added;
}

/** The newest lines for these ears, oldest first; without those of people the reader has muted or blocked. */
export async function readChat(
  on: Queryable,
  matchId: string,
  reader: { personId: string | null; audiences: readonly string[] },
  before: number | null,
  limit: number,
): Promise<ChatLine[]> {
  const { rows } = await on.query<ChatLine>(
    `select ${columns} from chat c
     where match_id = $1 and audience = any($2::text[]) and ($3::bigint is null or id < $3::bigint)
       and not exists (select 1 from blocks b where b.person_id = $5 and b.other_id = c.person_id)
     order by id desc limit $4::int`,
    [matchId, [...reader.audiences], before, limit, reader.personId],
  );
  return rows.reverse();
}

export async function chatLine(on: Queryable, matchId: string, id: number): Promise<ChatLine | undefined> {
  const { rows } = await on.query<ChatLine>(`select ${columns} from chat where match_id = $1 and id = $2::bigint`, [
    matchId,
    id,
  ]);
  return rows[0];
}
