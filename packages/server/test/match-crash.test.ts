import { joan1429 } from '@oriflamme/joan-1429';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../storage/test/support/postgres.ts';
import { expectAll, playOn } from './support/chance-play.ts';
import { databases } from './support/databases.ts';
import { twoPlayers } from './support/match-client.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

/** A share of the long run, which `CRASHES` sets. */
const CRASHES = Number(process.env['CRASHES'] ?? 5);
const MATCHES = Math.max(4, Math.ceil(CRASHES / 3));
const MOST_ORDERS_BETWEEN = 10;

let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
});

test.each(databases)(
  `a server on the %s database killed ${CRASHES} times under load keeps every acknowledged order once`,
  async (_, make) => {
    const database = await make();
    const environment = {
      ...database.environment,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    };
    server = await startServer(environment);
    const { url } = server;
    const load = { orders: 0, enough: false };
    const matches = await Promise.all(Array.from({ length: MATCHES }, () => twoPlayers(url, joan1429.id)));
    const playing = matches.map((match, i) => playOn(match, url, i + 1, load));
    const played = Promise.all(playing);
    played.catch(() => undefined);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const goal = load.orders + Math.ceil(Math.random() * MOST_ORDERS_BETWEEN);
      await expect.poll(() => load.orders >= goal, { interval: 1, timeout: 60_000 }).toBe(true);
      await server.end('SIGKILL');
      server = await startServer(environment);
    }
    load.enough = true;
    for (const { match, orders } of (await played).flat()) await expectAll(match, orders);
    expect(await server.end('SIGTERM')).toBe(0);
    await database.remove();
  },
  60_000 + CRASHES * 10_000,
);
