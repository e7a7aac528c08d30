import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { forgetAllowances, openStorage, type Storage, takeAllowance } from '../src/index.ts';
import { createDatabase, createFolder } from './support/databases.ts';

const rate = { perSecond: 0.01, most: 5 };
const keyOf = (name: string): Uint8Array => new TextEncoder().encode(name);

describe.each(['the embedded database', 'a Postgres server'])('what may be done so often, on %s', (name) => {
  let storage: Storage;
  let discard: () => void | Promise<void>;
  beforeAll(async () => {
    if (name === 'a Postgres server') {
      const database = await createDatabase(inject('postgresUrl'));
      storage = await openStorage({ dataFolder: '', databaseUrl: database.url });
      discard = database.drop;
    } else {
      const folder = createFolder();
      storage = await openStorage({ dataFolder: folder.path });
      discard = () => folder.remove();
    }
  });
  afterAll(async () => {
    await storage.close();
    await discard();
  });
  const takenOf = async (key: string, tries: number): Promise<number> =>
    (await Promise.all(Array.from({ length: tries }, () => takeAllowance(storage, keyOf(key), rate)))).filter(Boolean)
      .length;
  const letPass = (key: string, seconds: number): Promise<unknown> =>
    storage.query("update allowances set at = at - $2::float8 * interval '1 second' where key = $1::bytea", [
      keyOf(key),
      seconds,
    ]);

  test('asked for all at once, there are just so many; another has his own', async () => {
    expect(await takenOf('one', 40)).toBe(rate.most);
    expect(await takenOf('other', 3)).toBe(3);
  });

  test('with time there are more, but never more than at first', async () => {
    expect(await takenOf('patient', 6)).toBe(5);
    await letPass('patient', 150);
    expect(await takenOf('patient', 6)).toBe(1);
    await letPass('patient', 100_000);
    expect(await takenOf('patient', 40)).toBe(5);
  });

  test('what has long been full is forgotten, what is used is not', async () => {
    await takenOf('old', 1);
    await takenOf('young', 1);
    await letPass('old', 3700);
    await forgetAllowances(storage);
    const { rows } = await storage.query<{ key: Uint8Array }>('select key from allowances');
    const kept = rows.map(({ key }) => new TextDecoder().decode(key));
    expect(kept).toContain('young');
    expect(kept).not.toContain('old');
  });
});
