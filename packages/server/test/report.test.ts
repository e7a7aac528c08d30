import { joan1429 } from '@oriflamme/joan-1429';
import { anyGame } from '@oriflamme/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchesFeature } from '../src/matches/feature.ts';
import { matchLimits } from '../src/matches/limits.ts';
import type { MatchView } from '../src/matches/view.ts';
import { reportFeature } from '../src/report/feature.ts';
import { joanPainter } from '../src/report/joan-1429-picture.ts';
import { Visitor } from './support/match-client.ts';
import { matchPage, type Probe, startProbe } from './support/probe.ts';
import { readPng } from './support/read-png.ts';

const games = [anyGame(joan1429)];
const painters = new Map([['joan-1429', joanPainter]]);
const publicUrl = 'https://play.example.org';

let probe: Probe;

beforeAll(async () => {
  probe = await startProbe([matchesFeature(games), reportFeature(painters)], { PUBLIC_URL: publicUrl });
});

afterAll(() => probe?.close());

async function newMatch(name: string, wish: object = {}): Promise<string> {
  const visitor = new Visitor(probe.url);
  await visitor.request('POST', '/api/session', { name }, { origin: publicUrl });
  const cookie = visitor.cookie;
  const response = await fetch(`${probe.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game: 'joan-1429', side: 'both', ...wish }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { match: MatchView }).match.id;
}

const pageAt = async (path: string, language = 'en'): Promise<{ text: string; headers: Headers; status: number }> => {
  const response = await fetch(probe.url + path, { headers: { Accept: 'text/html', 'Accept-Language': language } });
  return { text: await response.text(), headers: response.headers, status: response.status };
};

const picture = (id: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${probe.url}/api/matches/${id}/picture.png`, { headers });

describe('a link to a match', () => {
  test('says who plays, and shows an absolute picture, on each page of the match and in the reader’s language', async () => {
    const id = await newMatch('Christine');
    for (const path of [`/match/${id}`, `/match/${id}/report`, `/match/${id}/replay`, `/join/${id}`]) {
      const { text, headers } = await pageAt(path);
      expect(text).toContain(
        '<meta property="og:title" content="Christine – Christine · Joan of Arc’s Victory, 1429" />',
      );
      expect(text).toContain(`<meta property="og:url" content="${publicUrl}${path}" />`);
      expect(text).toContain(`<meta property="og:image" content="${publicUrl}/api/matches/${id}/picture.png?n=0" />`);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    expect((await pageAt(`/match/${id}`, 'fr')).text).toContain('La partie est en cours');
  });

  test('is asked for again each time and differs by language, so that no cache mixes them', async () => {
    const id = await newMatch('Christine');
    const { headers } = await pageAt(`/match/${id}`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(headers.get('etag')).not.toBe((await pageAt(`/match/${id}`, 'fr')).headers.get('etag'));
  });

  test('keeps names inside their attribute', async () => {
    const id = await newMatch(`"><img src=x>$&$'`);
    const { text } = await pageAt(`/match/${id}`);
    expect(text).not.toContain('<img');
    expect(text).toContain('&quot;&gt;&lt;img src=x&gt;$&amp;$&#39;');
    expect(text.replace(/<meta (property|name)="[a-z:_]+" content="[^"<>]*" \/>/g, '').replace(/\s/g, '')).toBe(
      matchPage.replace(/\s/g, ''),
    );
  });

  test('to a closed match, or to none, is the bare page', async () => {
    const closed = await newMatch('Secret', { watchable: false });
    for (const path of [`/match/${closed}`, '/match/none', '/join/%00', '/match/%E0%A4%A'])
      expect((await pageAt(path)).text).not.toContain('og:title');
    expect((await pageAt(`/match/${closed}`)).text).toBe(matchPage);
  });

  test('is a page also to programs that ask for anything, as those do that show links in a chat', async () => {
    const id = await newMatch('Christine');
    const response = await fetch(`${probe.url}/match/${id}/report`, { headers: { Accept: '*/*' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('og:image');
  });

  test('is no page to who wants JSON', async () => {
    const id = await newMatch('Christine');
    const response = await fetch(`${probe.url}/match/${id}`, { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(404);
  });
});

describe('the picture of a match', () => {
  test('is a PNG that caches keep by the number of the position', async () => {
    const id = await newMatch('Christine', { visibility: 'unlisted' });
    const response = await picture(id);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height } = readPng(Buffer.from(await response.arrayBuffer()));
    expect([width, height]).toEqual([1200, 630]);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toContain('-0-');
    expect((await picture(id, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).status).toBe(304);
  });

  test('of a match that waits for its second player shows the armies as they will stand', async () => {
    const id = await newMatch('Isabeau', { side: '1' });
    expect(readPng(Buffer.from(await (await picture(id)).arrayBuffer())).width).toBe(1200);
    expect((await pageAt(`/join/${id}`)).text).toContain('A seat is free');
  });

  test('is given of an imported match, unless its document tells of no position', async () => {
    const visitor = await Visitor.named(probe.url, 'Christine');
    const wish = { game: 'joan-1429', side: 'both' };
    const { match } = await visitor.post<{ match: MatchView }>('/api/matches', wish);
    await visitor.post(`/api/matches/${match.id}/cancel`);
    const exported = await visitor.get<{ initial: { G: object } }>(`/api/matches/${match.id}/export`);
    const statusWith = async (part: object): Promise<number> => {
      const initial = { ...exported.initial, G: { ...exported.initial.G, ...part } };
      const made = await visitor.post<{ match: MatchView }>('/api/matches/import', { ...exported, initial });
      return (await picture(made.match.id)).status;
    };
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ forces: null })).toBe(404);
    expect(await statusWith({ turn: 'x' })).toBe(404);
    expect(await statusWith({ padding: 'x'.repeat(200_000) })).toBe(404);
  });

  test('is not given of a closed match, nor of none', async () => {
    expect((await picture(await newMatch('Secret', { watchable: false }))).status).toBe(403);
    expect((await picture('none')).status).toBe(404);
  });
});

test('without a public address there is a title but no picture; too many requests are refused', async () => {
  const limits = { ...matchLimits, readsPerSecond: 0.001, readsAtOnce: 3 };
  const bare = await startProbe([matchesFeature(games, { limits }), reportFeature(painters, limits)]);
  try {
    const visitor = await Visitor.named(bare.url, 'Christine');
    const { match } = await visitor.post<{ match: MatchView }>('/api/matches', { game: 'joan-1429', side: 'both' });
    const ask = () => fetch(`${bare.url}/match/${match.id}`, { headers: { Accept: 'text/html' } });
    const text = await (await ask()).text();
    expect(text).toContain('og:title');
    expect(text).not.toContain('og:image');
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
    const path = `${bare.url}/api/matches/${match.id}/picture.png`;
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await fetch(path)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await bare.close();
  }
});

test('of many matches only so many are painted for one address; those that are kept are shown to anyone', async () => {
  const limits = { ...matchLimits, picturesAtOnce: 2, picturesPerSecond: 0.001 };
  const own = await startProbe([matchesFeature(games), reportFeature(painters, limits)], { PUBLIC_URL: publicUrl });
  try {
    const visitor = new Visitor(own.url);
    await visitor.request('POST', '/api/session', { name: 'Christine' });
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1)
      ids.push(
        (await visitor.post<{ match: MatchView }>('/api/matches', { game: 'joan-1429', side: 'both' })).match.id,
      );
    const statuses = async (): Promise<number[]> =>
      Promise.all(ids.map(async (id) => (await fetch(`${own.url}/api/matches/${id}/picture.png`)).status));
    expect((await statuses()).toSorted()).toEqual([200, 200, 429]);
    const refused = await Promise.all(ids.map((id) => fetch(`${own.url}/api/matches/${id}/picture.png`)));
    const last = refused.find(({ status }) => status === 429);
    expect(last?.headers.get('retry-after')).toBe('1');
    // No cache keeps the refusal in the picture's place.
    expect([last?.headers.get('etag'), last?.headers.get('cache-control')]).toEqual([null, null]);
    expect(refused.filter(({ status }) => status === 200)).toHaveLength(2);
  } finally {
    await own.close();
  }
});
