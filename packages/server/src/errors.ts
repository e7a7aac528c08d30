import { STATUS_CODES } from 'node:http';
import { isOutOfReach } from '@oriflamme/storage';
import type { Middleware, ParameterizedContext } from 'koa';
import { Problem } from './problem.ts';
import type { RequestState } from './request-log.ts';

/** Turns whatever was thrown into `{ error: { code, message } }`; only what a caller may see gets out. */
export const errorBodies: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
    if (ctx.status === 404 && ctx.body === undefined) throw new Problem(404, 'not-found', 'There is nothing here');
    if (ctx.status === 405 && ctx.body === undefined) throw new Problem(405, 'method-not-allowed', 'Not in this way');
    if (ctx.status === 501 && ctx.body === undefined) throw new Problem(501, 'not-implemented', 'Not in this way');
  } catch (error) {
    answer(ctx, error);
  }
};

function answer(ctx: ParameterizedContext<RequestState>, error: unknown): void {
  const { status, code, message, details } = describe(error);
  if (status >= 500) ctx.state.log.error({ err: error }, 'request failed');
  ctx.status = status;
  if (status === 503) ctx.set('Retry-After', '5');
  ctx.body = { error: { code, message, ...details, requestId: ctx.state.requestId } };
}

function describe(error: unknown): Pick<Problem, 'status' | 'code' | 'message' | 'details'> {
  if (error instanceof Problem) return error;
  if (isOutOfReach(error))
    return { status: 503, code: 'unavailable', message: 'The database is away; try again in a moment', details: {} };
  const { status, expose, message } = error as { status?: unknown; expose?: unknown; message?: unknown };
  if (typeof status === 'number' && expose === true)
    return { status, code: codeOf(status), message: String(message), details: {} };
  return { status: 500, code: 'internal', message: 'Something went wrong on the server', details: {} };
}

function codeOf(status: number): string {
  return (STATUS_CODES[status] ?? 'error').toLowerCase().replaceAll(' ', '-');
}
