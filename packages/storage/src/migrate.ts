import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Postgrator from 'postgrator';
import { type Row, StorageError } from './storage.ts';

/** One connection inside a transaction that already holds the migration lock. */
export interface MigrationConnection {
  query(sql: string): Promise<{ rows: Row[] }>;
  /** Several statements at once. */
  script(sql: string): Promise<void>;
}

export const migrationTable = 'schema_migrations';

/** Any number will do as long as no other program on the same server takes the same one. */
export const migrationLock = '14290429';

export interface MigrationFile {
  version: number;
  action: 'do';
  filename: string;
  name: string;
  md5: string;
  getSql: () => string;
}

/** Brings the schema to the newest version; the caller's transaction makes it all or nothing. */
export async function migrate(connection: MigrationConnection, folder: string): Promise<number> {
  const files = readMigrations(folder);
  const newest = files.length;
  const runner = new NumberedMigrations(files, {
    driver: 'pg',
    schemaTable: migrationTable,
    execQuery: (sql) => connection.query(sql),
    execSqlScript: (sql) => connection.script(sql),
  });
  const before = await runner.getDatabaseVersion();
  if (before > newest)
    throw new StorageError(
      'database-newer',
      `The database is at version ${before} and this build knows ${newest}; start a newer build or restore a backup.`,
    );
  try {
    await runner.migrate();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(
      'migration-failed',
      `The database could not be brought up to date (${reason}); it is as it was, so the build that ran before still runs on it.`,
      {
        cause: error,
      },
    );
  }
  return newest;
}

/** Postgrator names files `1.do.name.sql`; ours only ever go forward, so the action is left out of the name. */
class NumberedMigrations extends Postgrator {
  migrations: MigrationFile[];
  readonly #files: MigrationFile[];

  constructor(files: MigrationFile[], options: Postgrator.Options) {
    super(options);
    this.#files = files;
    this.migrations = files;
  }

  override async getMigrations(): Promise<Postgrator.Migration[]> {
    this.migrations = this.#files;
    return this.#files;
  }
}

export function readMigrations(folder: string): MigrationFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((basename, index) => {
    const match = /^(\d{4})_([a-z0-9_-]+)\.sql$/.exec(basename);
    const version = Number(match?.[1]);
    const name = match?.[2];
    if (name === undefined || version !== index + 1)
      throw new StorageError(
        'migration-failed',
        `Migrations are numbered 0001_name.sql, 0002_name.sql, … without a gap: ${basename}`,
      );
    const filename = join(folder, basename);
    const sql = readFileSync(filename, 'utf8').replaceAll('\r\n', '\n');
    const md5 = createHash('md5').update(sql).digest('hex');
    return { version, action: 'do', filename, name, md5, getSql: () => sql };
  });
}

/** The folder is found from here upwards, since the bundled server lies elsewhere than the source. */
export function findMigrations(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new StorageError('migration-failed', 'The folder migrations/ is missing.');
    folder = parent;
  }
  return join(folder, 'migrations');
}

export async function schemaVersion(query: (sql: string) => Promise<{ rows: Row[] }>): Promise<number> {
  const { rows } = await query(`select max(version)::int as version from ${migrationTable}`);
  return Number(rows[0]?.['version'] ?? 0);
}
