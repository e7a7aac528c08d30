import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { joan1429 } from '@oriflamme/joan-1429';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../storage/test/support/postgres.ts';
import { expectAll, playOn } from './support/chance-play.ts';
import { databases } from './support/databases.ts';
import { twoPlayers } from './support/match-client.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const running: ServerProcess[] = [];
let proxy: Server | undefined;
afterEach(async () => {
  proxy?.close();
  for (const server of running.splice(0)) await server.end('SIGKILL');
});

test.each(databases.slice(1))(
  'two processes on one %s database restarted one after the other lose nothing, and players resume by themselves',
  async (_, make) => {
    const database = await make();
    const ports = [await freePort(), await freePort()];
    const environments = ports.map((port) => ({
      ...database.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    }));
    for (const environment of environments) running.push(await startServer(environment));
    const url = await proxyTo(ports);
    const load = { orders: 0, most: 0, enough: false };
    const matches = await Promise.all([1, 2, 3].map(() => twoPlayers(url, joan1429.id)));
    const playing = matches.map((match, i) => playOn(match, url, i + 1, load));
    const more = async (): Promise<void> => {
      const goal = load.orders + 6;
      // Some are left to be played while a process stops or starts.
      load.most = goal + 10;
      await expect.poll(() => load.orders >= goal, { interval: 5 }).toBe(true);
    };
    for (let round = 0; round < 2; round += 1)
      for (const [i, environment] of environments.entries()) {
        await more();
        expect(await running[i]?.end('SIGTERM')).toBe(0);
        // The other one carries on alone meanwhile.
        await more();
        running[i] = await startServer(environment);
      }
    await more();
    load.enough = true;
    for (const { match, orders } of (await Promise.all(playing)).flat()) await expectAll(match, orders);
    for (const server of running) expect(await server.end('SIGTERM')).toBe(0);
    await database.remove();
  },
  150_000,
);

/** What a proxy in front does: one after the other, and to whichever answers. */
async function proxyTo(ports: readonly number[]): Promise<string> {
  let turn = 0;
  proxy = createServer((client) => {
    client.on('error', () => client.destroy());
    const attempt = (tries: number): void => {
      turn += 1;
      const backend = connect(ports[turn % ports.length] ?? 0, '127.0.0.1');
      backend.once('connect', () => client.pipe(backend).pipe(client));
      backend.once('error', () => {
        if (backend.connecting === false && tries > 0 && backend.bytesRead === 0) attempt(tries - 1);
        else client.destroy();
      });
      client.once('close', () => backend.destroy());
    };
    attempt(ports.length);
  });
  await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
