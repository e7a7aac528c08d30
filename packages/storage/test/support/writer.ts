import { openStorage } from '../../src/index.ts';

// Commits numbered rows as fast as it can and says each number once it is committed, until it is killed.
const storage = await openStorage({ dataFolder: process.argv[2] ?? '' });
await storage.query('create table if not exists written (n int primary key)');
const { rows } = await storage.query<{ n: number }>('select coalesce(max(n), 0)::int as n from written');
for (let n = (rows[0]?.n ?? 0) + 1; ; n += 1) {
  await storage.transaction((tx) => tx.query('insert into written values ($1)', [n]));
  process.stdout.write(`${n}\n`);
}
