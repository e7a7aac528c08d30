import type { Middleware } from 'koa';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Features register their own measurements here. */
  registry: Registry;
  middleware: Middleware;
  /** Called at each scrape. */
  countSockets(count: () => number): void;
}

/** A registry for each server rather than the library's global one, so that two can live in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  return {
    registry,
    middleware: async (ctx, next) => {
      const end = duration.startTimer();
      await next();
      // The pattern and not the address: one label for all matches.
      const route: unknown = ctx['_matchedRoute'];
      end({ method: ctx.method, route: typeof route === 'string' ? route : 'other', status: ctx.status });
    },
    countSockets(count) {
      new Gauge({
        name: 'sockets_connected',
        help: 'Sockets connected to this process',
        registers: [registry],
        collect() {
          this.set(count());
        },
      });
    },
  };
}
