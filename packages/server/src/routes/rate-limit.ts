import type { Storage } from '@oriflamme/storage';
import type { Context, Middleware } from 'koa';
import type { MatchLimits } from '../matches/limits.ts';
import { Problem } from '../problem.ts';
import { Allowances } from '../sockets/allowance.ts';
import { limitedAddress } from '../visitor-address.ts';
import { SharedAllowances } from './shared-allowances.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A new guest is quickly made: what is limited by person is limited by address too, for so many at one. */
const PEOPLE_AT_ADDRESS = 3;

type Limited = Pick<Context, 'ip' | 'set'>;
type Limit = (ctx: Limited, name: string) => Promise<void>;

export const addressOf = ({ ip }: Limited): string => limitedAddress(ip);

/** So many an hour for each name, all of them at once if need be; who asks for more is told when the next one may come. */
export function hourly(storage: Storage, perHour: number, what: string): Limit {
  const allowances = new SharedAllowances(storage, what, perHour / 3600, perHour);
  const seconds = Math.ceil(3600 / perHour);
  const wait = seconds < 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
  return async (ctx, name) => {
    if (await allowances.take(name)) return;
    ctx.set('Retry-After', String(seconds));
    throw new Problem(429, 'too-fast', `Too many ${what}: ${perHour} an hour are allowed. Try again in ${wait}`);
  };
}

/** So many an hour for a person, and a few people's worth for the address they come from. */
export function hourlyForPeople(storage: Storage, perHour: number, what: string): Limit {
  const own = hourly(storage, perHour, what);
  const together = hourly(storage, PEOPLE_AT_ADDRESS * perHour, what);
  return async (ctx, personId) => {
    await own(ctx, personId);
    await together(ctx, addressOf(ctx));
  };
}

/**
 * So many requests a second from one address, after a first handful; reading costs less than changing. Against floods,
 * and so by each process for itself.
 */
export function rateLimit(limits: MatchLimits): Middleware {
  const changes = new Allowances(limits.requestsPerSecond, limits.requestsAtOnce);
  const reads = new Allowances(limits.readsPerSecond, limits.readsAtOnce);
  return (ctx, next) => {
    if (!(READING.has(ctx.method) ? reads : changes).take(addressOf(ctx))) {
      ctx.set('Retry-After', '1');
      throw new Problem(429, 'too-fast', 'Too many requests: wait a moment');
    }
    return next();
  };
}

/**
 * Guesses at a password, link or code, and mails that are asked for. By address and by account: neither many guesses at
 * one, nor one guess at many. An account has twice as many, so that nobody is shut out by the guesses of one stranger.
 */
export function guessing(storage: Storage, what: string, { guessesPerMinute, guessesAtOnce }: MatchLimits) {
  const byAddress = new SharedAllowances(storage, `guesses at ${what}`, guessesPerMinute / 60, guessesAtOnce);
  const byAccount = new SharedAllowances(
    storage,
    `guesses at one of ${what}`,
    guessesPerMinute / 30,
    2 * guessesAtOnce,
  );
  return async (ctx: Limited, account?: string): Promise<void> => {
    if ((await byAddress.take(addressOf(ctx))) && (account === undefined || (await byAccount.take(account)))) return;
    ctx.set('Retry-After', '60');
    throw new Problem(429, 'too-fast', 'Too many attempts: wait some minutes');
  };
}
