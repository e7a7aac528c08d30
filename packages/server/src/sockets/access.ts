import type { Seat } from '@oriflamme/platform';
import { holdsSeat, type MatchRecord, type Person, type Storage } from '@oriflamme/storage';
import { hashToken } from '../auth/tokens.ts';
import type { Following } from './follow.ts';

const ofPerson = (match: MatchRecord, person: Person | undefined): Seat[] =>
  person ? match.seats.filter((each) => each.person_id === person.id).map((each) => each.seat as Seat) : [];

/** The seats of this match that a session or a token may act for. */
export async function seatsHeld(
  storage: Storage,
  match: MatchRecord,
  person: Person | undefined,
  wanted: Seat | null | undefined,
  credentials: string | null | undefined,
): Promise<Seat[]> {
  const own = ofPerson(match, person);
  if (credentials !== null && credentials !== undefined && wanted)
    return (await holdsSeat(storage, match.id, wanted, hashToken(credentials))) ? [...new Set([...own, wanted])] : own;
  return own;
}

/** The seats a socket still holds, as the match's own record says by now: seats are handed over, accounts deleted. */
export function seatsStillHeld(match: MatchRecord, person: Person | undefined, { token }: Following): Seat[] {
  const held = ofPerson(match, person);
  const byToken = match.seats.find(
    (each) => each.seat === token?.seat && each.token && each.taken_at === token?.takenAt,
  );
  return byToken ? [...new Set([...held, byToken.seat as Seat])] : held;
}
