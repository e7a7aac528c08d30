import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStorage, StorageError } from '@oriflamme/storage';
import { features } from './features.ts';
import { createLogger } from './logging.ts';
import { createServer } from './server.ts';
import { parseSettings, type Settings, SettingsError } from './settings.ts';

export interface Running {
  address: string;
  stop(): Promise<void>;
}

/** Why the server does not start, in one line that says what to do. */
export class StartError extends Error {}

export async function start(environment: NodeJS.ProcessEnv, say: (line: string) => void): Promise<Running> {
  const settings = readSettings(environment);
  const log = createLogger(settings);
  const storage = await openStorage({
    databaseUrl: settings.databaseUrl,
    dataFolder: settings.dataFolder,
    connections: settings.databaseConnections,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  }).catch((error: unknown) => {
    throw error instanceof StorageError ? new StartError(error.message, { cause: error }) : error;
  });
  try {
    const server = await createServer({ storage, settings, log, features, clientFolder: findClient() });
    const port = await server.listen().catch((error: unknown) => {
      throw new StartError(whyNotListening(error, settings), { cause: error });
    });
    const address = settings.publicUrl ?? `http://localhost:${port}`;
    if (storage.kind === 'embedded')
      say(
        `The data is in ${settings.dataFolder} (embedded database). It survives crashes but not a power cut: set DATABASE_URL to a Postgres server for that.`,
      );
    say(`Oriflamme is at ${address}`);
    log.info({ address, port, database: storage.kind }, 'started');
    const stop = async (): Promise<void> => {
      await server.close();
      await storage.close();
      log.info('stopped');
    };
    return { address, stop };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function readSettings(environment: NodeJS.ProcessEnv): Settings {
  try {
    return parseSettings(environment);
  } catch (error) {
    throw error instanceof SettingsError ? new StartError(error.message, { cause: error }) : error;
  }
}

function whyNotListening(error: unknown, { port, host }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken; stop the program that uses it or set PORT to another.`;
  if (code === 'EACCES') return `Port ${port} needs rights this process has not; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine; leave it out to listen on all.`;
  return `The server cannot listen on port ${port} (${message}); set PORT to another.`;
}

/** From here upwards: the bundle and the source lie at different depths. */
function findClient(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const client = join(folder, 'packages', 'client', 'dist');
    if (existsSync(join(client, 'index.html'))) return client;
    if (folder === dirname(folder)) return undefined;
  }
}
