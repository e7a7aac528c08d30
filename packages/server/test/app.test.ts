import { io as connectSocket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Feature } from '../src/feature.ts';
import { Problem } from '../src/problem.ts';
import { type Probe, startProbe } from './support/probe.ts';

/** A part of a server that does everything a part can do. */
const feature: Feature = {
  name: 'probe',
  install({ router, io }) {
    router.get('/api/refused', () => {
      throw new Problem(409, 'seat-taken', 'This seat is taken', { seat: 1 });
    });
    router.get('/api/broken', () => {
      throw new Error('the secret reason');
    });
    router.get('/api/thing/:id', (ctx) => {
      ctx.body = { id: ctx['params'].id };
    });
    router.get('/api/stop/:token', (ctx) => {
      ctx.body = {};
    });
    io.on('connection', (socket) => socket.on('ping', (value, answer) => answer(value)));
    return undefined;
  },
};

let probe: Probe;
let url: string;

beforeAll(async () => {
  probe = await startProbe([feature], { PUBLIC_URL: 'https://play.example.org/' });
  url = probe.url;
});

afterAll(() => probe.close());

describe('every answer', () => {
  test.each(['/', '/assets/index-abc.js', '/api/nothing', '/api/broken', '/healthz'])(
    'has the headers that keep others out of our pages: %s',
    async (path) => {
      const { headers } = await fetch(`${url}${path}`, { headers: { Accept: 'text/html' } });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('x-powered-by')).toBeNull();
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split('; ').map((line) => {
          const [name = '', ...sources] = line.split(' ');
          return [name, sources];
        }),
      );
      // What is not named is not allowed, and nothing runs but files of ours: no inline script or style, no eval.
      expect(policy.get('default-src')).toEqual(["'none'"]);
      for (const name of ['script-src', 'style-src', 'connect-src', 'worker-src', 'font-src'])
        expect(policy.get(name)).toEqual(["'self'"]);
      for (const name of ['base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    },
  );

  test('names its request, and so do its error and the log', async () => {
    const response = await fetch(`${url}/api/nothing`, { headers: { 'X-Request-Id': 'forged-by-caller' } });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toMatchObject({ error: { requestId: id } });
    await expect
      .poll(() => probe.logged.find((line) => line['requestId'] === id))
      .toMatchObject({ level: 'info', method: 'GET', path: '/api/nothing', status: 404 });
  });

  test('is logged with its address, but not with the token in it', async () => {
    const named = async (path: string): Promise<unknown> => {
      const requestId = (await fetch(url + path)).headers.get('x-request-id');
      await expect.poll(() => probe.logged.some((line) => line['requestId'] === requestId)).toBe(true);
      return probe.logged.find((line) => line['requestId'] === requestId)?.['path'];
    };
    expect(await named('/api/nothing?of=8')).toBe('/api/nothing');
    expect(await named('/api/stop/s3cret')).toBe('/api/stop/…');
    expect(JSON.stringify(probe.logged)).not.toContain('s3cret');
  });

  test('to a refused request says why', async () => {
    const response = await fetch(`${url}/api/refused`);
    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({
      error: { code: 'seat-taken', message: 'This seat is taken', seat: 1 },
    });
  });

  test('to a failure of ours gives nothing away, and the log has the reason', async () => {
    const response = await fetch(`${url}/api/broken`);
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({
      error: { code: 'internal', requestId: response.headers.get('x-request-id') },
    });
    expect(body).not.toContain('secret');
    expect(JSON.stringify(probe.logged)).toContain('the secret reason');
  });

  test('to a wrong method says so', async () => {
    const response = await fetch(`${url}/api/refused`, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('GET');
    expect(await response.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
  });
});

describe('what operators ask', () => {
  test('health and readiness are told, and not logged at each question', async () => {
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', database: 'server' }]);
    expect(probe.logged.filter((line) => line['path'] === '/healthz' || line['path'] === '/readyz')).toEqual([]);
  });

  test('metrics tell requests by the pattern of their route, and the process', async () => {
    for (const id of ['a', 'b']) await fetch(`${url}/api/thing/${id}`);
    const response = await fetch(`${url}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/thing\/:id",status="200"\} 2$/m,
    );
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m);
    expect(text).not.toContain('/api/thing/a');
  });

  test('sockets share the port, and metrics count them', async () => {
    const socket = connectSocket(url, { transports: ['websocket'] });
    expect(await socket.emitWithAck('ping', 7)).toBe(7);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^sockets_connected 1$/m);
    socket.close();
  });
});

test('behind a proxy that is trusted, the log has its name for the request and the address it tells', async () => {
  const behind = await startProbe([], { TRUST_PROXY: 'true' });
  try {
    const headers = { 'X-Request-Id': 'named-by-the-proxy', 'X-Forwarded-For': 'made-up, 198.51.100.1, 203.0.113.7' };
    const response = await fetch(`${behind.url}/api/nothing`, { headers });
    expect(response.headers.get('x-request-id')).toBe('named-by-the-proxy');
    await expect
      .poll(() => behind.logged.find((line) => line['requestId'] === 'named-by-the-proxy'))
      .toMatchObject({ address: '203.0.113.7' });
    const garbled = await fetch(`${behind.url}/api/nothing`, { headers: { 'X-Request-Id': '"},{' } });
    expect(garbled.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  } finally {
    await behind.close();
  }
});
