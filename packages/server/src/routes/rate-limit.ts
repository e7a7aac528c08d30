import type { Context, Middleware } from 'koa';
import type { MatchLimits } from '../matches/limits.ts';
import { Problem } from '../problem.ts';
import { Allowances } from '../sockets/allowance.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A new guest is quickly made: what is limited by person is limited by address too, for so many at one. */
const PEOPLE_AT_ADDRESS = 3;

type Limited = Pick<Context, 'ip' | 'set'>;

/** So many an hour for each name, all of them at once if need be; who asks for more is told when the next one may come. */
export function hourly(perHour: number, what: string): (ctx: Limited, name: string) => void {
  const allowances = new Allowances(perHour / 3600, perHour);
  const seconds = Math.ceil(3600 / perHour);
  const wait = seconds < 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
  return (ctx, name) => {
    if (allowances.take(name)) return;
    ctx.set('Retry-After', String(seconds));
    throw new Problem(429, 'too-fast', `Too many ${what}: ${perHour} an hour are allowed. Try again in ${wait}`);
  };
}

/** So many an hour for a person, and a few people's worth for the address they come from. */
export function hourlyForPeople(perHour: number, what: string): (ctx: Limited, personId: string) => void {
  const own = hourly(perHour, what);
  const together = hourly(PEOPLE_AT_ADDRESS * perHour, what);
  return (ctx, personId) => {
    own(ctx, personId);
    together(ctx, ctx.ip);
  };
}

/** So many requests a second from one address, after a first handful; reading costs less than changing. */
export function rateLimit(limits: MatchLimits): Middleware {
  const changes = new Allowances(limits.requestsPerSecond, limits.requestsAtOnce);
  const reads = new Allowances(limits.readsPerSecond, limits.readsAtOnce);
  return (ctx, next) => {
    if (!(READING.has(ctx.method) ? reads : changes).take(ctx.ip)) {
      ctx.set('Retry-After', '1');
      throw new Problem(429, 'too-fast', 'Too many requests: wait a moment');
    }
    return next();
  };
}
