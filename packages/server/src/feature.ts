import type Router from '@koa/router';
import type { Storage } from '@oriflamme/storage';
import type { Server as SocketServer } from 'socket.io';
import type { Logger } from './logging.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** What every part of the server may use. */
export interface Services {
  storage: Storage;
  settings: Settings;
  log: Logger;
  metrics: Metrics;
}

export interface Installation extends Services {
  router: Router;
  io: SocketServer;
}

/** A part of the server that brings routes, socket handlers or work of its own; listed in `features.ts`. */
export interface Feature {
  name: string;
  /** Runs once, before the server listens; what it returns runs when the server stops, before the database closes. */
  install(installation: Installation): Promise<Stop | undefined> | Stop | undefined;
}

export type Stop = () => Promise<void>;
