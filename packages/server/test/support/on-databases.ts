import { type AnyGameModule, anyGame } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Clock } from '../../src/clock.ts';
import { type MatchLimits, matchLimits } from '../../src/matches/limits.ts';
import { databases, type TestDatabase } from './databases.ts';
import { type MatchServer, matchServer } from './match-server.ts';

/** Goes with the real time until it is turned. */
export class TestClock implements Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  turn(days: number): void {
    this.#ahead += days * 86_400_000;
  }
}

export interface Place {
  url: string;
  storage: Storage;
  clock: TestClock;
}

export interface PlaceOptions {
  games?: readonly AnyGameModule[];
  limits?: Partial<MatchLimits>;
  environment?: () => Promise<Record<string, string>>;
  only?: 'embedded' | 'Postgres';
}

/** Runs the tests with a server on each database there is; what `place` holds is there once they run. */
export function onDatabases(what: string, options: PlaceOptions, tests: (place: Place) => void): void {
  const chosen = databases.filter(([name]) => options.only === undefined || name === options.only);
  describe.each(chosen)(`${what}, on the %s database`, (_, make) => {
    const place = { clock: new TestClock() } as Place;
    let database: TestDatabase;
    let server: MatchServer;
    beforeAll(async () => {
      database = await make();
      place.storage = await database.open();
      const limits = { ...matchLimits, ...options.limits };
      const environment = (await options.environment?.()) ?? {};
      const games = options.games ?? [anyGame(toyGame)];
      server = await matchServer(place.storage, games, limits, place.clock, environment);
      place.url = server.url;
    });
    afterAll(async () => {
      await server?.close();
      await place.storage?.close();
      await database?.remove();
    });
    tests(place);
  });
}
