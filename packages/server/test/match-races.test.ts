import { anyGame, type MatchState } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import { moveSeat, type Storage, setOffers } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchLimits } from '../src/matches/limits.ts';
import type { MatchView } from '../src/matches/view.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { type MatchServer, matchServer } from './support/match-server.ts';

const RACES = 200;

/** Only Postgres can be shared; the embedded database lets no second one in. */
describe.each(databases.slice(1))('two servers on one %s database', (_, make) => {
  let database: TestDatabase;
  const storages: Storage[] = [];
  const servers: MatchServer[] = [];
  beforeAll(async () => {
    database = await make();
    for (let i = 0; i < 2; i += 1) {
      const storage = await database.open();
      storages.push(storage);
      servers.push(await matchServer(storage, [anyGame(toyGame)], { ...matchLimits, messagesPerSecond: 10_000 }));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const storage of storages) await storage.close();
    await database?.remove();
  });

  test(`of two orders sent at once to two servers one is acknowledged, ${RACES} times, and all boards agree`, async () => {
    const [first, second] = servers as [MatchServer, MatchServer];
    const { boards, english, id, close } = await twoPlayers(first.url, 'toy', { goal: 1_000_000 });
    const there = new Board(english.socket('toy', second.url), id);
    await there.sync();
    const acknowledged: number[] = [];
    let stale = 0;
    for (let race = 0; race < RACES; race += 1) {
      const n = Math.max(boards[0].n, there.n);
      await Promise.all([boards[0].at(n), there.at(n), boards[1].at(n)]);
      const answers = await Promise.all([
        boards[0].order('0', { type: 'step', by: 1 } as { type: string }),
        there.order('0', { type: 'step', by: 2 } as { type: string }),
      ]);
      const won = answers.filter((answer) => answer.ok);
      expect(won).toHaveLength(1);
      acknowledged.push(won[0]?.n ?? -1);
      stale += answers.filter((answer) => answer.error?.code === 'stale').length;
    }
    expect(stale).toBe(RACES);
    expect(acknowledged).toEqual(Array.from({ length: RACES }, (__, i) => i + 1));
    await Promise.all([boards[0].at(RACES), boards[1].at(RACES), there.at(RACES)]);
    expect(there.state).toEqual(boards[0].state);
    expect(boards[1].state).toEqual(boards[0].state);
    const stored = await english.get<{ state: MatchState }>(`/api/matches/${id}/state?at=${RACES}`);
    expect(stored.state).toEqual(boards[0].state);
    there.socket.close();
    close();
  });

  test('a seat that changed hands unheard of is refused by the commit, whatever the cache says', async () => {
    const [first, second] = servers as [MatchServer, MatchServer];
    const { boards, english, id, close } = await twoPlayers(first.url, 'toy');
    const heir = await Visitor.named(second.url, 'Heir');
    const { person } = await heir.get<{ person: { id: string; name: string } }>('/api/session');
    const storage = storages[0] as Storage;
    expect(await moveSeat(storage, { matchId: id, seat: '0', from: null, to: person, papers: false })).toBe(true);
    expect(await boards[0].order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    expect((await english.get<{ match: MatchView }>(`/api/matches/${id}`)).match).toMatchObject({ n: 0 });
    const there = new Board(heir.socket('toy'), id);
    expect(await there.sync()).toMatchObject({ seats: ['0'] });
    expect(await there.order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
    there.socket.close();
    close();
  });

  test('an offer withdrawn unheard of cannot be accepted any more, whatever the cache says', async () => {
    const [first] = servers as [MatchServer, MatchServer];
    const { boards, id, close } = await twoPlayers(first.url, 'toy');
    const [storage] = storages as [Storage];
    const withdraw = (offers: string): Promise<unknown> =>
      storage.query('update matches set offers = $2::json where id = $1', [id, offers]);
    await boards[0].order('0', { type: 'roll' });
    await Promise.all(boards.map((board) => board.at(1)));
    expect(await boards[0].table('0', { type: 'offerDraw' })).toMatchObject({ ok: true });
    await boards[1].until('the draw is offered', ({ match }) => match?.offers.draw === '0');
    await withdraw('{"draw":null,"takeBack":null}');
    expect(await boards[1].table('1', { type: 'acceptDraw' })).toMatchObject({ error: { code: 'refused', n: 1 } });
    expect(await boards[0].table('0', { type: 'askTakeBack', to: 0 })).toMatchObject({ ok: true });
    await boards[1].until('it is asked for', ({ match }) => match?.offers.takeBack?.to === 0);
    await withdraw('{"draw":null,"takeBack":null}');
    expect(await boards[1].table('1', { type: 'grantTakeBack' })).toMatchObject({ error: { code: 'refused', n: 1 } });
    close();
  });

  test('a take-back asked for while an order is on its way shows that order, or is not asked for', async () => {
    const [first, second] = servers as [MatchServer, MatchServer];
    const { boards, english, id, close } = await twoPlayers(first.url, 'toy', { goal: 1_000_000 });
    const there = new Board(english.socket('toy', second.url), id);
    await there.sync();
    for (let race = 0; race < 40; race += 1) {
      const n = Math.max(boards[0].n, there.n);
      await Promise.all([boards[0].at(n), there.at(n)]);
      await Promise.all([
        boards[0].table('0', { type: 'askTakeBack', to: 0 }),
        there.order('0', { type: 'step', by: 1 } as { type: string }),
      ]);
      const { match } = await english.get<{ match: MatchView }>(`/api/matches/${id}`);
      const asked = match.offers.takeBack;
      if (asked) expect(asked.undone.at(-1)).toBe(match.n);
    }
    const [storage] = storages as [Storage];
    const { match } = await english.get<{ match: MatchView }>(`/api/matches/${id}`);
    const next = { draw: '0', takeBack: null };
    expect(await setOffers(storage, id, { n: (match.n ?? 0) - 1, offers: match.offers }, next)).toBe(false);
    expect(await setOffers(storage, id, { n: match.n ?? 0, offers: match.offers }, next)).toBe(true);
    there.socket.close();
    close();
  });

  test('orders, talk and presence reach those who are at the other server', async () => {
    const [first, second] = servers as [MatchServer, MatchServer];
    const { boards, french, id, close } = await twoPlayers(first.url, 'toy');
    boards[1].socket.close();
    const there = new Board(french.socket('toy', second.url), id);
    await there.sync();
    await boards[0].until('the other is present', () => boards[0].match?.seats[1]?.connected === true);
    const heard = new Promise((resolve) =>
      there.socket.once('chat', (_: string, line: { payload: string }) => resolve(line.payload)),
    );
    await boards[0].socket.emitWithAck('chat', id, { sender: '0', payload: 'Are you there?' }, null);
    expect(await heard).toBe('Are you there?');
    await boards[0].order('0', { type: 'roll' });
    await there.at(1);
    expect(await there.order('1', { type: 'answer', yes: true } as { type: string })).toEqual({ ok: true, n: 2 });
    await boards[0].at(2);
    expect(await boards[0].table('0', { type: 'offerDraw' })).toMatchObject({ ok: true });
    await there.until('the offer arrives', () => there.match?.offers.draw === '0');
    there.socket.close();
    close();
  });
});
