import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { json, keepOnce, openStorage, type Storage } from '../src/index.ts';
import { createDatabase, createFolder } from './support/databases.ts';

type Opened = { storage: Storage; discard: () => Promise<void> };
type OnError = (error: Error) => void;

const implementations: Record<string, (onError: OnError) => Promise<Opened>> = {
  'the embedded database': async (onError) => {
    const folder = createFolder();
    const storage = await openStorage({ dataFolder: folder.path, onError });
    return { storage, discard: async () => folder.remove() };
  },
  'a Postgres server': async (onError) => {
    const database = await createDatabase(inject('postgresUrl'));
    const storage = await openStorage({ dataFolder: '', databaseUrl: database.url, onError });
    return { storage, discard: database.drop };
  },
};

describe.each(Object.entries(implementations))('on %s', (_name, open) => {
  let opened: Opened;
  let storage: Storage;
  const errors: string[] = [];

  beforeAll(async () => {
    opened = await open(({ message }) => errors.push(message));
    storage = opened.storage;
    await storage.query('create table note (id int primary key, body text not null)');
  });

  afterAll(async () => {
    await storage.close();
    await opened.discard();
  });

  test('values come back as they were sent', async () => {
    const sent = { text: 'Orléans "1429" \\', list: [1, null, { a: [] }] };
    const { rows } = await storage.query(
      `select $1::text as text, $2::int8 as whole, $3::jsonb as json, $4::timestamptz as moment, $5::bytea as bytes,
              $6::bool as truth, $7::text[] as words, $8::int8[] as numbers, $9::text as nothing, $10::date as day,
              $11::numeric as exact, $12::float8 as real, $13::jsonb[] as documents`,
      [
        sent.text,
        1429,
        json(sent.list),
        new Date('1429-05-08T12:00:00.123Z'),
        new Uint8Array([0, 255, 10]),
        true,
        ['a,b', '"c"', 'd\\', '', 'NULL', null],
        [1, 2],
        null,
        '1429-05-08',
        '0.10',
        0.5,
        [json({ a: 1 })],
      ],
    );
    expect(rows[0]).toEqual({
      text: sent.text,
      whole: 1429,
      json: sent.list,
      moment: new Date('1429-05-08T12:00:00.123Z'),
      bytes: new Uint8Array([0, 255, 10]),
      truth: true,
      words: ['a,b', '"c"', 'd\\', '', 'NULL', null],
      numbers: [1, 2],
      nothing: null,
      day: '1429-05-08',
      exact: '0.10',
      real: 0.5,
      documents: [{ a: 1 }],
    });
  });

  test('a moment is the same whatever time zone the server is set to', async () => {
    const moments = ['1429-05-08T12:00:00.123Z', '2026-07-14T23:59:59.999Z', '2026-01-01T00:00:00.000Z'];
    for (const zone of ['UTC', 'Europe/Paris', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Apia']) {
      const { rows } = await storage.transaction(async (tx) => {
        await tx.query(`set local time zone '${zone}'`);
        return tx.query('select unnest($1::timestamptz[]) as moment', [moments]);
      });
      expect(rows).toEqual(moments.map((moment) => ({ moment: new Date(moment) })));
    }
  });

  test('a whole number too large for a number comes back exactly', async () => {
    const { rows } = await storage.query('select $1::int8 as large', [9_007_199_254_740_993n]);
    expect(rows[0]).toEqual({ large: 9_007_199_254_740_993n });
  });

  test('a count is a number, and the number of changed rows is told', async () => {
    const inserted = await storage.query("insert into note values (1, 'a'), (2, 'b')");
    expect(inserted.rowCount).toBe(2);
    const { rows } = await storage.query('select count(*) as n from note where id < $1', [3]);
    expect(rows).toEqual([{ n: 2 }]);
    expect((await storage.query('update note set body = body where id = 99')).rowCount).toBe(0);
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const failing = storage.transaction(async (tx) => {
      await tx.query("insert into note values (10, 'gone')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await storage.query('select 1 from note where id = 10')).rows).toEqual([]);
  });

  test('a transaction that returns is kept and hands on its result', async () => {
    const result = await storage.transaction(async (tx) => {
      await tx.query("insert into note values (11, 'kept')");
      return 'done';
    });
    expect(result).toBe('done');
    expect((await storage.query('select body from note where id = 11')).rows).toEqual([{ body: 'kept' }]);
  });

  test('a refused statement rejects with its SQL state and the next one works', async () => {
    await storage.query("insert into note values (20, 'first')");
    await expect(storage.query("insert into note values (20, 'second')")).rejects.toMatchObject({ code: '23505' });
    expect((await storage.query('select body from note where id = 20')).rows).toEqual([{ body: 'first' }]);
  });

  test('of transactions that race for one row, exactly one wins', async () => {
    await storage.query("insert into note values (30, '0')");
    const race = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        storage.transaction(
          async (tx) =>
            (await tx.query("update note set body = $1 where id = 30 and body = '0'", [`w${i}`])).rowCount === 1,
        ),
      ),
    );
    expect(race.filter(Boolean)).toHaveLength(1);
  });

  test('an announcement is heard by every listener of its channel and no other', async () => {
    const heard: string[] = [];
    const stops = [
      await storage.listen('first', (payload) => heard.push(`a ${payload}`)),
      await storage.listen('first', (payload) => heard.push(`b ${payload}`)),
      await storage.listen('second', (payload) => heard.push(`c ${payload}`)),
    ];
    storage.announce('first', 'one');
    storage.announce('first', 'two');
    await expect.poll(() => heard).toEqual(['a one', 'b one', 'a two', 'b two']);
    for (const stop of stops) await stop();
    storage.announce('first', 'three');
    const ends: string[] = [];
    const stop = await storage.listen('end', (payload) => ends.push(payload));
    storage.announce('end', 'heard');
    await expect.poll(() => ends).toEqual(['heard']);
    await stop();
    expect(heard).toHaveLength(4);
  });

  test('a transaction announces once it is committed, and not at all when it fails', async () => {
    const seen: { payload: string; rows: number }[] = [];
    const stop = await storage.listen('commits', async (payload) => {
      seen.push({ payload, rows: (await storage.query('select 1 from note where id = 40')).rows.length });
    });
    await storage
      .transaction(async (tx) => {
        tx.announce('commits', 'failed');
        throw new Error('no');
      })
      .catch(() => undefined);
    await storage.transaction(async (tx) => {
      tx.announce('commits', 'kept');
      await tx.query("insert into note values (40, 'd')");
    });
    await expect.poll(() => seen).toEqual([{ payload: 'kept', rows: 1 }]);
    await stop();
  });

  test('a listener that fails is reported, once for each announcement, and harms no other', async () => {
    const heard: string[] = [];
    const stops = [
      await storage.listen('error', () => {
        throw new Error('at once');
      }),
      await storage.listen('error', async () => {
        throw new Error('later');
      }),
      await storage.listen('error', (payload) => heard.push(payload)),
    ];
    storage.announce('error', 'one');
    await expect.poll(() => heard).toEqual(['one']);
    storage.announce('error', 'two');
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await expect.poll(() => errors.toSorted()).toEqual(['at once', 'at once', 'later', 'later']);
    for (const stop of stops) await stop();
  });

  test('an announcement that Postgres could not carry is refused at once', () => {
    expect(() => storage.announce('wide', 'x'.repeat(8000))).toThrow(RangeError);
    expect(() => storage.announce('a; drop table note', '')).toThrow(RangeError);
  });

  test('what the installation keeps is made once', async () => {
    const values = await Promise.all([1, 2, 3].map((n) => keepOnce(storage, 'secret', () => ({ n }))));
    expect(new Set(values.map(({ n }) => n)).size).toBe(1);
    expect(await keepOnce(storage, 'secret', () => ({ n: 99 }))).toEqual(values[0]);
  });

  test('it says that it is ready', async () => {
    expect(await storage.ready()).toBe(true);
  });
});
