import pg from 'pg';

/** About what one order writes. */
const ROW = JSON.stringify({ patch: 'x'.repeat(500) });

/** Commits of one row each by plain node-pg, as many at a time as there are matches, on as many connections as ours has. */
export async function plainCommits(url: string, atOnce: number, ms: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: Math.min(10, atOnce) });
  await pool.query('create table if not exists plain_commits (id bigint generated always as identity, body json)');
  let commits = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - began < ms) {
        await pool.query('insert into plain_commits (body) values ($1)', [ROW]);
        commits += 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  return commits / seconds;
}
