import { createHash, randomBytes } from 'node:crypto';
import { closeSync, linkSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StorageError } from './storage.ts';

/** Two starts that clear away the same dead socket see each other within this time. */
const settleMs = 40;

const lockName = '.lock';

/** How a connection fails to a socket that nobody holds any more, or that is none. */
const deadCodes = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Holds the folder for this process alone. The lock is a listening socket, so it dies with its process however that
 * ends, and it lies in the folder, so that containers that share the folder but no process numbers see it too.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = realpathSync(folder);
  if (process.platform === 'win32') return lockByPipe(real);
  const address = socketFolder(real);
  const own = join(address.path, `.lock-${randomBytes(4).toString('hex')}`);
  const shared = join(address.path, lockName);
  const server = await listenAt(own).catch((error: unknown) => {
    address.close();
    throw unlockable(real, error);
  });
  try {
    await takeName(own, shared, real);
  } catch (error) {
    await closeServer(server);
    rmSync(own, { force: true });
    address.close();
    throw error instanceof StorageError ? error : unlockable(real, error);
  }
  rmSync(own, { force: true });
  const held = statSync(shared).ino;
  return {
    async release() {
      if (inode(shared) === held) rmSync(shared, { force: true });
      address.close();
      await closeServer(server);
    },
  };
}

async function takeName(own: string, shared: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (tryLink(own, shared)) {
      await wait(settleMs);
      if (inode(shared) === inode(own)) return;
      throw inUse(folder);
    }
    // Every contender binds before it clears, so a dead socket's number is never that of a live one.
    const seen = inode(shared);
    if (await answers(shared)) throw inUse(folder);
    if (seen !== undefined) clearDead(shared, seen, `${own}-dead`);
    await wait(Math.random() * 10);
  }
  throw inUse(folder);
}

/** Renamed before it is removed: what was dead a moment ago may meanwhile have been replaced by a live one. */
function clearDead(shared: string, dead: number, aside: string): void {
  try {
    renameSync(shared, aside);
  } catch {
    return;
  }
  if (inode(aside) !== dead) tryLink(aside, shared);
  rmSync(aside, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function inode(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // Whoever refuses otherwise, being busy or another user's, lives.
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(!deadCodes.has(error.code ?? '')));
  });
}

function listenAt(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen({ path, readableAll: true, writableAll: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A socket's path holds about 100 bytes: a deep folder is reached through its open handle, or stood in for by its hash. */
function socketFolder(real: string): { path: string; close: () => void } {
  if (Buffer.byteLength(real) < 75) return { path: real, close: () => undefined };
  if (process.platform === 'linux') {
    const handle = openSync(real, 'r');
    let open = true;
    const close = (): void => {
      if (open) closeSync(handle);
      open = false;
    };
    return { path: `/proc/self/fd/${handle}`, close };
  }
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `oriflamme-${hash}`);
  mkdirSync(folder, { recursive: true });
  return { path: folder, close: () => undefined };
}

/** Windows names pipes outside the file system and drops them with their process; no dead ones to clear. */
async function lockByPipe(real: string): Promise<FolderLock> {
  const hash = createHash('sha256').update(real.toLowerCase()).digest('hex');
  const server = await listenAt(`\\\\.\\pipe\\oriflamme-${hash}`).catch(() => {
    throw inUse(real);
  });
  return { release: () => closeServer(server) };
}

function inUse(folder: string): StorageError {
  return new StorageError(
    'folder-in-use',
    `The data folder ${folder} is in use by another Oriflamme process; stop that one or set ORIFLAMME_DATA to another folder.`,
  );
}

/** Some disks, such as those of another machine, hold no sockets. */
function unlockable(folder: string, error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageError(
    'folder-unwritable',
    `The data folder ${folder} cannot be locked (${reason}); set ORIFLAMME_DATA to a folder on a disk of this machine.`,
    { cause: error },
  );
}
