import Router from '@koa/router';
import Koa from 'koa';
import { errorBodies } from './errors.ts';
import type { Services } from './feature.ts';
import { healthRoutes } from './health.ts';
import { Problem } from './problem.ts';
import { type RequestState, requestLog } from './request-log.ts';
import { securityHeaders } from './security.ts';
import { clientFiles } from './static.ts';

export interface App {
  koa: Koa<RequestState>;
  /** Features hang their routes here. */
  router: Router;
}

export interface AppOptions {
  /** Where the built client lies; without it there are no pages. */
  clientFolder?: string | undefined;
  /** True once the server has begun to stop. */
  draining?: () => boolean;
}

export function createApp(services: Services, options: AppOptions = {}): App {
  const { settings, log, metrics } = services;
  const draining = options.draining ?? (() => false);
  // The last address is the one that the proxy itself saw; what stands before it, the caller may have made up.
  const koa = new Koa<RequestState>({ proxy: settings.trustProxy, maxIpsCount: 1 });
  const router = new Router();
  koa.use(metrics.middleware);
  koa.use(requestLog(log, settings));
  koa.use(securityHeaders(settings));
  koa.use(async (ctx, next) => {
    await next();
    // A connection kept open for a next request would hold up the stop.
    if (draining()) ctx.set('Connection', 'close');
  });
  koa.use(errorBodies);
  koa.use((ctx, next) => {
    // No name of ours has one, and the database refuses to be asked about it.
    if (/%00/.test(ctx.url)) throw new Problem(400, 'invalid-address', 'The address holds a character that is none');
    return next();
  });
  healthRoutes(router, services, draining);
  if (options.clientFolder !== undefined) koa.use(clientFiles(options.clientFolder));
  koa.use(router.routes());
  koa.use(router.allowedMethods());
  // Errors reach errorBodies; what is left are connections that broke while a response was being sent.
  koa.on('error', (error: Error) => log.debug({ err: error }, 'response not delivered'));
  return { koa, router };
}
