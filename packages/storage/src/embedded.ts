import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type Transaction as PgliteTransaction, types } from '@electric-sql/pglite';
import { checkAnnouncement, createAnnouncer } from './announcer.ts';
import { type Channels, createChannels } from './channels.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { type Parameter, type QueryResult, type Row, type Storage, StorageError, type Transaction } from './storage.ts';
import { encodeParameter, parsers } from './values.ts';

export interface EmbeddedSettings {
  /** The folder that holds the database; made when absent. */
  folder: string;
  migrations: string;
  /** Told of errors that no caller waits for. */
  onError: (error: Error) => void;
}

/** Parameters arrive as text already; PGlite's own conversions are switched off type by type. */
const serializers = Object.fromEntries(Object.keys(types.serializers).map((type) => [type, (text: string) => text]));

/** Postgres in this process (PGlite), for one process on one folder. */
export async function openEmbedded(settings: EmbeddedSettings): Promise<Storage> {
  makeFolder(settings.folder);
  const lock = await lockFolder(settings.folder);
  let database: PGlite | undefined;
  try {
    database = await openDatabase(settings.folder);
    const newest = await database.transaction((tx) =>
      migrate(
        {
          query: async (sql) => ({ rows: (await tx.query<Row>(sql)).rows }),
          script: async (sql) => {
            await tx.exec(sql);
          },
        },
        settings.migrations,
      ),
    );
    return new EmbeddedStorage(database, lock, newest, createChannels(settings.onError));
  } catch (error) {
    await database?.close();
    await lock.release();
    throw error;
  }
}

class EmbeddedStorage implements Storage {
  readonly kind = 'embedded';
  readonly #database: PGlite;
  readonly #lock: FolderLock;
  readonly #newest: number;
  /** The lock lets no second process in, so announcements need not leave this one. */
  readonly #channels: Channels;
  readonly #announcer = createAnnouncer(async (batch) => {
    for (const { channel, payload } of batch) this.#channels.deliver(channel, payload);
  });
  #closing: Promise<void> | undefined;

  constructor(database: PGlite, lock: FolderLock, newest: number, channels: Channels) {
    this.#database = database;
    this.#lock = lock;
    this.#newest = newest;
    this.#channels = channels;
  }

  query<R extends Row>(sql: string, params: readonly Parameter[] = []): Promise<QueryResult<R>> {
    return run<R>(this.#database, sql, params);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const announcements: [channel: string, payload: string][] = [];
    const result = await this.#database.transaction((tx) =>
      work({
        query: (sql, params = []) => run(tx, sql, params),
        announce: (channel, payload) => {
          checkAnnouncement(channel, payload);
          announcements.push([channel, payload]);
        },
      }),
    );
    for (const [channel, payload] of announcements) this.announce(channel, payload);
    return result;
  }

  announce(channel: string, payload: string): void {
    this.#announcer.announce(channel, payload);
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    const remove = this.#channels.add(channel, handler);
    return async () => {
      remove();
    };
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
    await this.#database.close();
    await this.#lock.release();
  }
}

async function run<R extends Row>(
  on: PGlite | PgliteTransaction,
  sql: string,
  params: readonly Parameter[],
): Promise<QueryResult<R>> {
  const result = await on.query<R>(sql, params.map(encodeParameter));
  return { rows: result.rows, rowCount: result.rowCount ?? result.rows.length };
}

async function openDatabase(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: join(folder, 'pg'), parsers, serializers });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(
      'folder-unreadable',
      `The database in ${folder} cannot be opened (${reason}); restore a backup or set ORIFLAMME_DATA to another folder.`,
      { cause: error },
    );
  }
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StorageError(
      'folder-unwritable',
      `The data folder ${folder} cannot be written; make it writable or set ORIFLAMME_DATA to another folder.`,
      { cause: error },
    );
  }
}

/** One by one: Node's `recursive` never ends where a folder cannot be made in one that is there, as in /proc. */
function makeFolders(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
