import { anyGame, type MatchState } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { type MatchServer, matchServer } from './support/match-server.ts';

const game = anyGame(toyGame);
const placesOf = (board: Board): Record<string, number> =>
  (board.state as MatchState<{ places: Record<string, number> }>).G.places;

describe.each(databases)('a match on the %s database', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;
  let server: MatchServer;
  beforeAll(async () => {
    database = await make();
    storage = await database.open();
    server = await matchServer(storage, [game]);
  });
  afterAll(async () => {
    await server?.close();
    await storage?.close();
    await database?.remove();
  });

  test('begins when the second seat is taken, and both see each other', async () => {
    const english = await Visitor.named(server.url, 'Suffolk');
    const { match } = await english.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' });
    expect(match).toMatchObject({ status: 'open', n: null, dice: null });
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
    const board = new Board(english.socket('toy'), match.id);
    expect(await board.sync()).toMatchObject({ ok: true, seats: ['0'], n: null });
    const french = await Visitor.named(server.url, 'Dunois');
    await french.post(`/api/matches/${match.id}/join`);
    await board.until('the match begins', () => board.state !== undefined);
    expect(board.n).toBe(0);
    await board.until('the other is named', () => board.match?.seats[1]?.name === 'Dunois');
    expect(board.match?.status).toBe('running');
    board.socket.close();
  });

  test('sends each order as one patch to both and acknowledges it with its number', async () => {
    const { boards, close } = await twoPlayers(server.url, 'toy');
    const [english, french] = boards;
    expect(await english.order('0', { type: 'step', by: 2 } as { type: string })).toEqual({ ok: true, n: 1 });
    await Promise.all(boards.map((board) => board.at(1)));
    expect(placesOf(french)).toEqual({ '0': 2, '1': 0 });
    expect(french.state).toEqual(english.state);
    expect(french.log).toMatchObject([
      { _stateID: 0, metadata: { happenings: [{ kind: 'stepped', rule: '2.1' }], row: { n: 1, seat: '0' } } },
    ]);
    close();
  });

  test('refuses with rule and sentence, and a stale order with the current number', async () => {
    const { boards, close } = await twoPlayers(server.url, 'toy');
    const [english, french] = boards;
    expect(await english.order('0', { type: 'step', by: 9 } as { type: string })).toMatchObject({
      ok: false,
      error: { code: 'refused', rule: '2.1', message: 'stepTooFar', n: 0 },
    });
    expect(await french.order('1', { type: 'roll' })).toMatchObject({
      error: { code: 'refused', message: 'It is not for you to decide now.' },
    });
    expect(await french.order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    await english.order('0', { type: 'step', by: 1 } as { type: string });
    await english.at(1);
    expect(await english.order('0', { type: 'roll' }, 'late', 0)).toMatchObject({ error: { code: 'stale', n: 1 } });
    expect(english.n).toBe(1);
    close();
  });

  test('answers an order sent again as it did at first, and does it once', async () => {
    const { boards, close } = await twoPlayers(server.url, 'toy');
    const [english] = boards;
    const once = () => english.order('0', { type: 'step', by: 1 } as { type: string }, 'the same', 0);
    expect(await Promise.all([once(), once(), once()])).toEqual([1, 2, 3].map(() => ({ ok: true, n: 1 })));
    await english.at(1);
    expect(await english.order('0', { type: 'step', by: 1 } as { type: string }, 'the same')).toEqual({
      ok: true,
      n: 1,
    });
    expect(placesOf(english)).toEqual({ '0': 1, '1': 0 });
    close();
  });

  test('goes back by undo and forward by redo for both players', async () => {
    const { boards, close } = await twoPlayers(server.url, 'toy');
    const [english, french] = boards;
    for (const by of [1, 2]) {
      await english.order('0', { type: 'step', by } as { type: string });
      await english.at(by);
    }
    expect(await english.table('0', { type: 'undo' })).toEqual({ ok: true, n: 3 });
    await french.at(3);
    expect(placesOf(french)).toEqual({ '0': 1, '1': 0 });
    await english.at(3);
    expect(await french.table('1', { type: 'undo' })).toMatchObject({
      error: { code: 'refused', message: 'The other side decides now: ask it to let you take this back.' },
    });
    expect(await english.table('0', { type: 'redo' })).toEqual({ ok: true, n: 4 });
    await french.at(4);
    expect(placesOf(french)).toEqual({ '0': 3, '1': 0 });
    close();
  });

  test('takes back dice only when the other grants it, and rolls new ones', async () => {
    const { boards, close } = await twoPlayers(server.url, 'toy');
    const [english, french] = boards;
    await english.order('0', { type: 'roll' });
    await Promise.all(boards.map((board) => board.at(1)));
    expect(await english.table('0', { type: 'undo' })).toMatchObject({ ok: false });
    expect(await english.table('0', { type: 'grantTakeBack' })).toMatchObject({ error: { code: 'refused' } });
    expect(await english.table('0', { type: 'askTakeBack', to: 0 })).toEqual({ ok: true, n: 1 });
    await french.until('the request is seen', () => french.match?.offers.takeBack?.to === 0);
    expect(await french.table('1', { type: 'grantTakeBack', to: 1 })).toMatchObject({ error: { code: 'stale', n: 1 } });
    const grant = (): Promise<unknown> => french.table('1', { type: 'grantTakeBack', to: 0 }, 'granted', 1);
    expect(await grant()).toEqual({ ok: true, n: 2 });
    expect(await grant()).toEqual({ ok: true, n: 2 });
    expect(await french.table('1', { type: 'grantTakeBack' }, 'another', 1)).toMatchObject({
      error: { code: 'stale' },
    });
    await Promise.all(boards.map((board) => board.at(2)));
    expect(placesOf(english)).toEqual({ '0': 0, '1': 0 });
    expect(english.state?.plugins.table.data.rolls).toBe(2);
    close();
  });

  test('ends by an agreed draw, and then shows the seed its hash was published of', async () => {
    const { boards, english: visitor, id, close } = await twoPlayers(server.url, 'toy');
    const [english, french] = boards;
    const before = await visitor.get<{ match: MatchView }>(`/api/matches/${id}`);
    expect(before.match.dice).toBeNull();
    await english.order('0', { type: 'roll' });
    await french.at(1);
    expect(await french.table('1', { type: 'acceptDraw' })).toMatchObject({ error: { code: 'refused' } });
    expect(await english.table('0', { type: 'offerDraw' }, 'offer', 1)).toMatchObject({ ok: true });
    await french.until('the offer is seen', () => french.match?.offers.draw === '0');
    expect(await french.table('1', { type: 'acceptDraw' })).toEqual({ ok: true, n: 2 });
    await english.until('the end is seen', () => english.match?.status === 'finished');
    const { match } = await visitor.get<{ match: MatchView }>(`/api/matches/${id}`);
    expect(match.outcome).toEqual({ winner: null, by: 'agreement' });
    expect(match.dice?.nonces).toEqual(['n0', 'n1']);
    expect(match.dice?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await english.order('0', { type: 'roll' })).toMatchObject({ ok: false });
    close();
  });

  test('is found again after the connection was lost, by the rows since', async () => {
    const { boards, french: visitor, id, close } = await twoPlayers(server.url, 'toy');
    const [english, french] = boards;
    french.socket.close();
    for (const n of [1, 2, 3]) {
      await english.order('0', { type: 'step', by: 1 } as { type: string });
      await english.at(n);
    }
    const again = new Board(visitor.socket('toy'), id);
    again.state = french.state;
    const answer = await again.sync({ since: 0 });
    expect(answer.state).toBeUndefined();
    expect(answer.rows?.map((row) => row.n)).toEqual([1, 2, 3]);
    expect(again.state).toEqual(english.state);
    again.socket.close();
    close();
  });

  test('can be watched by anyone with the link, who may do nothing', async () => {
    const { boards, id, close } = await twoPlayers(server.url, 'toy');
    const watcher = new Board(new Visitor(server.url).socket('toy'), id);
    expect(await watcher.sync()).toMatchObject({ ok: true, seats: [], n: 0 });
    await boards[0].until('the watcher is counted', () => boards[0].match?.watchers === 1);
    expect(await watcher.order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    expect(await watcher.table('1', { type: 'resign' })).toMatchObject({ error: { code: 'not-seated' } });
    await boards[0].order('0', { type: 'step', by: 3 } as { type: string });
    await watcher.at(1);
    expect(watcher.state).toEqual(boards[0].state);
    watcher.socket.close();
    close();
  });

  test('keeps its talk: players hear players, watchers talk among themselves until the end', async () => {
    const { boards, english: visitor, id, close } = await twoPlayers(server.url, 'toy');
    const watching = await Visitor.named(server.url, 'Watcher');
    const watcher = new Board(watching.socket('toy'), id);
    await watcher.sync();
    const heard: [string, string][] = [];
    boards[1].socket.on('chat', (_: string, line: { name: string; payload: string }) =>
      heard.push([line.name, line.payload]),
    );
    const overheard = new Promise<string>((resolve) =>
      watcher.socket.on(
        'chat',
        (_: string, line: { payload: string; audience: string }) =>
          line.audience === 'watchers' && resolve(line.payload),
      ),
    );
    expect(await watcher.socket.emitWithAck('chat', id, { payload: 'They cannot hear' }, null)).toMatchObject({
      ok: true,
    });
    expect(await overheard).toBe('They cannot hear');
    expect(await boards[0].socket.emitWithAck('chat', id, { sender: '0', payload: 'Well met' }, null)).toMatchObject({
      ok: true,
    });
    await expect.poll(() => heard).toEqual([['Suffolk', 'Well met']]);
    const { lines } = await visitor.get<{ lines: { text: string }[] }>(`/api/matches/${id}/chat`);
    expect(lines.map((line) => line.text)).toEqual(['Well met']);
    watcher.socket.close();
    close();
  });

  test('gives every state it ever had, and itself as one document', async () => {
    const { boards, english: visitor, id, close } = await twoPlayers(server.url, 'toy');
    const states = [boards[0].state];
    for (let n = 1; n <= 60; n += 1) {
      const seat = boards[0].state?.ctx.activePlayers?.['0'] ? 0 : 1;
      const board = boards[seat];
      const options = toyGame.options(board.state?.G as never, board.state?.ctx as never, seat === 0 ? '0' : '1');
      if (!options || board.state?.ctx.gameover !== undefined) break;
      const order =
        n % 5 === 0
          ? toyGame.compose(options, (count) => n % count)
          : options.step === 'answer'
            ? { type: 'answer', yes: true }
            : { type: 'pass' };
      expect(await board.order(seat === 0 ? '0' : '1', order)).toMatchObject({ ok: true });
      await Promise.all(boards.map((each) => each.at(n)));
      states.push(board.state);
    }
    expect(states.length).toBeGreaterThan(45);
    for (const [n, state] of states.entries())
      expect((await visitor.get<{ state: MatchState }>(`/api/matches/${id}/state?at=${n}`)).state).toEqual(state);
    const exported = await visitor.get<{ rows: { n: number }[]; initial: MatchState; dice?: unknown }>(
      `/api/matches/${id}/export`,
    );
    expect(exported.rows).toHaveLength(states.length);
    expect(exported.initial).toEqual(states[0]);
    expect(exported.dice).toBeUndefined();
    close();
  });
});
