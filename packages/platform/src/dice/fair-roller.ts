import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Roller } from '../table.ts';

/** One nonce a seat, in seat order; null where the player's client added none. */
export type Nonces = readonly [string | null, string | null];

export const SEED_BYTES = 32;

/** Published when the match is created; after the match anyone can see that the revealed seed is the same. */
export const commitment = (seedHex: string): string => bytesToHex(sha256(hexToBytes(seedHex)));

/** The greatest multiple of six a byte can reach: bytes above it would favour low faces. */
const EVEN_BYTES = 252;

/**
 * Roll n is fixed by the server's seed and both players' nonces, so neither can choose it and anyone can check it
 * once the seed is revealed. Synchronous, and the same in Node and browser.
 */
export function fairRoller(seedHex: string, nonces: Nonces): Roller {
  const seed = hexToBytes(seedHex);
  if (seed.length !== SEED_BYTES) throw new RangeError(`A seed has ${SEED_BYTES} bytes`);
  return { roll: (n) => faceOf(seed, nonces, n) };
}

function faceOf(seed: Uint8Array, nonces: Nonces, n: number): number {
  for (let again = 0; ; again += 1) {
    const message = JSON.stringify(['oriflamme-d6', nonces[0], nonces[1], n, again]);
    const even = hmac(sha256, seed, utf8ToBytes(message)).find((byte) => byte < EVEN_BYTES);
    if (even !== undefined) return (even % 6) + 1;
  }
}
