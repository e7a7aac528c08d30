import type { Queryable } from '../storage.ts';

export interface NewSeat {
  matchId: string;
  seat: string;
  personId: string | null;
  tokenHash: Uint8Array | null;
  name: string;
  nonce: string | null;
}

/** False when somebody has it: the key of the table decides races. */
export async function takeSeat(on: Queryable, seat: NewSeat): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into seats (match_id, seat, person_id, token_hash, name, nonce)
     values ($1, $2, $3, $4::bytea, $5, $6) on conflict (match_id, seat) do nothing`,
    [seat.matchId, seat.seat, seat.personId, seat.tokenHash, seat.name, seat.nonce],
  );
  return rowCount === 1;
}

export async function freeSeat(on: Queryable, matchId: string, seat: string): Promise<void> {
  await on.query('delete from seats where match_id = $1 and seat = $2', [matchId, seat]);
}

export async function renameSeat(on: Queryable, matchId: string, seat: string, name: string): Promise<void> {
  await on.query('update seats set name = $3 where match_id = $1 and seat = $2', [matchId, seat, name]);
}

/** Whether this token's hash holds the seat; compared in the database, where it is never read from. */
export async function holdsSeat(on: Queryable, matchId: string, seat: string, tokenHash: Uint8Array): Promise<boolean> {
  const { rowCount } = await on.query(
    'select 1 from seats where match_id = $1 and seat = $2 and token_hash = $3::bytea',
    [matchId, seat, tokenHash],
  );
  return rowCount === 1;
}
