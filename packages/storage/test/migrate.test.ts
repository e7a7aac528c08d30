import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { openStorage } from '../src/index.ts';
import { createDatabase, createFolder } from './support/databases.ts';

const folder = createFolder();
afterAll(folder.remove);

function migrations(name: string, files: Record<string, string>): string {
  const path = join(folder.path, name);
  mkdirSync(path);
  for (const [file, sql] of Object.entries(files)) writeFileSync(join(path, file), sql);
  return path;
}

describe('migrations', () => {
  const one = { '0001_one.sql': 'create table one (id int); insert into one values (1);' };

  test('run once, in order, and further ones later', async () => {
    const { url, drop } = await createDatabase(inject('postgresUrl'));
    const open = (path: string) => openStorage({ dataFolder: '', databaseUrl: url, migrations: path });
    const first = migrations('first', one);
    await (await open(first)).close();
    await (await open(first)).close();
    const storage = await open(migrations('second', { ...one, '0002_two.sql': 'alter table one add column b int;' }));
    expect((await storage.query('select id, b from one')).rows).toEqual([{ id: 1, b: null }]);
    await storage.close();
    // What an older build would find.
    await expect(open(first)).rejects.toMatchObject({ code: 'database-newer' });
    await drop();
  });

  test('one that fails leaves the database as it was', async () => {
    const broken = migrations('broken', { ...one, '0002_two.sql': 'create table two (id int); select 1/0;' });
    const mended = migrations('mended', one);
    const { url, drop } = await createDatabase(inject('postgresUrl'));
    for (const place of [{ dataFolder: '', databaseUrl: url }, { dataFolder: join(folder.path, 'embedded') }]) {
      await expect(openStorage({ ...place, migrations: broken })).rejects.toMatchObject({ code: 'migration-failed' });
      const storage = await openStorage({ ...place, migrations: mended });
      expect((await storage.query('select id from one')).rows).toEqual([{ id: 1 }]);
      expect((await storage.query("select to_regclass('two')::text as two")).rows).toEqual([{ two: null }]);
      await storage.close();
    }
    await drop();
  });

  test('one that was edited after it ran is refused', async () => {
    const { url, drop } = await createDatabase(inject('postgresUrl'));
    const open = (path: string) => openStorage({ dataFolder: '', databaseUrl: url, migrations: path });
    await (await open(migrations('before', one))).close();
    await expect(open(migrations('after', { '0001_one.sql': 'create table one (id int8);' }))).rejects.toMatchObject({
      code: 'migration-failed',
    });
    await drop();
  });

  test('a gap in the numbers is refused', async () => {
    const gap = migrations('gap', { '0002_two.sql': 'select 1;' });
    const { url, drop } = await createDatabase(inject('postgresUrl'));
    await expect(openStorage({ dataFolder: '', databaseUrl: url, migrations: gap })).rejects.toMatchObject({
      code: 'migration-failed',
    });
    await drop();
  });
});
