import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { openStorage } from '../src/index.ts';
import { createFolder } from './support/index.ts';

const writer = join(import.meta.dirname, 'support/writer.ts');

const writers: ChildProcess[] = [];
afterEach(() => {
  for (const child of writers.splice(0)) child.kill('SIGKILL');
});

/** Starts the writer; `last` is the number it has last said to be committed. */
function startWriter(folder: string): { child: ChildProcess; last: () => number } {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  writers.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  return { child, last: () => Number(said.split('\n').at(-2) ?? 0) };
}

describe('the embedded database', () => {
  const folder = createFolder();
  afterAll(folder.remove);
  /** Made by the first start, with the folder above it. */
  const data = join(folder.path, 'club', 'data');

  test('killed with -9 and opened again, it has everything that was committed', async () => {
    let committed = 0;
    for (let round = 0; round < 3; round += 1) {
      const { child, last } = startWriter(data);
      const dead = new Promise((resolve) => child.once('close', resolve));
      await expect.poll(last, { interval: 5 }).toBeGreaterThan(committed + 20 * (round + 1));
      child.kill('SIGKILL');
      await dead;
      committed = last();
    }
    const storage = await openStorage({ dataFolder: data });
    const { rows } = await storage.query('select count(*) as n, max(n) as last from written');
    await storage.close();
    // One more may have been committed whose number the writer could no longer say.
    expect(rows[0]?.['last']).toBeGreaterThanOrEqual(committed);
    expect(rows[0]?.['last']).toBeLessThanOrEqual(committed + 1);
    expect(rows[0]?.['n']).toBe(rows[0]?.['last']);
  });

  test('of several that open a folder with a dead lock at the same moment, one gets it', async () => {
    const { child, last } = startWriter(data);
    await expect.poll(last).toBeGreaterThan(0);
    const dead = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await dead;
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => openStorage({ dataFolder: data })));
    const opened = attempts.filter((attempt) => attempt.status === 'fulfilled');
    for (const attempt of opened) await attempt.value.close();
    expect(opened).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'folder-in-use' });
  });

  test('a copy of the folder of a stopped database is a backup of it', async () => {
    const original = join(folder.path, 'original');
    cpSync(inject('embeddedTemplate'), original, { recursive: true });
    const storage = await openStorage({ dataFolder: original });
    await storage.query("create table kept as select 'Orléans' as town");
    await storage.close();
    const copy = join(folder.path, 'copy');
    cpSync(original, copy, { recursive: true });
    rmSync(original, { recursive: true });
    const restored = await openStorage({ dataFolder: copy });
    expect((await restored.query('select town from kept')).rows).toEqual([{ town: 'Orléans' }]);
    await restored.close();
  });

  test('a folder that cannot be locked is refused with what to do', async () => {
    const blocked = join(folder.path, 'blocked');
    mkdirSync(join(blocked, '.lock', 'in-the-way'), { recursive: true });
    await expect(openStorage({ dataFolder: blocked })).rejects.toMatchObject({
      code: 'folder-unwritable',
      message: expect.stringMatching(
        /^The data folder \S+ cannot be locked \(.*\); set ORIFLAMME_DATA to a folder on /,
      ),
    });
  });

  // Where a system answers that what is to be made does not exist, Node's own way to make folders goes round for ever.
  test.each(['/proc/oriflamme/data', join(import.meta.filename, 'data'), import.meta.filename])(
    'a folder that cannot be there is refused at once: %s',
    async (place) => {
      await expect(openStorage({ dataFolder: place })).rejects.toMatchObject({
        code: 'folder-unwritable',
        message: `The data folder ${place} cannot be written; make it writable or set ORIFLAMME_DATA to another folder.`,
      });
    },
  );

  test('a folder with a name too long for a socket is locked too', async () => {
    const deep = join(folder.path, 'a'.repeat(60), 'b'.repeat(60));
    cpSync(inject('embeddedTemplate'), deep, { recursive: true });
    const first = await openStorage({ dataFolder: deep });
    await expect(openStorage({ dataFolder: deep })).rejects.toMatchObject({ code: 'folder-in-use' });
    await first.close();
    const second = await openStorage({ dataFolder: deep });
    await second.close();
  });
});
