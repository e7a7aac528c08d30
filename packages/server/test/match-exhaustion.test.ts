import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

const limits = {
  matchesPerHour: 6,
  mailsPerHour: 3,
  guessesAtOnce: 100,
  newGuestsPerHour: 20,
  addressMessagesPerSecond: 1,
  addressMessagesAtOnce: 600,
};
const proxied = { limits, environment: async () => ({ TRUST_PROXY: 'true' }), only: 'embedded' } as const;

onDatabases('what one visitor could use up', proxied, (place) => {
  let visitors = 0;
  /** Somebody from a house of his own. */
  const stranger = async (): Promise<{ visitor: Visitor; from: Record<string, string> }> => {
    visitors += 1;
    const from = { 'x-forwarded-for': `192.0.2.${visitors}` };
    const visitor = new Visitor(place.url);
    await visitor.request('POST', '/api/session', { name: 'Stranger' }, from);
    return { visitor, from };
  };

  test('matches cannot be made without end by cancelling them, playing both sides or asking for rematches', async () => {
    const { visitor, from } = await stranger();
    const make = (side: string): Promise<Response> =>
      visitor.request('POST', '/api/matches', { game: 'toy', side }, from);
    const made: string[] = [];
    for (const side of ['0', '0', 'both', 'both', 'both']) {
      const { match } = (await (await make(side)).json()) as { match: MatchView };
      made.push(match.id);
      await visitor.request('POST', `/api/matches/${match.id}/cancel`, {}, from);
    }
    const rematch = (id: string | undefined): Promise<Response> =>
      visitor.request('POST', `/api/matches/${id}/rematch`, {}, from);
    expect((await rematch(made[0])).status).toBe(201);
    // Asked for again it is the one that was made.
    expect((await rematch(made[0])).status).toBe(201);
    for (const refused of [await rematch(made[1]), await make('0'), await make('both')]) {
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('600');
    }
    const other = await stranger();
    expect((await other.visitor.request('POST', '/api/matches', { game: 'toy', side: '0' }, other.from)).status).toBe(
      201,
    );
  });

  test('nobody’s mailbox is filled, whoever asks and from wherever', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { visitor, from } = await stranger();
      const asked = await visitor.request('POST', '/api/password-reset', { email: 'Joan@example.org' }, from);
      statuses.push(asked.status);
      await visitor.request('POST', '/api/password-reset', { email: `other${i}@example.org` }, from);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    const { visitor, from } = await stranger();
    const account = { email: 'joan@example.org', password: 'long enough' };
    expect((await visitor.request('POST', '/api/account', account, from)).status).toBe(429);
    expect((await visitor.request('POST', '/api/account', { ...account, email: 'new@example.org' }, from)).status).toBe(
      202,
    );
  });

  test('a network of IPv6 is one visitor, however many addresses it has', async () => {
    const come = async (address: string): Promise<number> =>
      (await new Visitor(place.url).request('POST', '/api/session', { name: 'Many' }, { 'x-forwarded-for': address }))
        .status;
    for (let i = 0; i < 20; i += 1) expect(await come(`2001:db8:1:2::${i.toString(16)}`)).toBe(200);
    expect(await come('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await come('2001:db8:1:3::1')).toBe(200);
  });

  test('a watcher who asks again and again has nobody told of it', async () => {
    const { boards, id, close } = await twoPlayers(place.url, 'toy');
    const { visitor } = await stranger();
    const watcher = new Board(visitor.socket('toy'), id);
    await watcher.sync();
    await boards[0].until('the watcher is seen', () => boards[0].match?.watchers === 1);
    let told = 0;
    boards[0].socket.on('match', () => {
      told += 1;
    });
    for (let i = 0; i < 50; i += 1) await watcher.sync();
    await wait(200);
    expect(told).toBe(0);
    watcher.socket.close();
    await boards[0].until('he is gone', () => boards[0].match?.watchers === 0);
    close();
  });

  test('one address with many connections has the messages of one visitor, and the others have theirs', async () => {
    const { boards, close } = await twoPlayers(place.url, 'toy');
    const connect = (): Socket =>
      io(`${place.url}/toy`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { 'x-forwarded-for': '198.51.100.7' },
      });
    const sockets = Array.from({ length: 10 }, connect);
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', () => resolve(null)))));
    // Each stays far below what one connection may send.
    for (const socket of sockets) for (let i = 0; i < 100; i += 1) socket.emit('sync', 'nothing', null, null, {});
    await expect.poll(() => sockets.filter(({ connected }) => connected).length).toBeLessThan(6);
    expect(await boards[0].order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
    for (const socket of sockets) socket.close();
    close();
  });
});
