import { openEmbedded } from './embedded.ts';
import { findMigrations } from './migrate.ts';
import { openServer } from './server.ts';
import type { Storage } from './storage.ts';

export interface StorageSettings {
  /** A Postgres server; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Where the embedded database lies. */
  dataFolder: string;
  /** Connections to the server that this process may hold. */
  connections?: number | undefined;
  /** Another folder of migrations than the project's own; for tests. */
  migrations?: string | undefined;
  /** Told of errors that no caller waits for. */
  onError?: ((error: Error) => void) | undefined;
}

/** Opens the database and brings its schema up to date; refuses with a StorageError that says what to do. */
export function openStorage(settings: StorageSettings): Promise<Storage> {
  const migrations = settings.migrations ?? findMigrations();
  const onError = settings.onError ?? (() => undefined);
  if (settings.databaseUrl === undefined) return openEmbedded({ folder: settings.dataFolder, migrations, onError });
  return openServer({
    url: settings.databaseUrl,
    migrations,
    connections: settings.connections ?? 10,
    onError,
  });
}
