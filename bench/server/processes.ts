import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../packages/storage/test/support/postgres.ts';

const bench = join(import.meta.dirname, '..');
const stock = join(bench, 'stock');

export interface ServerUnderLoad {
  url: string;
  /** Bytes of the heap in use after a collection. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export const startOurs = (databaseUrl: string): Promise<ServerUnderLoad> =>
  start(join(bench, 'server/main.ts'), databaseUrl);
export const startStock = (databaseUrl: string): Promise<ServerUnderLoad> => {
  if (!existsSync(join(stock, 'node_modules')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: stock, stdio: 'inherit' });
  return start(join(stock, 'server.mjs'), databaseUrl);
};

async function start(script: string, databaseUrl: string): Promise<ServerUnderLoad> {
  const port = await freePort();
  const child = fork(script, [databaseUrl, String(port)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (bytes) => resolve(Number(bytes)));
        child.send('memory');
      }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`A server ended with ${code} as it started`)));
  });
}
