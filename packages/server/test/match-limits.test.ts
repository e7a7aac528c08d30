import { randomUUID } from 'node:crypto';
import type { Socket as TcpSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

const step = { type: 'step', by: 1 } as { type: string };
const gone = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
const goesOn = async (board: Board): Promise<void> => {
  const { n } = board;
  expect(await board.order('0', step)).toEqual({ ok: true, n: n + 1 });
  await board.at(n + 1);
};

/** Small limits, so that reaching them takes no time. */
const limits = {
  unreadBytes: 200_000,
  socketsOfAddress: 30,
  messagesAtOnce: 4000,
  personMessagesAtOnce: 6000,
  linesAtOnce: 5,
  guessesAtOnce: 5,
  // These are not to fill again while a slow machine uses them up.
  linesPerSecond: 0.001,
  guessesPerMinute: 0.001,
  requestsPerSecond: 1,
  requestsAtOnce: 400,
};

onDatabases('a limit to silence', { limits: { silentMs: 4000 }, only: 'embedded' }, (place) => {
  test('a connection that says nothing is dropped, one that follows a match stays', async () => {
    const { boards, close } = await twoPlayers(place.url, 'toy');
    const silent = io(`${place.url}/toy`, { transports: ['websocket'], forceNew: true, reconnection: false });
    await gone(silent);
    await goesOn(boards[0]);
    expect(boards.every((board) => board.socket.connected)).toBe(true);
    close();
  });
});

onDatabases('limits', { limits, only: 'embedded' }, (place) => {
  test('a connection that does not read what it is sent is dropped, and nobody else notices', async () => {
    const { boards, french, id, close } = await twoPlayers(place.url, 'toy', { goal: 1000 });
    for (let i = 0; i < 60; i += 1) await goesOn(boards[0]);
    const slow = french.socket('toy');
    slow.io.reconnection(false);
    await new Board(slow, id).sync();
    const { transport } = slow.io.engine as unknown as { transport: { ws: { _socket: TcpSocket } } };
    await expect.poll(() => openSockets(place.url)).toBe(3);
    transport.ws._socket.pause();
    for (let i = 0; i < 2000; i += 1) slow.emit('sync', id, null, null, {}, () => undefined);
    await expect.poll(() => openSockets(place.url)).toBe(2);
    await goesOn(boards[0]);
    transport.ws._socket.destroy();
    close();
  });

  test('one address holds only so many connections', async () => {
    const sockets = Array.from({ length: 40 }, () =>
      io(`${place.url}/toy`, { transports: ['websocket'], forceNew: true, reconnection: false }),
    );
    await expect.poll(() => sockets.filter((socket) => socket.connected).length).toBe(30);
    for (const socket of sockets) socket.close();
    await expect.poll(() => openSockets(place.url)).toBe(0);
    const { boards, close } = await twoPlayers(place.url, 'toy');
    await goesOn(boards[0]);
    close();
  });

  test('messages and bodies of 50 MB are refused before they are read', async () => {
    const { boards, english, id, close } = await twoPlayers(place.url, 'toy');
    const huge = 'x'.repeat(50_000_000);
    const lost = gone(boards[1].socket);
    boards[1].socket.emit('chat', id, { payload: huge }, null);
    await lost;
    for (const path of [
      '/api/session',
      '/api/matches',
      '/api/matches/import',
      '/games/toy/create',
      `/games/toy/${id}/join`,
    ]) {
      const status = await english.request('POST', path, { name: huge }).then(
        (response) => response.status,
        // The connection may be closed while the rest is still being sent.
        () => 413,
      );
      expect([path, status]).toEqual([path, 413]);
    }
    await goesOn(boards[0]);
    close();
  });

  test('talk is heard at a pace that can be read', async () => {
    const { boards, id, close } = await twoPlayers(place.url, 'toy');
    const say = (payload: string): Promise<{ ok: boolean; error?: { code: string } }> =>
      boards[0].socket.emitWithAck('chat', id, { sender: '0', payload }, null);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => say(`line ${i}`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(answers.at(-1)).toMatchObject({ error: { code: 'too-fast' } });
    expect(await say('x'.repeat(501))).toMatchObject({ error: { code: 'invalid' } });
    close();
  });

  test('passwords and codes are not to be found by trying', async () => {
    const visitor = await Visitor.named(place.url, 'Guesser');
    const tries = async (path: string, body: object): Promise<number[]> => {
      const statuses: number[] = [];
      for (let i = 0; i < 8; i += 1) statuses.push((await visitor.request('POST', path, body)).status);
      return statuses;
    };
    expect((await tries('/api/seat-pass', { code: 'AAAAA' })).slice(-2)).toEqual([429, 429]);
    expect((await tries('/api/session/sign-in', { email: 'a@b.example', password: 'guess' })).slice(-2)).toEqual([
      429, 429,
    ]);
  });

  test('an order sent again, too late or out of turn changes nothing, whoever sends it', async () => {
    const { boards, id, close } = await twoPlayers(place.url, 'toy');
    const [english, french] = boards;
    const orders = [0, 1, 2].map(() => randomUUID());
    for (const [n, orderId] of orders.entries()) {
      expect(await english.order('0', step, orderId, n)).toEqual({ ok: true, n: n + 1 });
    }
    await english.at(3);
    for (const n of [2, 0, 1]) {
      expect(await english.order('0', step, orders[n], n)).toEqual({ ok: true, n: n + 1 });
      expect(await english.order('0', step, randomUUID(), n)).toMatchObject({ error: { code: 'stale', n: 3 } });
      expect(await french.order('1', step, orders[n], n)).toMatchObject({ error: { code: 'stale', n: 3 } });
      expect(await french.order('0', step, orders[n], n)).toMatchObject({ error: { code: 'not-seated' } });
    }
    expect(await english.order('0', step, randomUUID(), 50)).toMatchObject({ error: { code: 'stale', n: 3 } });
    const { rows } = await place.storage.query('select n from match_rows where match_id = $1', [id]);
    expect(rows).toHaveLength(4);
    await goesOn(english);
    close();
  });

  test('a state does not grow with the orders of a turn', async () => {
    const { boards, close } = await twoPlayers(place.url, 'toy', { goal: 100_000 });
    const [english] = boards;
    await goesOn(english);
    const size = JSON.stringify(english.state).length;
    for (let i = 0; i < 100; i += 1) await goesOn(english);
    expect(JSON.stringify(english.state).length).toBeLessThan(size + 10);
    close();
  });

  test('a session that ended or expired acts for nobody, on no socket', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    const stolen = new Visitor(place.url);
    stolen.cookie = french.cookie;
    expect(await new Board(stolen.socket('toy'), id).sync()).toMatchObject({ seats: ['1'] });
    await french.request('DELETE', '/api/session');
    const after = new Board(stolen.socket('toy'), id);
    expect(await after.sync()).toMatchObject({ seats: [] });
    expect((await stolen.request('GET', '/api/matches?list=mine')).status).toBe(401);
    expect(await after.order('1', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    after.socket.close();
    await goesOn(boards[0]);
    place.clock.turn(366);
    const lost = gone(boards[0].socket);
    expect(await boards[0].order('0', step)).toMatchObject({ error: { code: 'no-session' } });
    await lost;
    expect((await english.request('POST', '/api/matches', { game: 'toy', side: '0' })).status).toBe(401);
    close();
  });

  test('a flood of requests is refused with 429 and the word when to come again', async () => {
    const visitor = new Visitor(place.url);
    const answers = await Promise.all(
      Array.from({ length: 450 }, () => visitor.request('POST', '/api/matches', { game: 'toy' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect((await visitor.request('POST', '/api/session', { name: 'Patient' })).status).toBe(200);
  });
});

async function openSockets(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^sockets_connected (\d+)$/m.exec(metrics)?.[1]);
}
