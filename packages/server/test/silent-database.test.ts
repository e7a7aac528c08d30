import { connect, createServer, type Socket } from 'node:net';
import { createDatabase, createFolder } from '@oriflamme/storage/testing';
import { expect, inject, test } from 'vitest';
import { startServer } from './support/server-process.ts';

/** Passes everything on to Postgres until it is told to keep it, as a network does that has lost its way. */
async function line(to: URL): Promise<{ port: number; cut: () => void; mend: () => void; close: () => void }> {
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.once('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as { port: number }).port,
    cut: () => {
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

test('a server whose database no longer answers says that it is not ready, and is again when it does', async () => {
  const database = await createDatabase(inject('postgresUrl'));
  const folder = createFolder();
  const to = new URL(database.url);
  const proxy = await line(to);
  const through = new URL(database.url);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  const server = await startServer({ DATABASE_URL: through.href, ORIFLAMME_DATA: folder.path });
  try {
    const status = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;
    expect(await status('/readyz')).toBe(200);
    proxy.cut();
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    proxy.mend();
    await expect.poll(() => status('/readyz')).toBe(200);
  } finally {
    await server.end('SIGKILL');
    proxy.close();
    await database.drop();
    folder.remove();
  }
});
