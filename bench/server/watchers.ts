import type { Socket } from 'socket.io-client';
import type { Measurement } from '../measurement.ts';
import { connect, follow, leave, newPair, order, type Pair, percentile } from './players.ts';
import type { ServerUnderLoad } from './processes.ts';

const WATCHERS = 2000;
const CONNECTED_AT_ONCE = 100;
const ORDERS = 30;

/** One match with very many watchers: how long until the last of them has an order. */
export async function* watcherMeasurements(server: ServerUnderLoad): AsyncGenerator<Measurement> {
  const pair = await newPair(server.url);
  const sockets: Socket[] = [];
  for (let i = 0; i < WATCHERS; i += CONNECTED_AT_ONCE) {
    const some = Array.from({ length: CONNECTED_AT_ONCE }, () => connect(server.url));
    sockets.push(...some);
    await Promise.all(some.map((socket) => follow(socket, pair.id, null, null)));
  }
  const own: number[] = [];
  const last: number[] = [];
  for (let i = 0; i < ORDERS; i += 1) {
    const began = performance.now();
    const all = Promise.all(
      sockets.map((socket) => new Promise<void>((resolve) => socket.once('patch', () => resolve()))),
    );
    own.push(await order(pair));
    await all;
    last.push(performance.now() - began);
  }
  for (const socket of sockets) socket.close();
  leave(pair);
  const at = `with ${WATCHERS} watchers on one match`;
  yield { name: `order to the mover's patch, p99 ${at}`, value: Math.round(percentile(own, 0.99)), unit: 'ms' };
  yield { name: `order to the last watcher's patch, p50 ${at}`, value: Math.round(percentile(last, 0.5)), unit: 'ms' };
  yield {
    name: `order to the last watcher's patch, p99 ${at}`,
    value: Math.round(percentile(last, 0.99)),
    unit: 'ms',
    limit: 1000,
  };
}

const MATCHES = 400;

/** Heap for a match that nobody follows any more, and for one that two are at. */
export async function* memoryMeasurements(server: ServerUnderLoad): AsyncGenerator<Measurement> {
  const empty = await server.memory();
  const pairs: Pair[] = [];
  for (let i = 0; i < MATCHES; i += 1) {
    const pair = await newPair(server.url);
    for (let n = 0; n < 3; n += 1) await order(pair);
    pairs.push(pair);
  }
  const hot = await server.memory();
  for (const pair of pairs) leave(pair);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = await server.memory();
  const each = (bytes: number): number => Math.round((bytes - empty) / MATCHES / 1024);
  yield { name: 'memory for a hot match with two sockets', value: each(hot), unit: 'kB', limit: 500 };
  yield { name: 'memory for an idle match that is still cached', value: each(idle), unit: 'kB', limit: 200 };
}
