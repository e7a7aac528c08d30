import { anyGame } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchLimits } from '../src/matches/limits.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { Board, twoPlayers, type Visitor } from './support/match-client.ts';
import { type MatchServer, matchServer } from './support/match-server.ts';

const limits = {
  ...matchLimits,
  reportsPerHour: 4,
  linesAtOnce: 4,
  guessesAtOnce: 6,
  // Not to fill again while a slow machine uses them up.
  linesPerSecond: 0.001,
  guessesPerMinute: 0.001,
};

/** Only Postgres can be shared; the embedded database lets no second one in. */
describe.each(databases.slice(1))('limits of two servers on one %s database', (_, make) => {
  let database: TestDatabase;
  const storages: Storage[] = [];
  const servers: MatchServer[] = [];
  beforeAll(async () => {
    database = await make();
    for (let i = 0; i < 2; i += 1) {
      const storage = await database.open();
      storages.push(storage);
      servers.push(await matchServer(storage, [anyGame(toyGame)], limits));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const storage of storages) await storage.close();
    await database?.remove();
  });

  /** The answers to something asked of one server and the other in turns. */
  async function inTurns<T>(times: number, ask: (url: string) => Promise<T>): Promise<T[]> {
    const answers: T[] = [];
    for (let i = 0; i < times; i += 1) answers.push(await ask(servers[i % 2]?.url ?? ''));
    return answers;
  }
  const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);
  const post = (url: string, path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  test('attempts at a password are counted together', async () => {
    const answers = await inTurns(8, (url) =>
      post(url, '/api/session/sign-in', { email: 'joan@example.org', password: 'not hers' }),
    );
    expect(answers.map(({ status }) => status)).toEqual([...times(6, 401), 429, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('60');
  });

  test('reports of one person are, those of another for themselves', async () => {
    const { english, french, id, close } = await twoPlayers(servers[0]?.url ?? '', 'toy');
    close();
    const reports = async (by: Visitor): Promise<number[]> =>
      (await inTurns(5, (url) => post(url, `/api/matches/${id}/reports`, { text: 'Wrong' }, by.cookie))).map(
        ({ status }) => status,
      );
    expect(await reports(english)).toEqual([...times(4, 201), 429]);
    expect(await reports(french)).toEqual([...times(4, 201), 429]);
  });

  test('lines of talk are', async () => {
    const { english, boards, id, close } = await twoPlayers(servers[0]?.url ?? '', 'toy');
    const there = new Board(english.socket('toy', servers[1]?.url), id);
    await there.sync();
    const said: unknown[] = [];
    for (let i = 0; i < 5; i += 1)
      said.push(
        await (i % 2 === 0 ? boards[0] : there).socket.emitWithAck('chat', id, { sender: '0', payload: 'Boo' }, null),
      );
    expect(said.slice(0, 4)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: true }]);
    expect(said[4]).toMatchObject({ ok: false, error: { code: 'too-fast' } });
    there.socket.close();
    close();
  });
});
