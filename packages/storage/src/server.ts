import pg from 'pg';
import { checkAnnouncement, createAnnouncer } from './announcer.ts';
import { createListener, type Listener } from './listener.ts';
import { migrate, migrationLock, schemaVersion } from './migrate.ts';
import { pgTypes } from './pg-types.ts';
import {
  type Parameter,
  type QueryResult,
  type Row,
  type Storage,
  StorageError,
  type Transaction,
  type Unlisten,
} from './storage.ts';
import { encodeParameter } from './values.ts';

export interface ServerSettings {
  url: string;
  migrations: string;
  /** Connections this process may hold, besides the one that listens. */
  connections: number;
  /** Told of errors that no caller waits for, such as a server that went away. */
  onError: (error: Error) => void;
}

const connectTimeoutMs = 5_000;

/** A Postgres server, shared by any number of processes. */
export async function openServer(settings: ServerSettings): Promise<Storage> {
  const config: pg.PoolConfig = {
    connectionString: settings.url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'oriflamme',
    types: pgTypes as NonNullable<pg.PoolConfig['types']>,
    max: settings.connections,
  };
  const pool = makePool(config, settings.url);
  // A connection that breaks while idle reports here; unheard, it would end the process.
  pool.on('error', settings.onError);
  try {
    const newest = await migrateOnce(pool, settings);
    return new ServerStorage(pool, createListener(config, settings.onError), newest);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

class ServerStorage implements Storage {
  readonly kind = 'server';
  readonly #pool: pg.Pool;
  readonly #listener: Listener;
  readonly #newest: number;
  readonly #announcer = createAnnouncer(async (batch) => {
    await this.query('select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as a(channel, payload)', [
      batch.map(({ channel }) => channel),
      batch.map(({ payload }) => payload),
    ]);
  });
  #closing: Promise<void> | undefined;

  constructor(pool: pg.Pool, listener: Listener, newest: number) {
    this.#pool = pool;
    this.#listener = listener;
    this.#newest = newest;
  }

  query<R extends Row>(sql: string, params: readonly Parameter[] = []): Promise<QueryResult<R>> {
    return run<R>(this.#pool, sql, params);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const announcements: [channel: string, payload: string][] = [];
    const result = await inTransaction(this.#pool, (client) =>
      work({
        query: (sql, params = []) => run(client, sql, params),
        announce: (channel, payload) => {
          checkAnnouncement(channel, payload);
          announcements.push([channel, payload]);
        },
      }),
    );
    for (const [channel, payload] of announcements) this.announce(channel, payload);
    return result;
  }

  /** Not part of the transaction: NOTIFY inside one takes a lock that makes all such commits wait for each other. */
  announce(channel: string, payload: string): void {
    this.#announcer.announce(channel, payload);
  }

  listen(channel: string, handler: (payload: string) => void, missed?: () => void): Promise<Unlisten> {
    return this.#listener.listen(channel, handler, missed);
  }

  async ready(): Promise<boolean> {
    if (this.#closing) return false;
    return (await schemaVersion((sql) => this.query(sql))) >= this.#newest;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#announcer.close();
    await this.#listener.close();
    await this.#pool.end();
  }
}

async function run<R extends Row>(
  on: pg.Pool | pg.PoolClient,
  sql: string,
  params: readonly Parameter[],
): Promise<QueryResult<R>> {
  const result = await on.query<R>({ ...nameOf(sql), text: sql, values: params.map(encodeParameter) });
  return { rows: result.rows, rowCount: result.rowCount ?? 0 };
}

/** More than there are statements in this project; beyond it statements are sent without a name, as before. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

/** A statement with a name is parsed and planned once a connection, which for an order is half of the database's work. */
function nameOf(sql: string): { name?: string } {
  let name = names.get(sql);
  if (name === undefined && names.size < MOST_NAMES) {
    name = `s${names.size + 1}`;
    names.set(sql, name);
  }
  return name === undefined ? {} : { name };
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // Taken out of the pool, a connection reports its breaking here; the query under way rejects as well.
  let failure: Error | undefined;
  const broken = (error: Error): void => {
    failure = error;
  };
  client.on('error', broken);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(broken);
    throw error;
  } finally {
    client.off('error', broken);
    // A connection that could not roll back must not go back into the pool.
    client.release(failure);
  }
}

/** The lock is the transaction's: processes that start together take turns, and a crash leaves no lock behind. */
function migrateOnce(pool: pg.Pool, settings: ServerSettings): Promise<number> {
  return connectFirst(pool, settings.url).then(() =>
    inTransaction(pool, async (client) => {
      await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
      return migrate(
        {
          query: (sql) => client.query<Row>(sql),
          script: async (sql) => {
            await client.query(sql);
          },
        },
        settings.migrations,
      );
    }),
  );
}

async function connectFirst(pool: pg.Pool, url: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    throw unreachable(url, error);
  }
}

function makePool(config: pg.PoolConfig, url: string): pg.Pool {
  try {
    return new pg.Pool(config);
  } catch (error) {
    throw unreachable(url, error);
  }
}

function unreachable(url: string, error: unknown): StorageError {
  const detail = error as { message?: string; code?: string };
  const reason = detail.message || detail.code || String(error);
  return new StorageError(
    'database-unreachable',
    `The database at ${withoutPassword(url)} cannot be reached (${reason}); start it or correct DATABASE_URL.`,
    { cause: error },
  );
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
