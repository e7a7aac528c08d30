import { addToOutbox } from '../notices/outbox.ts';
import type { Queryable } from '../storage.ts';

export type SeatPass = { match_id: string; seat: string; person_id: string };

/** One at a time for a seat: a new one makes the one before worthless. */
export async function keepPass(
  on: Queryable,
  pass: SeatPass & { tokenHash: Uint8Array; expiresAt: Date },
): Promise<void> {
  await on.query(
    `with before as (delete from seat_passes where match_id = $2 and seat = $3)
     insert into seat_passes (token_hash, match_id, seat, person_id, expires_at)
     values ($1::bytea, $2, $3, $4, $5::timestamptz)`,
    [pass.tokenHash, pass.match_id, pass.seat, pass.person_id, pass.expiresAt],
  );
}

/** Used once: taken away as it is read. */
export async function usePass(on: Queryable, tokenHash: Uint8Array, now: Date): Promise<SeatPass | undefined> {
  const { rows } = await on.query<SeatPass>(
    `delete from seat_passes where token_hash = $1::bytea and expires_at > $2::timestamptz
     returning match_id, seat, person_id`,
    [tokenHash, now],
  );
  return rows[0];
}

/** Gives the seat to somebody else, under his name, with none of the former holder's papers. False when it was not `from`'s. */
export async function moveSeat(
  on: Queryable,
  move: { matchId: string; seat: string; from: string | null; to: { id: string; name: string }; papers: boolean },
): Promise<boolean> {
  const { rowCount } = await on.query(
    `update seats set person_id = $4, token_hash = null, name = $5, taken_at = now(),
       standing = case when $6::boolean then standing end, delegation = case when $6::boolean then delegation end
     where match_id = $1 and seat = $2 and ($3::text is null or person_id = $3)`,
    [move.matchId, move.seat, move.from, move.to.id, move.to.name, move.papers],
  );
  if (rowCount !== 1) return false;
  // The reminders that were planned are for whoever sat there before.
  await addToOutbox(on, move.matchId, 'clock', {});
  if (move.papers && move.from !== null)
    for (const table of ['notes', 'seen'])
      await on.query(
        `update ${table} t set person_id = $3 where match_id = $1 and person_id = $2
           and not exists (select 1 from ${table} other where other.match_id = $1 and other.person_id = $3)`,
        [move.matchId, move.from, move.to.id],
      );
  return true;
}
