import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { openStorage } from '@oriflamme/storage';
import { createDatabase, createFolder } from '@oriflamme/storage/testing';
import { inject } from 'vitest';
import type { Feature } from '../../src/feature.ts';
import { createLogger } from '../../src/logging.ts';
import { createServer, type Server } from '../../src/server.ts';
import { parseSettings } from '../../src/settings.ts';

export interface Probe {
  url: string;
  port: number;
  server: Server;
  /** What was logged, line by line. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
}

export const page = '<!doctype html><head><title>Oriflamme</title></head>\n'.repeat(20);
export const matchPage = page.replaceAll('<title>', '<link rel="modulepreload" href="/assets/index-abc.js"><title>');
export const script = 'export const x = 1;\n'.repeat(50);

/** A server with a client of three files and the features given, on a database of its own. */
export async function startProbe(features: Feature[], env: Record<string, string> = {}): Promise<Probe> {
  const folder = createFolder();
  const client = join(folder.path, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), page);
  writeFileSync(join(client, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(client, 'match.html'), matchPage);
  writeFileSync(join(client, 'assets/index-abc.js'), script);
  writeFileSync(join(client, 'assets/index-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(client, 'assets/index-abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder.path, 'secret.txt'), 'not for you');
  const logged: Record<string, unknown>[] = [];
  const database = await createDatabase(inject('postgresUrl'));
  const storage = await openStorage({ dataFolder: '', databaseUrl: database.url });
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) });
  const settings = parseSettings({ PORT: '0', ...env });
  const server = await createServer({ storage, settings, log, features, clientFolder: client });
  const port = await server.listen();
  return {
    url: `http://localhost:${port}`,
    port,
    server,
    logged,
    async close() {
      await server.close();
      await storage.close();
      await database.drop();
      folder.remove();
    },
  };
}
