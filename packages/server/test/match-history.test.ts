import { expect, test } from 'vitest';
import { readPast } from '../src/matches/history.ts';
import { type Board, twoPlayers } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

const limits = {
  messagesPerSecond: 10_000,
  messagesAtOnce: 10_000,
  personMessagesPerSecond: 10_000,
  personMessagesAtOnce: 10_000,
};

onDatabases('the start of the phase in a long match', { limits }, (place) => {
  const steps = async (board: Board, seat: '0' | '1', times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      const n = board.n + 1;
      expect(await board.order(seat, { type: 'step', by: 1 } as { type: string })).toEqual({ ok: true, n });
      await board.at(n);
    }
  };
  const firstRead = async (id: string): Promise<number | undefined> =>
    (await readPast(place.storage, id, { type: 'phaseStart' }))?.snapshot._stateID;

  test('is found without reading the log from its beginning, however long the phase itself is', async () => {
    const { boards, id, close } = await twoPlayers(place.url, 'toy', { goal: 1_000_000 });
    const [red, blue] = boards;
    await steps(red, '0', 200);
    await red.order('0', { type: 'pass' });
    await blue.at(201);
    const backToStart = async (): Promise<void> => {
      const { n } = blue;
      expect(await firstRead(id)).toBeGreaterThan(0);
      expect(await blue.table('1', { type: 'phaseStart' })).toEqual({ ok: true, n: n + 1 });
      await blue.at(n + 1);
      expect(blue.state?.G).toMatchObject({ places: { '0': 200, '1': 0 } });
    };
    await steps(blue, '1', 3);
    await backToStart();
    // Longer than what is looked at first.
    await steps(blue, '1', 150);
    await backToStart();
    close();
  });

  test('is the beginning where the match is still in its first phase', async () => {
    const { boards, id, close } = await twoPlayers(place.url, 'toy', { goal: 1_000_000 });
    const [red] = boards;
    await steps(red, '0', 150);
    expect(await firstRead(id)).toBe(0);
    expect(await red.table('0', { type: 'phaseStart' })).toEqual({ ok: true, n: 151 });
    await red.at(151);
    expect(red.state?.G).toMatchObject({ places: { '0': 0 } });
    close();
  });
});
