import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import {
  type Commit,
  commitRows,
  createMatch,
  findMatch,
  GroupCommit,
  isRepeated,
  lockMatch,
  openStorage,
  readRows,
  type Storage,
} from '../src/index.ts';
import { createDatabase, createFolder } from './support/databases.ts';

const row = (n: number, clientId: string | null = null) => ({
  n,
  kind: n === 0 ? ('start' as const) : ('order' as const),
  seat: n === 0 ? null : '0',
  phase: 'march',
  step: null,
  client_id: clientId,
  body: n === 0 ? null : { type: 'step', "quoted '": 'Orléans "1429" \\ [,]' },
  standing: false,
  dice: [],
  happenings: [],
  patch: [{ op: 'replace', path: '/_stateID', value: n }],
});

const commitOf = (matchId: string, n: number, clientId: string | null = null): Commit => ({
  matchId,
  expected: n === 0 ? null : n - 1,
  holder: null,
  rows: [row(n, clientId)],
  snapshots: n === 0 ? [{ n, state: { _stateID: 0 } }] : [],
  active: ['0'],
  outcome: null,
  outbox: [{ n, kind: 'decide', body: {} }],
});

const openings: [string, () => Promise<{ storage: Storage; discard: () => Promise<void> }>][] = [
  [
    'the embedded database',
    async () => {
      const folder = createFolder();
      return { storage: await openStorage({ dataFolder: folder.path }), discard: async () => folder.remove() };
    },
  ],
  [
    'a Postgres server',
    async () => {
      const database = await createDatabase(inject('postgresUrl'));
      return { storage: await openStorage({ dataFolder: '', databaseUrl: database.url }), discard: database.drop };
    },
  ],
];

/** Matches that have begun and stand at 0. */
async function begun(storage: Storage, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    await createMatch(storage, {
      id,
      game: 'toy',
      rulesVersion: 1,
      setup: {},
      visibility: 'public',
      watchable: true,
      pace: 'none',
      madeBy: null,
      commitment: 'x',
      seed: new Uint8Array(32),
      clock: null,
    });
    expect(await commitRows(storage, commitOf(id, 0))).toBe(true);
  }
  return ids;
}

describe.each(openings)('commits that come together, on %s', (name, open) => {
  let storage: Storage;
  let discard: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, discard } = await open());
  });
  afterAll(async () => {
    await storage.close();
    await discard();
  });
  const numbers = async (ids: readonly string[]): Promise<unknown[]> => {
    const stand: unknown[] = [];
    for (const id of ids)
      stand.push([(await findMatch(storage, id))?.state_number, (await readRows(storage, id, 0)).length]);
    return stand;
  };

  test('are stored in few statements, whole', async () => {
    const ids = await begun(storage, 40);
    const group = new GroupCommit(storage);
    const queries = vi.spyOn(storage, 'query');
    expect(await Promise.all(ids.map((id) => group.commit(commitOf(id, 1, 'mine'))))).toEqual(ids.map(() => true));
    expect(queries.mock.calls.length).toBeLessThan(5);
    queries.mockRestore();
    expect(await numbers(ids)).toEqual(ids.map(() => [1, 1]));
    const [first = ''] = ids;
    expect(await readRows(storage, first, 0)).toMatchObject([row(1, 'mine')]);
    const { rowCount } = await storage.query('select 1 from outbox where match_id = any($1) and n = 1', [ids]);
    expect(rowCount).toBe(40);
  });

  test('stand for themselves: one whose match has moved on is refused, the others are stored', async () => {
    const ids = await begun(storage, 5);
    await commitRows(storage, commitOf(ids[2] ?? '', 1));
    const group = new GroupCommit(storage);
    expect(await Promise.all(ids.map((id) => group.commit(commitOf(id, 1))))).toEqual([true, true, false, true, true]);
    expect(await numbers(ids)).toEqual(ids.map(() => [1, 1]));
  });

  test('stand for themselves: an order id used twice is refused, the others are stored', async () => {
    const ids = await begun(storage, 3);
    const [first = '', second = '', third = ''] = ids;
    await commitRows(storage, commitOf(second, 1, 'again'));
    const group = new GroupCommit(storage);
    const results = await Promise.allSettled([
      group.commit(commitOf(first, 1)),
      group.commit(commitOf(second, 2, 'again')),
      group.commit(commitOf(third, 1)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(isRepeated((results[1] as PromiseRejectedResult).reason)).toBe(true);
    expect(await numbers(ids)).toEqual(ids.map(() => [1, 1]));
  });

  // The embedded database has one connection: nobody can hold a lock beside it.
  if (name === 'a Postgres server')
    test('do not wait for one whose match somebody else is writing to, which is stored after that', async () => {
      const ids = await begun(storage, 3);
      const group = new GroupCommit(storage);
      const order: string[] = [];
      let commits: Promise<boolean>[] = [];
      await storage.transaction(async (tx) => {
        await lockMatch(tx, ids[0] ?? '');
        commits = ids.map((id) =>
          group.commit(commitOf(id, 1)).then((stored) => {
            order.push(id);
            return stored;
          }),
        );
        await Promise.all(commits.slice(1));
        // Those that come later do not wait either.
        expect(await group.commit(commitOf(ids[1] ?? '', 2))).toBe(true);
        order.push('released');
      });
      expect(await Promise.all(commits)).toEqual([true, true, true]);
      expect(order.at(-1)).toBe(ids[0]);
      expect(order).toContain('released');
    });
});
