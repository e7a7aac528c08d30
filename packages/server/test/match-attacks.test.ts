import { randomUUID } from 'node:crypto';
import { anyGame } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { type Answer, Board, twoPlayers, Visitor } from './support/match-client.ts';
import { type MatchServer, matchServer } from './support/match-server.ts';

/** What brought boardgame.io's own server down, or worse. Each attack ends with a match that goes on. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { type: null },
  { type: 'toString' },
  { __proto__: null, type: 'MAKE_MOVE' },
  { type: 'MAKE_MOVE', payload: null },
  { type: 'MAKE_MOVE', payload: { type: 'constructor', args: [] } },
  { type: 'MAKE_MOVE', payload: { type: 'hasOwnProperty', args: [{}], playerID: '0' } },
  { type: 'PATCH' },
  { type: 'UPDATE', state: {} },
  { type: 'RESET', state: null },
  { type: 'SYNC' },
  { type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: 'red' }], playerID: '0' } },
  { type: 'GAME_EVENT', payload: { type: 'setPhase', args: ['toString'], playerID: '0' } },
  { type: 'PLUGIN', payload: { type: 'table', args: [] } },
  'a'.repeat(5000),
];

describe.each(databases.slice(0, 1))('on the %s database', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;
  let server: MatchServer;
  beforeAll(async () => {
    database = await make();
    storage = await database.open();
    server = await matchServer(storage, [anyGame(toyGame), anyGame({ ...toyGame, id: 'toy-two' })]);
  });
  afterAll(async () => {
    await server?.close();
    await storage?.close();
    await database?.remove();
  });

  const goesOn = async (board: Board): Promise<void> => {
    const n = board.n;
    expect(await board.order('0', { type: 'step', by: 1 } as { type: string })).toEqual({ ok: true, n: n + 1 });
    await board.at(n + 1);
  };

  test('garbage of every shape on every event is refused and the match goes on', async () => {
    const { boards, id, close } = await twoPlayers(server.url, 'toy');
    const [board] = boards;
    const before = JSON.stringify(board.state);
    const answers: Answer[] = [];
    const send = async (event: string, ...args: unknown[]): Promise<void> => {
      answers.push((await board.socket.timeout(30_000).emitWithAck(event, ...args)) as Answer);
    };
    for (const piece of GARBAGE) {
      await Promise.all([send('sync', piece), send('update', piece), send('table', piece), send('chat', piece)]);
      await Promise.all([
        send('update', piece, 0, id, '0', 'x1'),
        send('update', { type: 'MAKE_MOVE', payload: { type: 'step', args: [{ by: 1 }] } }, piece, id, piece, 'x2'),
        send('table', piece, 0, id, '0'),
        send('chat', id, piece, null),
      ]);
    }
    // A state number and seats that happen to be right are no garbage; those that got through are none.
    expect(answers.filter((answer) => answer.ok)).toEqual([]);
    expect(answers.every((answer) => typeof answer.error?.code === 'string')).toBe(true);
    expect(answers.some((answer) => answer.error?.code === 'too-fast')).toBe(false);
    expect(answers.some((answer) => answer.error?.code === 'unavailable')).toBe(false);
    expect(JSON.stringify(board.state)).toBe(before);
    expect('polluted' in {}).toBe(false);
    await goesOn(board);
    close();
  });

  test('messages without acknowledgement and with none expected end no process', async () => {
    const { boards, close } = await twoPlayers(server.url, 'toy');
    for (const piece of GARBAGE)
      for (const event of ['sync', 'update', 'table', 'chat', 'patch', 'matchData', 'nonsense'])
        boards[1].socket.volatile.emit(event, piece);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await goesOn(boards[0]);
    close();
  });

  test('sync on an unknown match makes none', async () => {
    const visitor = await Visitor.named(server.url, 'Nobody');
    const board = new Board(visitor.socket('toy'), 'no-such-one');
    expect(await board.sync()).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
    expect((await visitor.request('GET', '/api/matches/no-such-one')).status).toBe(404);
    board.socket.close();
  });

  test('a match is not reached under another game, nor by a seat of another match', async () => {
    const one = await twoPlayers(server.url, 'toy');
    const two = await twoPlayers(server.url, 'toy');
    const elsewhere = new Board(one.english.socket('toy-two'), one.id);
    expect(await elsewhere.sync()).toMatchObject({ error: { code: 'no-such-match' } });
    const stranger = new Board(two.english.socket('toy'), one.id);
    expect(await stranger.sync()).toMatchObject({ ok: true, seats: [] });
    expect(await stranger.order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    expect(await stranger.socket.emitWithAck('sync', one.id, '0', 'guessed', {})).toMatchObject({
      error: { code: 'not-seated' },
    });
    await goesOn(one.boards[0]);
    for (const each of [elsewhere, stranger]) each.socket.close();
    one.close();
    two.close();
  });

  test('a player cannot act as the other by the payload', async () => {
    const { boards, id, close } = await twoPlayers(server.url, 'toy');
    const forged = { type: 'MAKE_MOVE', payload: { type: 'roll', args: [{}], playerID: '0' } };
    expect(await boards[1].socket.emitWithAck('update', forged, 0, id, '1', 'f')).toMatchObject({
      error: { code: 'not-seated' },
    });
    expect(await boards[1].socket.emitWithAck('update', forged, 0, id, '0', 'f')).toMatchObject({
      error: { code: 'not-seated' },
    });
    await goesOn(boards[0]);
    close();
  });

  test('of twenty who want one seat, one gets it', async () => {
    const host = await Visitor.named(server.url, 'Host');
    const { match } = await host.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' });
    const guests = await Promise.all(Array.from({ length: 20 }, (_, i) => Visitor.named(server.url, `Guest ${i}`)));
    const answers = await Promise.all(
      guests.map((guest) => guest.request('POST', `/api/matches/${match.id}/join`, { seat: '1' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const stock = await host.request('POST', `/games/toy/${match.id}/join`, { playerID: '__proto__', playerName: 'x' });
    expect(stock.status).toBe(400);
  });

  test('a message of megabytes closes its socket and nothing else', async () => {
    const { boards, id, close } = await twoPlayers(server.url, 'toy');
    const gone = new Promise((resolve) => boards[1].socket.once('disconnect', resolve));
    boards[1].socket.emit('chat', id, { payload: 'x'.repeat(5_000_000) }, null);
    await gone;
    await goesOn(boards[0]);
    close();
  });

  test('a flood is answered with too-fast and ends in a closed connection', async () => {
    const { boards, id, close } = await twoPlayers(server.url, 'toy');
    const [, { socket }] = boards;
    const codes = new Set<string | undefined>();
    const hear = ({ error }: Answer): void => void codes.add(error?.code);
    // More are allowed each second, so a slow machine takes some more to end it; at once they would end it unanswered.
    while (socket.connected) {
      for (let i = 0; i < 100; i += 1) socket.emit('sync', id, null, null, {}, hear);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(codes).toContain('too-fast');
    await goesOn(boards[0]);
    close();
  });

  test('neither states nor rows nor exports of a running match hold its seed', async () => {
    const { boards, english, id, close } = await twoPlayers(server.url, 'toy');
    await goesOn(boards[0]);
    const { rows } = await storage.query<{ seed: Uint8Array }>('select seed from seeds where match_id = $1', [id]);
    const seed = Buffer.from(rows[0]?.seed ?? []).toString('hex');
    expect(seed).toHaveLength(64);
    const seen = [JSON.stringify(await boards[1].sync()), JSON.stringify(boards[0].log)];
    for (const path of ['', '/rows', '/export', '/state?at=1'])
      seen.push(await (await english.request('GET', `/api/matches/${id}${path}`)).text());
    for (const text of seen) expect(text).not.toContain(seed);
    expect(seen.join()).not.toContain('initialState');
    close();
  });

  test('a page of another site can neither use the session nor change anything', async () => {
    const visitor = await Visitor.named(server.url, 'Careful');
    const foreign = { origin: 'https://evil.example' };
    expect((await visitor.request('POST', '/api/matches', { game: 'toy', side: '0' }, foreign)).status).toBe(403);
    expect(
      (await visitor.request('POST', '/api/matches', { game: 'toy', side: '0' }, { origin: server.url })).status,
    ).toBe(201);
    const { boards, english, id, close } = await twoPlayers(server.url, 'toy');
    const { io } = await import('socket.io-client');
    const socket = io(`${server.url}/toy`, {
      extraHeaders: { cookie: english.cookie, ...foreign },
      transports: ['websocket'],
      forceNew: true,
    });
    expect(await new Board(socket, id).sync()).toMatchObject({ seats: [] });
    socket.close();
    await goesOn(boards[0]);
    close();
  });

  test('bad requests get the right status and change nothing', async () => {
    const visitor = await Visitor.named(server.url, 'Tester');
    const { id, close } = await twoPlayers(server.url, 'toy');
    const cases: [number, string, string, unknown?][] = [
      [404, 'POST', '/api/matches', { game: '__proto__', side: '0' }],
      [400, 'POST', '/api/matches', { game: 'toy', side: 'left' }],
      [400, 'POST', '/api/matches', { game: 'toy' }],
      [400, 'POST', '/api/session', { name: '\u202Eevil' }],
      [400, 'POST', '/api/session', { name: '' }],
      [400, 'GET', '/api/matches?list=all'],
      [400, 'GET', '/api/matches?before=bm8'],
      [400, 'GET', `/api/matches/${id}/rows?since=x`],
      [404, 'GET', `/api/matches/${id}/state?at=99`],
      [403, 'POST', `/api/matches/${id}/leave`, {}],
      [409, 'POST', `/api/matches/${id}/join`, {}],
      [404, 'POST', `/api/matches/${randomUUID()}/join`, {}],
      [404, 'POST', '/games/none/create', {}],
      [400, 'POST', '/games/toy/create', { numPlayers: 3 }],
      [403, 'POST', `/games/toy/${id}/leave`, { playerID: '0', credentials: 'guess' }],
      [400, 'POST', `/games/toy/${id}/join`, { playerID: '7', playerName: 'x' }],
      [413, 'POST', '/api/session', { name: 'x'.repeat(200_000) }],
    ];
    for (const [status, method, path, body] of cases) {
      const response = await visitor.request(method, path, body);
      expect([path, response.status]).toEqual([path, status]);
    }
    expect((await new Visitor(server.url).request('POST', '/api/matches', { game: 'toy', side: '0' })).status).toBe(
      401,
    );
    close();
  });
});
