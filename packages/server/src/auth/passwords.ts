import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 64 MB and about a tenth of a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1 } as const;
const MEMORY = 160 * 1024 * 1024;
const LENGTH = 32;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, { ...options, maxmem: MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** What is stored names its own cost, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Without a stored one the same time is spent, so that nobody learns who has an account. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [kind, N, r, p, salt, key] = (stored ?? '').split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const due = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(given, due);
}
