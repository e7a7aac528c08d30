import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Storage } from '@oriflamme/storage';
import { Server as SocketServer } from 'socket.io';
import { createApp } from './app.ts';
import type { Feature, Services, Stop } from './feature.ts';
import type { Logger } from './logging.ts';
import { createMetrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** Requests in flight may take this long to finish once the server stops. */
const drainMs = 10_000;

/** A proxy's idle connections are ended by the proxy: ended here, one could be lost with a request just sent on it. */
const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 150_000 };

/** A message larger than any order; a longer one closes its socket. */
const largestMessage = 64 * 1024;

export interface ServerOptions {
  storage: Storage;
  settings: Settings;
  log: Logger;
  features: readonly Feature[];
  clientFolder?: string | undefined;
}

export interface Server {
  http: HttpServer;
  io: SocketServer;
  /** Resolves to the port once it is bound. */
  listen(): Promise<number>;
  /** Lets requests in flight finish, closes sockets and features; the storage is the caller's to close. */
  close(): Promise<void>;
}

/** Koa and socket.io on one http server. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { storage, settings, log, features, clientFolder } = options;
  const services: Services = { storage, settings, log, metrics: createMetrics() };
  let draining = false;
  const { koa, router } = createApp(services, { clientFolder, draining: () => draining });
  const http = createHttpServer(timeouts, koa.callback());
  const io = new SocketServer(http, { maxHttpBufferSize: largestMessage, serveClient: false });
  services.metrics.countSockets(() => io.engine.clientsCount);
  const stops: Stop[] = [];
  for (const feature of features) {
    const stop = await feature.install({ ...services, router, io });
    if (stop) stops.unshift(stop);
  }
  let closing: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    draining = true;
    const overdue = setTimeout(() => http.closeAllConnections(), drainMs);
    await closeAll(http, io);
    clearTimeout(overdue);
    for (const stop of stops) await stop();
  };

  return {
    http,
    io,
    listen: () => listen(http, settings),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Closes the http server as well, which waits for the requests that are being answered. */
async function closeAll(http: HttpServer, io: SocketServer): Promise<void> {
  const closed = new Promise<void>((resolve) => (http.listening ? http.once('close', resolve) : resolve()));
  await io.close().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_SERVER_NOT_RUNNING') throw error;
  });
  http.closeIdleConnections();
  await closed;
}

function listen(http: HttpServer, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      http.off('error', reject);
      resolve((http.address() as AddressInfo).port);
    });
  });
}
