import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from './logging.ts';
import type { Settings } from './settings.ts';

export interface RequestState {
  requestId: string;
  /** Names the request in every line. */
  log: Logger;
}

/** Probes come every few seconds and would drown the rest. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** An address may itself be the key to something, such as the one that stops mails; its pattern says where. */
function pathWithoutToken(ctx: { path: string; params?: Readonly<Record<string, string>> }): string {
  const token = ctx.params?.['token'];
  return token ? ctx.path.slice(0, ctx.path.lastIndexOf('/') + 1).concat('…') : ctx.path;
}

export function requestLog(log: Logger, settings: Pick<Settings, 'trustProxy'>): Middleware<RequestState> {
  return async (ctx, next) => {
    const started = performance.now();
    const given = settings.trustProxy ? ctx.get('X-Request-Id') : '';
    ctx.state.requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    ctx.set('X-Request-Id', ctx.state.requestId);
    await next();
    const level = quiet.has(ctx.path) ? 'debug' : 'info';
    ctx.state.log[level](
      {
        method: ctx.method,
        path: pathWithoutToken(ctx),
        status: ctx.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        address: ctx.ip,
      },
      'request',
    );
  };
}
