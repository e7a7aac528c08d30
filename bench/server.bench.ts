import pg from 'pg';
import { createDatabase } from '../packages/storage/test/support/databases.ts';
import { createPostgres } from '../packages/storage/test/support/postgres.ts';
import type { Measurement } from './measurement.ts';
import { listMeasurements } from './server/lists.ts';
import { plainCommits } from './server/plain-commits.ts';
import { type LoadResult, leave, load, newPair, type Pair } from './server/players.ts';
import { type ServerUnderLoad, startOurs, startStock } from './server/processes.ts';
import { memoryMeasurements, watcherMeasurements } from './server/watchers.ts';

const LOADS = [1, 10, 100];
const WARM_MS = 1500;
const RUN_MS = 3000;
/** Ours and the peers take turns, so that whatever else the machine does falls on all alike. */
const ROUNDS = 3;

/** Durable orders beside boardgame.io's server with bgio-postgres and beside plain commits, on one Postgres that waits for the disk. */
export async function* benchmark(): AsyncGenerator<Measurement> {
  const postgres = await createPostgres({ durable: true });
  const databases = [await createDatabase(postgres.url), await createDatabase(postgres.url)] as const;
  const client = new pg.Client(postgres.url);
  await client.connect();
  const servers: ServerUnderLoad[] = [];
  try {
    const ours = await startOurs(databases[0].url);
    servers.push(ours);
    const stock = await startStock(databases[1].url);
    servers.push(stock);
    for (const matches of LOADS) yield* compare(client, ours, stock, databases[0].url, matches);
    await stock.stop();
    yield* watcherMeasurements(ours);
    yield* listMeasurements(ours, databases[0].url);
    await ours.stop();
    // What a match needs is seen best in a process that has done nothing else.
    const fresh = await startOurs(databases[0].url);
    servers.push(fresh);
    yield* memoryMeasurements(fresh);
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await postgres.remove();
  }
}

type Run = LoadResult & { walBytes: number };

async function* compare(
  client: pg.Client,
  ours: ServerUnderLoad,
  stock: ServerUnderLoad,
  databaseUrl: string,
  matches: number,
): AsyncGenerator<Measurement> {
  const pairs = { ours: await pairsAt(ours, matches), stock: await pairsAt(stock, matches) };
  const runs = { ours: [] as Run[], stock: [] as Run[], commits: [] as number[] };
  for (const each of [pairs.ours, pairs.stock]) await load(each, WARM_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.ours.push(await measured(client, pairs.ours));
    runs.stock.push(await measured(client, pairs.stock));
    runs.commits.push(await plainCommits(databaseUrl, matches, RUN_MS / 2));
  }
  for (const pair of [...pairs.ours, ...pairs.stock]) leave(pair);
  const [our, peer] = [middle(runs.ours), middle(runs.stock)];
  const at = `at ${matches} ${matches === 1 ? 'match' : 'matches'}`;
  const aim = matches > 1;
  yield {
    name: `durable orders ${at}`,
    value: round(our.perSecond),
    unit: 'orders/s',
    peer: round(peer.perSecond),
    better: 'higher',
    ...(aim ? { limit: round(peer.perSecond * 5) } : {}),
  };
  yield {
    name: `plain node-pg commits of one row, ${matches === 1 ? 'one' : 'ten'} connections, beside them`,
    value: round(runs.commits.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0),
    unit: 'commits/s',
  };
  yield { name: `p50 ${at}`, value: round(our.p50), unit: 'ms', peer: round(peer.p50) };
  yield {
    name: `p99 ${at}`,
    value: round(our.p99),
    unit: 'ms',
    peer: round(peer.p99),
    ...(aim ? { limit: round(peer.p99 / 4) } : {}),
  };
  yield {
    name: `bytes to a client for an order ${at}`,
    value: round(our.bytesToClient),
    unit: 'bytes',
    peer: round(peer.bytesToClient),
  };
  yield { name: `WAL for an order ${at}`, value: round(our.walBytes), unit: 'bytes', peer: round(peer.walBytes) };
}

async function pairsAt(server: ServerUnderLoad, matches: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let i = 0; i < matches; i += 1) pairs.push(await newPair(server.url));
  return pairs;
}

async function measured(client: pg.Client, pairs: readonly Pair[]): Promise<Run> {
  const before = await lsn(client);
  const result = await load(pairs, RUN_MS);
  const { rows } = await client.query<{ bytes: string }>('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1) as bytes', [
    before,
  ]);
  return { ...result, walBytes: Number(rows[0]?.bytes) / (result.perSecond * (RUN_MS / 1000)) };
}

async function lsn(client: pg.Client): Promise<string> {
  return (await client.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')).rows[0]?.lsn ?? '';
}

/** Each figure is the median of the rounds. */
function middle(runs: readonly Run[]): Run {
  const of = (key: keyof Run): number =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    bytesToClient: of('bytesToClient'),
    walBytes: of('walBytes'),
  };
}

const round = (value: number): number => Number(value.toPrecision(4));
