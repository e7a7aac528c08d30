import pg from 'pg';
import type { Measurement } from '../measurement.ts';
import { percentile } from './players.ts';
import type { ServerUnderLoad } from './processes.ts';

const MATCHES = 100_000;
const REQUESTS = 300;

/** Pages of every list with very many matches in the database, and the state at any action. */
export async function* listMeasurements(server: ServerUnderLoad, databaseUrl: string): AsyncGenerator<Measurement> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await fill(client);
  const longest = await client.query<{ id: string; n: number }>(
    'select id, state_number as n from matches order by state_number desc nulls last limit 1',
  );
  await client.end();
  const lists = [
    'list=open',
    'list=running',
    'list=finished',
    'list=open&seat=1',
    // Taken in every open match but those of the load: nothing to be found, and nothing must be looked through for it.
    'list=open&seat=0',
    'list=open&seat=0&pace=week',
    'list=open&scenario=maidLeads',
    'list=finished&scenario=nowhere&pace=week',
    'list=finished&game=joan-1429',
    'list=open&pace=week',
  ];
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i += 1) {
    let cursor: string | null = null;
    // Three pages deep each: what comes after the first must cost no more.
    for (let page = 0; page < 3; page += 1) {
      const began = performance.now();
      const response = await fetch(
        `${server.url}/api/matches?${lists[i % lists.length]}${cursor === null ? '' : `&before=${cursor}`}`,
      );
      const { next } = (await response.json()) as { next: string | null };
      times.push(performance.now() - began);
      if (next === null) break;
      cursor = next;
    }
  }
  yield {
    name: `a page of a list, p50 with ${MATCHES} matches`,
    value: Number(percentile(times, 0.5).toFixed(1)),
    unit: 'ms',
  };
  yield {
    name: `a page of a list, p99 with ${MATCHES} matches`,
    value: Number(percentile(times, 0.99).toFixed(1)),
    unit: 'ms',
    limit: 50,
  };
  const [match] = longest.rows;
  if (!match) throw new Error('No match was played');
  const states: number[] = [];
  for (let i = 0; i < REQUESTS; i += 1) {
    const began = performance.now();
    const response = await fetch(
      `${server.url}/api/matches/${match.id}/state?at=${Math.floor((match.n * i) / REQUESTS)}`,
    );
    await response.json();
    states.push(performance.now() - began);
  }
  yield {
    name: `the state after any of ${match.n} actions, p99`,
    value: Number(percentile(states, 0.99).toFixed(1)),
    unit: 'ms',
    limit: 50,
  };
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into matches (id, game, rules_version, setup, status, visibility, watchable, pace, commitment, state_number,
       made_at, updated_at)
     select 'bench-' || i, 'joan-1429', 1, json_build_object('scenario', case i % 50 when 0 then 'maidLeads' else 'standard' end),
       (array['open', 'running', 'finished', 'cancelled'])[1 + i % 4], case i % 10 when 0 then 'unlisted' else 'public' end,
       true, (array['live', 'days', 'week', 'none'])[1 + (i / 4) % 4], 'x', 0,
       now() - i * interval '1 second', now() - i * interval '1 second'
     from generate_series(1, $1::int) as i`,
    [MATCHES],
  );
  await client.query(
    `insert into seats (match_id, seat, name) select id, '0', 'Somebody' from matches where id like 'bench-%'`,
  );
  await client.query(
    `insert into seats (match_id, seat, name) select id, '1', 'Another' from matches where id like 'bench-%' and status <> 'open'`,
  );
  await client.query('analyze');
}
