import { setTimeout as wait } from 'node:timers/promises';
import type Router from '@koa/router';
import type { Services } from './feature.ts';

/** A database that has not answered by then is as good as none; who asks gives up soon after. */
const patienceMs = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can serve, so a proxy may send players. */
export function healthRoutes(router: Router, { storage, log, metrics }: Services, draining: () => boolean): void {
  const databaseReady = async (): Promise<boolean> => {
    const given = new AbortController();
    const asked = storage.ready().catch((error: unknown) => {
      log.warn({ err: error }, 'database not reachable');
      return false;
    });
    const late = wait(patienceMs, false, { signal: given.signal }).catch(() => false);
    return Promise.race([asked, late]).finally(() => given.abort());
  };

  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    const ready = !draining() && (await databaseReady());
    ctx.status = ready ? 200 : 503;
    ctx.body = { status: ready ? 'ready' : 'not ready', database: storage.kind };
  });

  router.get('/metrics', async (ctx) => {
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.registry.metrics();
  });
}
