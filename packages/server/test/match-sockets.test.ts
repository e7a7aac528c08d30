import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

const step = { type: 'step', by: 1 } as { type: string };
const plain = { transports: ['websocket'], forceNew: true, reconnection: false };
const gone = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
const connected = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
    socket.once('disconnect', () => resolve(false));
  });

onDatabases('those who follow a match', {}, (place) => {
  test('are counted until they leave, also when they leave before they were let in', async () => {
    const { english, boards, id, close } = await twoPlayers(place.url, 'toy');
    const seen = async (): Promise<[number, boolean[]]> => {
      const { match } = await english.get<{ match: MatchView }>(`/api/matches/${id}`);
      return [match.watchers, match.seats.map((seat) => seat.connected)];
    };
    expect(await seen()).toEqual([0, [true, true]]);
    close();
    const stranger = await Visitor.named(place.url, 'Stranger');
    // At every moment of being let in, which is when the database is asked.
    for (let i = 0; i < 40; i += 1)
      for (const visitor of [stranger, english]) {
        const socket = visitor.socket('toy');
        await connected(socket);
        socket.emit('sync', id, null, null, {});
        await new Promise((resolve) => setTimeout(resolve, i / 10));
        socket.close();
      }
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect.poll(seen).toEqual([0, [false, false]]);
    const board = new Board(english.socket('toy'), id);
    await board.sync();
    expect(await seen()).toEqual([0, [true, false]]);
    expect(boards[0].socket.connected).toBe(false);
    board.socket.close();
  });

  test('are told a state once when it begins, whether they watched before or have just sat down', async () => {
    const [host, guest] = await Promise.all([Visitor.named(place.url, 'Host'), Visitor.named(place.url, 'Guest')]);
    const { match } = await host.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' });
    const boards = [new Board(host.socket('toy'), match.id), new Board(guest.socket('toy'), match.id)];
    const told = [0, 0];
    for (const [i, board] of boards.entries()) {
      await board.sync();
      board.socket.on('sync', () => {
        told[i] = (told[i] ?? 0) + 1;
      });
    }
    await guest.post(`/api/matches/${match.id}/join`);
    for (const board of boards) await board.at(0);
    const late = new Board(new Visitor(place.url).socket('toy'), match.id);
    await late.sync();
    for (const board of boards) await board.until('somebody watches', ({ match: now }) => now?.watchers === 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).toEqual([1, 1]);
    for (const board of [...boards, late]) board.socket.close();
  });

  for (const watchable of [true, false])
    test(`${watchable ? 'watch on' : 'are out'} when they have handed their seat over and the match is ${watchable ? 'open' : 'closed'} to watchers`, async () => {
      const [giver, heir, other] = await Promise.all(
        ['Giver', 'Heir', 'Other'].map((name) => Visitor.named(place.url, name)),
      );
      if (!giver || !heir || !other) throw new Error('Nobody came');
      const { match } = await giver.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0', watchable });
      await other.post(`/api/matches/${match.id}/join`);
      const boards = [new Board(giver.socket('toy'), match.id), new Board(other.socket('toy'), match.id)] as const;
      for (const board of boards) await board.sync();
      const { code } = await giver.post<{ code: string }>(`/api/matches/${match.id}/seat-pass`);
      const lost = new Promise((resolve) => boards[0].socket.once('seats', (_, seats) => resolve(seats)));
      await heir.post('/api/seat-pass', { code });
      expect(await lost).toEqual([]);
      const board = new Board(heir.socket('toy'), match.id);
      await board.sync();
      expect(await board.order('0', step)).toEqual({ ok: true, n: 1 });
      await boards[1].at(1);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(boards[0].n).toBe(watchable ? 1 : 0);
      expect(await boards[0].sync()).toMatchObject(watchable ? { ok: true } : { error: { code: 'not-watchable' } });
      for (const each of [...boards, board]) each.socket.close();
    });
});

// So few a second that a slow machine does not make the connections of a test allowed after all.
const few = { messagesPerSecond: 5, messagesAtOnce: 50, connectionsPerSecond: 0.1, connectionsAtOnce: 40 };
onDatabases(
  'behind a proxy',
  { limits: few, only: 'embedded', environment: async () => ({ TRUST_PROXY: 'true' }) },
  (place) => {
    const from = (address: string, namespace = '/toy'): Socket =>
      io(place.url + namespace, { ...plain, extraHeaders: { 'X-Forwarded-For': address } });

    test('a flood of what nobody listens to closes the connection, in any namespace', async () => {
      for (const namespace of ['/toy', '/']) {
        const socket = from('203.0.113.1', namespace);
        expect(await connected(socket)).toBe(true);
        const end = gone(socket);
        for (let i = 0; i < 200; i += 1) socket.emit('nonsense', 'x'.repeat(100));
        await end;
      }
      const calm = from('203.0.113.1');
      expect(await connected(calm)).toBe(true);
      for (let i = 0; i < 60; i += 1) calm.emit('nonsense');
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(calm.connected).toBe(true);
      calm.close();
    });

    test('one address connects only so often, whatever it says in front of what the proxy saw; others are let in', async () => {
      let refused = 0;
      for (let i = 0; i < 60; i += 1) {
        const socket = from(`198.51.100.${i}, 203.0.113.2`);
        if (!(await connected(socket))) refused += 1;
        socket.close();
      }
      expect(refused).toBeGreaterThan(10);
      const other = from('203.0.113.3');
      expect(await connected(other)).toBe(true);
      other.close();
    });
  },
);
