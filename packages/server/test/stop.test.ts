import { setTimeout as wait } from 'node:timers/promises';
import { io as connectSocket } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { Feature } from '../src/feature.ts';
import { startProbe } from './support/probe.ts';

test('a server that stops finishes what it has begun, lets nobody new in, and stops its parts last', async () => {
  const order: string[] = [];
  let begun: () => void = () => undefined;
  const inFlight = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow: Feature = {
    name: 'slow',
    install({ router, storage }) {
      router.post('/api/slow', async (ctx) => {
        begun();
        await wait(500);
        // The database must still be there.
        const { rows } = await storage.query('select 1429 as year');
        order.push('answered');
        ctx.body = rows[0];
      });
      return async () => {
        order.push('stopped');
      };
    },
  };
  const probe = await startProbe([slow]);
  const socket = connectSocket(probe.url, { transports: ['websocket'], reconnection: false });
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  const answer = fetch(`${probe.url}/api/slow`, { method: 'POST' });
  await inFlight;
  const closed = probe.close();
  await gone;
  await expect(fetch(`${probe.url}/healthz`)).rejects.toThrow();
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([200, { year: 1429 }]);
  await closed;
  expect(order).toEqual(['answered', 'stopped']);
});
