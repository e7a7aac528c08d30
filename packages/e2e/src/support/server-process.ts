import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    embeddedTemplate: string;
  }
}

const root = resolve(import.meta.dirname, '../../../..');

/** The dice of a test are known, so that luck does not decide whether it passes; another word gives other ones. */
const knownDice = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'known-seeds.mjs'))}`,
  KNOWN_SEEDS: 'Compiègne',
};

export interface ServerProcess {
  readonly address: string;
  /** Everything it has written, its log included. */
  said(): string;
  /** As a power cut of the process: no handler runs. */
  kill(): Promise<void>;
  /** On the same data and the same port as before. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The server as `npm start` runs it, on a data folder of its own, with dice that are known. */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const data = await mkdtemp(join(tmpdir(), 'oriflamme-e2e-'));
  // As after a first start, which takes seconds.
  await cp(inject('embeddedTemplate'), data, { recursive: true });
  const port = await freePort();
  let running: ChildProcess | undefined;
  let said = '';
  const hear = (text: string): void => {
    said += text;
  };
  const start = async (): Promise<void> => {
    running = await launch({ ...environment, PORT: String(port), ORIFLAMME_DATA: data }, hear);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = running;
    running = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    const ended = new Promise((done) => ending.once('exit', done));
    ending.kill(signal);
    await ended;
  };
  await start();
  return {
    address: `http://localhost:${port}`,
    said: () => said,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}

function launch(environment: Readonly<Record<string, string>>, heard: (text: string) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...knownDice, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((done, fail) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      heard(chunk.toString());
      if (said.includes('Oriflamme is at ')) done(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was up:\n${said}`)));
  });
}

/** Below those that systems hand out by themselves: it has to be free again when a killed server comes back to it. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}
