import { randomBytes } from 'node:crypto';
import { commitment, fairRoller, type Nonces, type Roller, SEED_BYTES } from '@oriflamme/platform';
import { type MatchRecord, type Queryable, readSeed } from '@oriflamme/storage';

export function newSeed(): { seed: Uint8Array; commitment: string } {
  const seed = randomBytes(SEED_BYTES);
  return { seed: new Uint8Array(seed), commitment: commitment(seed.toString('hex')) };
}

export function noncesOf(match: MatchRecord): Nonces {
  const nonce = (seat: string): string | null => match.seats.find((each) => each.seat === seat)?.nonce ?? null;
  return [nonce('0'), nonce('1')];
}

/** A match brought from elsewhere before its end came without its seed, and is not played on. */
const NO_DICE: Roller = {
  roll: () => {
    throw new Error('No dice fall in a match that was brought from elsewhere');
  },
};

/** The match's dice. Only the path of orders may ask. */
export async function rollerOf(on: Queryable, match: MatchRecord): Promise<Roller> {
  const seed = await readSeed(on, match.id);
  if (!seed && match.imported) return NO_DICE;
  if (!seed) throw new Error(`Match ${match.id} has no seed`);
  return fairRoller(Buffer.from(seed).toString('hex'), noncesOf(match));
}

/** What anyone may check the dice with, once no more will fall. */
export async function revealedDice(
  on: Queryable,
  match: MatchRecord,
): Promise<{ seed: string; nonces: Nonces } | null> {
  if (match.status !== 'finished' && match.status !== 'cancelled') return null;
  const seed = await readSeed(on, match.id);
  return seed ? { seed: Buffer.from(seed).toString('hex'), nonces: noncesOf(match) } : null;
}
