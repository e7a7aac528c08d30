import { expect, test } from 'vitest';
import { openStorage } from '../src/index.ts';
import { createPostgres } from './support/postgres.ts';

test('after Postgres restarted, queries and announcements work again, and listeners are told that they may have missed some', async () => {
  const postgres = await createPostgres();
  const errors: Error[] = [];
  const storage = await openStorage({
    dataFolder: '',
    databaseUrl: postgres.url,
    onError: (error) => errors.push(error),
  });
  try {
    const heard: string[] = [];
    let missed = 0;
    await storage.listen(
      'news',
      (payload) => heard.push(payload),
      () => {
        missed += 1;
      },
    );
    storage.announce('news', 'before');
    await expect.poll(() => heard).toEqual(['before']);
    await postgres.stop();
    await expect(storage.query('select 1')).rejects.toThrow();
    storage.announce('news', 'while it is away');
    await postgres.start();
    await expect.poll(() => missed).toBe(1);
    await expect
      .poll(() =>
        storage.query('select 1 as n').then(
          ({ rows }) => rows,
          () => [],
        ),
      )
      .toEqual([{ n: 1 }]);
    storage.announce('news', 'after');
    await expect.poll(() => heard).toContain('after');
    expect(errors.length).toBeGreaterThan(0);
  } finally {
    await storage.close();
    await postgres.remove();
  }
});
