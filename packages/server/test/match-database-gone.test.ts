import { anyGame } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import { openStorage, type Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolder } from '../../storage/test/support/databases.ts';
import { createPostgres, type Postgres } from '../../storage/test/support/postgres.ts';
import { matchLimits } from '../src/matches/limits.ts';
import { twoPlayers } from './support/match-client.ts';
import { type MatchServer, matchServer } from './support/match-server.ts';

const folder = createFolder();
let postgres: Postgres;
let storage: Storage;
let server: MatchServer;
beforeAll(async () => {
  postgres = await createPostgres();
  storage = await openStorage({ dataFolder: folder.path, databaseUrl: postgres.url, onError: () => undefined });
  server = await matchServer(storage, [anyGame(toyGame)], { ...matchLimits, messagesPerSecond: 10_000 });
});
afterAll(async () => {
  await server?.close();
  await storage?.close();
  await postgres?.remove();
  folder.remove();
});

test('while Postgres is away orders fail with a clear word, none is lost or doubled, and play goes on when it is back', async () => {
  const { boards, english, id, close } = await twoPlayers(server.url, 'toy', { goal: 1_000_000 });
  const [board] = boards;
  const acknowledged: number[] = [];
  let unavailable = 0;
  let done = false;
  const playing = (async () => {
    while (!done) {
      const n = board.n;
      const orderId = crypto.randomUUID();
      for (;;) {
        const answer = await board.order('0', { type: 'step', by: 1 } as { type: string }, orderId, n);
        if (answer.ok) {
          expect(answer.n).toBe(n + 1);
          acknowledged.push(n + 1);
          break;
        }
        expect(answer.error).toMatchObject({
          code: 'unavailable',
          message: 'The order could not be stored; try again in a moment',
        });
        unavailable += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await board.at(n + 1);
    }
  })();
  for (let i = 0; i < 3; i += 1) {
    const [orders, failures] = [acknowledged.length, unavailable];
    await expect.poll(() => acknowledged.length).toBeGreaterThan(orders + 10);
    await postgres.stop();
    await expect.poll(() => unavailable).toBeGreaterThan(failures);
    const answers = await Promise.all([
      english.request('GET', '/api/matches'),
      english.request('POST', '/api/matches', { game: 'toy', side: '0' }),
      english.request('GET', `/games/toy/${id}`),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '5']),
    );
    expect(await answers[0]?.json()).toMatchObject({ error: { code: 'unavailable' } });
    await postgres.start();
  }
  const orders = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(orders + 10);
  done = true;
  await playing;
  expect(acknowledged).toEqual(acknowledged.map((_, i) => i + 1));
  const last = acknowledged.length;
  await boards[1].at(last);
  expect(boards[1].state).toEqual(board.state);
  const { rows } = await english.get<{ rows: { n: number }[] }>(`/api/matches/${id}/rows?since=${last - 1}`);
  expect(rows.map((row) => row.n)).toEqual([last]);
  expect(board.state?.G).toMatchObject({ places: { '0': last } });
  close();
}, 120_000);
