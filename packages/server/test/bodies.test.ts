import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readBody } from '../src/body.ts';
import type { Feature } from '../src/feature.ts';
import { type Probe, startProbe } from './support/probe.ts';

const echo: Feature = {
  name: 'echo',
  install({ router }) {
    router.post('/api/echo', async (ctx) => {
      ctx.body = await readBody(ctx, z.object({ n: z.number() }));
    });
    return undefined;
  },
};

let probe: Probe;

beforeAll(async () => {
  probe = await startProbe([echo]);
});

afterAll(() => probe.close());

const post = (body: string, type = 'application/json'): Promise<Response> =>
  fetch(`${probe.url}/api/echo`, { method: 'POST', body, headers: { 'Content-Type': type } });

/** Writes to the socket as it stands, and resolves to all that came back once the server has closed it. */
function raw(parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(probe.port, 'localhost');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.once('close', () => resolve(answer));
    socket.once('error', () => undefined);
    for (const part of parts) socket.write(part);
  });
}

const head = 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('a body that fits is parsed', async () => {
  expect(await (await post('{"n":1}')).json()).toEqual({ n: 1 });
});

test.each([
  ['is no JSON', '{', 'application/json', 400, 'invalid-json'],
  ['is empty', '', 'application/json', 400, 'invalid-body'],
  ['has another shape', '{"n":"1"}', 'application/json', 400, 'invalid-body'],
  ['is nested without end', '['.repeat(60_000), 'application/json', 400, 'invalid-json'],
  ['is of another type', 'n=1', 'application/x-www-form-urlencoded', 415, 'not-json'],
  ['is too large', `"${'x'.repeat(70_000)}"`, 'application/json', 413, 'too-large'],
])('a body that %s is refused', async (_what, body, type, status, code) => {
  const response = await post(body, type);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code, requestId: response.headers.get('x-request-id') } });
});

test('a body that does not say its size is refused as soon as it is too large', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const answer = await raw([`${head}Transfer-Encoding: chunked\r\n\r\n`, chunk.repeat(5)]);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"code":"too-large"');
});

test('a request that is no HTTP, or has endless headers, is refused and harms nobody', async () => {
  expect(await raw(['MARCH 1815 1816\r\n\r\n'])).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw([`${head}X-Long: ${'x'.repeat(40_000)}\r\n\r\n`])).toMatch(/^HTTP\/1\.1 431 /);
  expect((await fetch(`${probe.url}/healthz`)).status).toBe(200);
});

test('a caller who leaves in the middle of his body is no failure of ours', async () => {
  const before = probe.logged.length;
  const since = () => probe.logged.slice(before);
  const socket = connect(probe.port, 'localhost');
  socket.write(`${head}Content-Length: 100\r\n\r\n{"n":`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
  await expect.poll(() => since().find((line) => line['msg'] === 'request')).toMatchObject({ status: 400 });
  expect(since().filter((line) => line['level'] === 'error')).toEqual([]);
  expect((await fetch(`${probe.url}/healthz`)).status).toBe(200);
});
