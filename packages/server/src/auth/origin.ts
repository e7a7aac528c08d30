import type { Middleware } from 'koa';
import { Problem } from '../problem.ts';

/** Whether a request comes from our own pages, or from no page at all: another site may not act with our cookie. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined || origin === '') return true;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const ownOriginOnly =
  (publicUrl: string | undefined): Middleware =>
  (ctx, next) => {
    if (!SAFE.has(ctx.method) && !isOwnOrigin(ctx.get('Origin'), ctx.get('Host'), publicUrl))
      throw new Problem(403, 'foreign-origin', 'This address may only be used by pages of this server');
    return next();
  };
