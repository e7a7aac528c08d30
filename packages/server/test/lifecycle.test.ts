import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStorage } from '@oriflamme/storage';
import { createDatabase, createFolder, createPostgres } from '@oriflamme/storage/testing';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { failToStart, type ServerProcess, startServer } from './support/server-process.ts';

const root = join(import.meta.dirname, '../../..');

const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function server(env: Record<string, string>): Promise<ServerProcess> {
  const started = await startServer(env);
  undo.push(() => started.end('SIGKILL'));
  return started;
}

/** Empty, or with a database that was started before: that takes seconds less. */
function folder(template?: string): string {
  const made = createFolder(template);
  undo.push(made.remove);
  return made.path;
}

async function database(): Promise<string> {
  const made = await createDatabase(inject('postgresUrl'));
  undo.push(made.drop);
  return made.url;
}

const status = async (url: string): Promise<number> => (await fetch(url)).status;

describe('a server on the embedded database', () => {
  test('starts, answers, and stops cleanly when asked to', async () => {
    const data = folder();
    const first = await server({ ORIFLAMME_DATA: data });
    expect(first.output()).toContain('set DATABASE_URL to a Postgres server');
    expect(await status(`${first.url}/healthz`)).toBe(200);
    expect(await status(`${first.url}/readyz`)).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await server({ ORIFLAMME_DATA: data });
    expect(await status(`${second.url}/readyz`)).toBe(200);
    expect(await second.end('SIGINT')).toBe(0);
  });

  test('is set up once: a second time nothing is installed or built', async () => {
    const setup = promisify(execFile)(process.execPath, ['scripts/setup.mjs', 'server'], { cwd: root });
    expect(await setup).toEqual({ stdout: '', stderr: '' });
  });

  test('stops cleanly when only npm is told to', async () => {
    const data = folder(inject('embeddedTemplate'));
    const env = { ...process.env, PORT: '0', LOG_LEVEL: 'info', ORIFLAMME_DATA: data, DATABASE_URL: '' };
    const npm = spawn('npm', ['start', '--ignore-scripts'], { cwd: root, env });
    let said = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    // The pipe is the server's too, so it closes when both have ended.
    const ended = new Promise((resolve) => npm.once('close', resolve));
    await expect.poll(() => said).toContain('Oriflamme is at');
    npm.kill('SIGTERM');
    await ended;
    expect(said).toContain('"msg":"stopped"');
  });

  test('lets no second process at its folder, and a third in once it was killed', async () => {
    const data = folder(inject('embeddedTemplate'));
    const first = await server({ ORIFLAMME_DATA: data });
    const second = await failToStart({ ORIFLAMME_DATA: data });
    expect(second.output.trimEnd()).toMatch(
      /^The data folder \S+ is in use by another Oriflamme process; stop that one or set ORIFLAMME_DATA to another folder\.$/,
    );
    expect(second.code).toBe(1);
    expect(await status(`${first.url}/readyz`)).toBe(200);
    await first.end('SIGKILL');
    const third = await server({ ORIFLAMME_DATA: data });
    expect(await status(`${third.url}/readyz`)).toBe(200);
  });

  test('finishes the request in flight before it ends', async () => {
    const { url, child, end } = await server({ ORIFLAMME_DATA: folder(inject('embeddedTemplate')) });
    const { hostname, port } = new URL(url);
    const body = JSON.stringify({ name: 'Jeanne' });
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const head = ['POST /api/session HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json'];
    socket.write(`${[...head, `Content-Length: ${body.length}`, 'Expect: 100-continue'].join('\r\n')}\r\n\r\n`);
    // The server has the request and waits for its body when the signal comes.
    await expect.poll(() => answer).toContain('100 Continue');
    child.kill('SIGTERM');
    const reachable = () => status(`${url}/healthz`).catch(() => 'no more');
    await expect.poll(reachable).toBe('no more');
    socket.write(body);
    await expect.poll(() => answer).toContain('"name":"Jeanne"');
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toContain('Connection: close');
    expect(await end('SIGCONT')).toBe(0);
  });
});

describe('servers on Postgres', () => {
  test('two that start at the same moment on an empty database both come up, and migrate once', async () => {
    const url = await database();
    const both = await Promise.all([server({ DATABASE_URL: url }), server({ DATABASE_URL: url })]);
    for (const { url: address } of both) expect(await status(`${address}/readyz`)).toBe(200);
    const files = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
    const storage = await openStorage({ databaseUrl: url, dataFolder: '' });
    undo.push(() => storage.close());
    const { rows } = await storage.query('select version from schema_migrations where version > 0 order by version');
    expect(rows).toEqual(files.map((_, index) => ({ version: index + 1 })));
  });

  test('live through a restart of Postgres, and say meanwhile that they are not ready', async () => {
    const postgres = await createPostgres();
    undo.push(postgres.remove);
    const { url, child, end } = await server({ DATABASE_URL: postgres.url });
    expect(await status(`${url}/readyz`)).toBe(200);
    await postgres.stop();
    expect(await status(`${url}/readyz`)).toBe(503);
    expect(await status(`${url}/healthz`)).toBe(200);
    await postgres.start();
    await expect.poll(() => status(`${url}/readyz`)).toBe(200);
    expect(child.exitCode).toBeNull();
    expect(await end('SIGTERM')).toBe(0);
  });
});
