import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchPage, type Probe, page, script, startProbe } from './support/probe.ts';

let probe: Probe;
let url: string;

beforeAll(async () => {
  probe = await startProbe([]);
  url = probe.url;
});

afterAll(() => probe.close());

/** By the plain client: `fetch` asks past all caches as soon as it is given a condition. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { headers }, (response) => resolve(response.resume().statusCode)).once('error', reject);
  });
}

const html = { headers: { Accept: 'text/html,*/*;q=0.8' } };

describe('the page', () => {
  test('is served at / and at every address of the client', async () => {
    for (const path of ['/', '/join/abc', '/match/abc/replay']) {
      const response = await fetch(`${url}${path}`, html);
      expect(await response.text()).toBe(page);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  test('of a match is the one that asks for all it needs', async () => {
    const response = await fetch(`${url}/match/abc`, html);
    expect(await response.text()).toBe(matchPage);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('is asked for again each time, and sent again only when it has changed', async () => {
    const { headers } = await fetch(`${url}/`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(await statusOf('/', { 'If-None-Match': headers.get('etag') ?? '' })).toBe(304);
    expect(await statusOf('/', { 'If-None-Match': '"other"' })).toBe(200);
  });

  test('is not served for an unknown address of a program, nor to who wants JSON', async () => {
    for (const path of ['/api/nothing', '/games/nothing', '/assets/nothing.js']) {
      const response = await fetch(`${url}${path}`, html);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not-found' } });
    }
    const response = await fetch(`${url}/match/abc`, { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
  });

  test('comes without the order to stay with TLS where players do not come by it', async () => {
    expect((await fetch(`${url}/`)).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a script', () => {
  const path = '/assets/index-abc.js';

  test.each(['br', 'gzip'])('is sent compressed as %s and kept for good', async (encoding) => {
    const response = await fetch(`${url}${path}`, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(script.length);
    expect(await response.text()).toBe(script);
  });

  test('is not sent again to who has it in the same form', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const etag = (await fetch(`${url}${path}`, { headers })).headers.get('etag') ?? '';
    expect(await statusOf(path, { ...headers, 'If-None-Match': etag })).toBe(304);
    expect(await statusOf(path, { 'Accept-Encoding': 'identity', 'If-None-Match': etag })).toBe(200);
  });

  test('is sent plain to who takes no other, and only its length to who asks for its head', async () => {
    const headers = { 'Accept-Encoding': 'identity' };
    const plain = await fetch(`${url}${path}`, { headers });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    const head = await fetch(`${url}${path}`, { method: 'HEAD', headers });
    expect(head.headers.get('content-length')).toBe(String(script.length));
    expect(await head.text()).toBe('');
  });
});

test('no address leads outside the client', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
    '/assets/..%5c..%5csecret.txt',
  ]) {
    const response = await fetch(`${url}${path}`);
    expect(await response.text()).not.toContain('not for you');
  }
});
