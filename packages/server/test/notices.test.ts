import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULTS } from '../src/notices/preferences.ts';
import { awayServer, type Player, slowMatch, TestClock } from './support/away.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { mailReceiver, webReceiver } from './support/receivers.ts';
import { keeping, kinds, listen, type Told, told, type Web } from './support/told.ts';

const step = { type: 'step', by: 1 } as { type: string };

const last = (web: Web, path: string): Told => {
  const newest = told(web, path).at(-1);
  if (!newest) throw new Error(`nothing was told on ${path}`);
  return newest;
};

describe.each(databases)('notices on the %s database', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await make();
    storage = await database.open();
  });
  afterAll(async () => {
    await storage?.close();
    await database?.remove();
  });

  const kept = keeping();

  test('a match over three days: what should come comes, and nothing else', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url);
    await listen(anne, web, '/anne');
    await listen(john, web, '/john');

    await server.work();
    expect(web.received).toEqual([]);
    await server.later(0.1);
    expect(kinds(web, '/anne')).toEqual(['decision']);
    expect(last(web, '/anne')).toMatchObject({ link: `https://play.example.org/match/${id}` });
    expect(last(web, '/anne').lines.join(' ')).toContain('You have 5 days left, until Saturday 9 May at 09:00 UTC.');

    // Quick back-and-forth: one notice for whoever is left to decide.
    clock.turn(3);
    await anne.order(id, '0', step);
    await anne.order(id, '0', { type: 'pass' });
    await server.work();
    clock.turn(0.005);
    await john.order(id, '1', { type: 'pass' });
    await server.work();
    await anne.order(id, '0', step);
    await anne.order(id, '0', { type: 'pass' });
    await server.later(0.1);
    expect(kinds(web, '/anne')).toEqual(['decision']);
    expect(kinds(web, '/john')).toEqual(['decision']);
    // Of two steps the second: he was there after the first, and gave an order himself.
    expect(last(web, '/john').lines.filter((line) => line === 'stepped')).toHaveLength(1);

    // A second look at the same moment tells nothing new.
    await server.work();
    expect(web.received).toHaveLength(2);

    // John looks and does not decide: he is reminded step by step, and Anne hears when his time is over.
    await john.post(`/api/matches/${id}/seen`, { n: 999 });
    await server.later(57);
    expect(kinds(web, '/john')).toEqual(['decision', 'reminder']);
    await server.later(48);
    await server.later(18);
    await server.later(4.5);
    expect(kinds(web, '/john')).toEqual(['decision', 'reminder', 'reminder', 'reminder', 'reminder']);
    expect(await anne.wish(id, '0', { type: 'claimTime' })).toMatchObject({ error: { code: 'refused' } });
    await server.later(10);
    expect(kinds(web, '/anne')).toEqual(['decision', 'timeOut']);
    expect(kinds(web, '/john').slice(5)).toEqual(['ranOut']);
    expect(last(web, '/john').lines.join(' ')).toContain('Anne may now claim the win, wait, or give you time.');

    // Nothing happens by itself; Anne gives time, and John plays on.
    await anne.post(`/api/matches/${id}/clock`, { act: 'give', hours: 12 });
    await server.later(0.3);
    expect(kinds(web, '/john').slice(5)).toEqual(['ranOut', 'given']);
    expect(last(web, '/john').lines.join(' ')).toContain(
      'Anne has given you 12 hours more. You have 11 hours, 42 minutes left',
    );
    expect(await anne.wish(id, '0', { type: 'claimTime' })).toMatchObject({ error: { code: 'refused' } });
    await john.order(id, '1', { type: 'pass' });
    await server.later(0.3);
    expect(kinds(web, '/anne')).toEqual(['decision', 'timeOut', 'decision']);

    await anne.order(id, '0', { type: 'pass' });
    clock.turn(8 * 24);
    expect(await anne.wish(id, '0', { type: 'claimTime' })).toMatchObject({ ok: true });
    await server.later(0.1);
    expect(kinds(web, '/john').at(-1)).toBe('ended');
    expect(last(web, '/john').lines).toContain('Your time had run out, and Anne claimed the win.');
    expect(kinds(web, '/anne').at(-1)).toBe('ended');
    expect(last(web, '/anne').lines).toContain('John’s time had run out: you have won.');
    expect((await anne.get<{ match: { outcome: unknown } }>(`/api/matches/${id}`)).match.outcome).toEqual({
      winner: 'red',
      by: 'time',
    });
  });

  test('offers, talk and invitations are told to the other side alone', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url, { pace: 'none' });
    await anne.post(`/api/matches/${id}/seen`, { n: 999 });
    await listen(anne, web, '/anne');
    await listen(john, web, '/john');
    expect(await anne.wish(id, '0', { type: 'offerDraw' })).toMatchObject({ ok: true });
    await anne.say(id, 'A draw, my lord?');
    await anne.say(id, 'It is late.');
    await server.later(0.1);
    expect(kinds(web, '/anne')).toEqual([]);
    // Two pieces of news of one match are one message about that match.
    expect(last(web, '/john')).toMatchObject({
      kind: 'draw',
      title: 'Anne offers a draw',
      lines: ['Accept or decline it in the match.', '', 'Anne writes', 'Anne: A draw, my lord?', 'Anne: It is late.'],
      link: `https://play.example.org/match/${id}`,
    });
    expect(kinds(web, '/john')).toEqual(['draw']);
    await john.wish(id, '1', { type: 'declineDraw' });
    const { match } = await anne.post<{ match: { id: string } }>('/api/matches', { game: 'toy', side: '0' });
    await anne.post(`/api/matches/${match.id}/invitations`, { person: john.personId });
    await server.later(0.5);
    expect(last(web, '/john')).toMatchObject({
      kind: 'invitation',
      title: 'Anne invites you to a match',
      lines: ['It would be played without clocks. Follow the link to take your seat.'],
    });
  });

  test('preferences: language, topics, quiet hours and how often at most are kept', async () => {
    const clock = new TestClock('2026-05-04T20:30:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url, { pace: 'none' });
    await listen(john, web, '/john');
    const wishes = { ...DEFAULTS, language: 'fr', timeZone: 'Europe/Paris', quiet: { from: 22, until: 8 } };
    await john.put('/api/notices', { ...wishes, topics: ['decision'] });
    await anne.order(id, '0', { type: 'pass' });
    await anne.say(id, 'Good night');
    await server.later(0.1);
    expect(web.received).toEqual([]);
    clock.set('2026-05-05T05:59:00Z');
    await server.work();
    expect(web.received).toEqual([]);
    clock.set('2026-05-05T06:00:00Z');
    await server.work();
    expect(kinds(web, '/john')).toEqual(['decision']);
    expect(last(web, '/john').title).toBe('À vous de décider contre Anne');

    // Ten minutes at least lie between two; for this match John wants none at all by webhook.
    await john.order(id, '1', { type: 'pass' });
    await anne.order(id, '0', { type: 'pass' });
    await server.later(0.05);
    expect(web.received).toHaveLength(1);
    await server.later(0.2);
    expect(web.received).toHaveLength(2);
    await john.put(`/api/matches/${id}/notices`, { webhook: false });
    await john.order(id, '1', { type: 'pass' });
    await anne.order(id, '0', { type: 'pass' });
    await server.later(1);
    expect(web.received).toHaveLength(2);
  });

  test('a digest gathers a day of several matches into one message', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url, { pace: 'none' });
    await listen(john, web, '/john');
    await john.put('/api/notices', { ...DEFAULTS, digest: 8 });
    const { match } = await anne.post<{ match: { id: string } }>('/api/matches', { game: 'toy', side: '0' });
    await john.post(`/api/matches/${match.id}/join`);
    await anne.order(id, '0', { type: 'pass' });
    await anne.order(match.id, '0', { type: 'pass' });
    await server.later(1);
    expect(web.received).toEqual([]);
    clock.set('2026-05-05T08:00:10Z');
    await server.work();
    expect(kinds(web, '/john')).toEqual(['digest']);
    expect(last(web, '/john').title).toBe('News from 2 of your matches');
    // What comes after the digest waits for the next, also within the digest's own hour.
    clock.turn(0.1);
    await john.order(id, '1', { type: 'pass' });
    await anne.order(id, '0', { type: 'pass' });
    await server.later(0.5);
    expect(web.received).toHaveLength(1);
    clock.set('2026-05-06T08:00:10Z');
    await server.work();
    expect(kinds(web, '/john')).toEqual(['digest', 'decision']);
  });

  test('a host is written to only so often for one person, whichever of its addresses he names', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const web = kept(await webReceiver());
    const limits = { postsToHostPerHour: 3 };
    const server = kept(await awayServer(storage, clock, {}, undefined, limits));
    const { anne, john } = await slowMatch(server.url, { pace: 'none' });
    for (const path of ['/one', '/two']) await listen(john, web, path);
    type Tested = { receivers: { failure: string | null }[] };
    const test = async (player: Player): Promise<(string | null)[]> =>
      (await player.post<Tested>('/api/notices/test', {})).receivers.map(({ failure }) => failure);
    expect(await test(john)).toEqual([null, null]);
    expect((await test(john)).toSorted()).toEqual([expect.stringMatching(/^Too many messages to this host/), null]);
    expect(web.received).toHaveLength(3);
    // Another's messages are not fewer for it.
    await listen(anne, web, '/anne');
    expect(await test(anne)).toEqual([null]);
    expect(web.received).toHaveLength(4);
  });

  test('mails are stopped by one click, and a test shows whether an address works', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const mails = kept(await mailReceiver());
    const web = kept(await webReceiver(({ path }) => (path === '/gone' ? 410 : 200)));
    const server = kept(
      await awayServer(storage, clock, { SMTP_URL: mails.url, MAIL_FROM: 'Oriflamme <o@example.org>' }),
    );
    const { anne, john, id } = await slowMatch(server.url, { pace: 'none' });
    const address = `john-${john.personId.toLowerCase()}@example.org`;
    // He has never said how he wants to be told: the way to stop is in his first mail all the same.
    await storage.query('update people set email = $2 where id = $1', [john.personId, address]);
    await anne.order(id, '0', { type: 'pass' });
    await server.later(0.1);
    expect(mails.mails).toHaveLength(1);
    expect(mails.mails[0]?.replace(/=\r\n/g, '')).toContain(`\r\nhttps://play.example.org/match/${id}\r\n`);
    const [, token] = /^List-Unsubscribe: <https:\/\/play\.example\.org\/api\/notices\/stop\/([\w-]+)>/m.exec(
      (mails.mails[0] ?? '').replace(/\r\n\s+/g, ' '),
    ) as RegExpExecArray;
    const stop = await fetch(`${server.url}/api/notices/stop/${token}`, { method: 'POST' });
    expect(stop.status).toBe(200);
    expect(mails.mails[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    await john.order(id, '1', { type: 'pass' });
    await anne.order(id, '0', { type: 'pass' });
    await server.later(1);
    expect(mails.mails).toHaveLength(1);
    expect((await fetch(`${server.url}/api/notices/stop/nonsense`, { method: 'POST' })).status).toBe(404);

    await listen(john, web, '/gone');
    const tested = await john.post<{ receivers: unknown[] }>('/api/notices/test', {});
    expect(tested.receivers).toMatchObject([{ failure: 'The receiver answered 410.', closed: true }]);
    expect(mails.mails).toHaveLength(2);
    // A message that was already on its way does not open the address again, nor hide why it was closed.
    await storage.query(
      `insert into deliveries (id, person_id, channel, receiver_id, message, made_at, next_try_at)
       select 'late-' || id, person_id, 'webhook', id, '{}', $2::timestamptz, $2::timestamptz from receivers
       where person_id = $1`,
      [john.personId, clock.now()],
    );
    await server.later(1);
    expect((await john.get<{ receivers: unknown[] }>('/api/notices')).receivers).toMatchObject([
      { failure: 'The receiver answered 410.', closed: true },
    ]);
  });

  test('addresses are checked at the door and never shown whole', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const server = kept(await awayServer(storage, clock));
    const { anne, john } = await slowMatch(server.url, { pace: 'none' });
    const add = (body: unknown) => john.request('POST', '/api/notices/receivers', body);
    expect((await add({ channel: 'webhook', url: 'ftp://example.org/', format: 'json' })).status).toBe(400);
    expect((await add({ channel: 'webhook', url: 'https://example.org/x', format: 'telex' })).status).toBe(400);
    expect((await add({ channel: 'push', subscription: { endpoint: 'https://example.org/' } })).status).toBe(400);
    const secret = 'https://example.org/services/T0P-S3CRET';
    expect((await add({ channel: 'webhook', url: secret, format: 'slack' })).status).toBe(201);
    expect(JSON.stringify(await john.get('/api/notices'))).not.toContain('S3CRET');
    const { receivers } = await john.get<{ receivers: { id: string }[] }>('/api/notices');
    expect((await anne.request('DELETE', `/api/notices/receivers/${receivers[0]?.id}`)).status).toBe(404);
    expect((await john.request('PUT', '/api/notices', { ...DEFAULTS, timeZone: 'Europe/Chinon' })).status).toBe(400);
    expect((await fetch(`${server.url}/api/notices`)).status).toBe(401);
  });

  test('two processes: none is doubled; a receiver that refuses a third gets them all, each once', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const accepted = new Map<string, number>();
    let asked = 0;
    const web = kept(
      await webReceiver(({ headers }) => {
        asked += 1;
        if (asked % 3 === 0) return 503;
        const key = String(headers['idempotency-key']);
        accepted.set(key, (accepted.get(key) ?? 0) + 1);
        return 200;
      }),
    );
    const start = () => awayServer(storage, clock, {}, undefined, { postsToHostPerHour: 10_000 });
    const [one, two] = [kept(await start()), kept(await start())];
    const { john } = await slowMatch(one.url, { pace: 'none' });
    await listen(john, web, '/john');
    const { receivers } = await john.get<{ receivers: { id: string }[] }>('/api/notices');
    await storage.query(
      `insert into deliveries (id, person_id, channel, receiver_id, message, made_at, next_try_at)
       select 'many-' || i, $1, 'webhook', $2, json_build_object('id', 'many-' || i, 'kind', 'test', 'title', '', 'lines',
         json_build_array(), 'link', ''), $3::timestamptz, $3::timestamptz from generate_series(1, 1000) i`,
      [john.personId, receivers[0]?.id ?? '', clock.now()],
    );
    for (let round = 0; round < 12 && accepted.size < 1000; round++) {
      await Promise.all([one.work(), two.work()]);
      clock.turn(1);
    }
    expect(accepted.size).toBe(1000);
    expect([...accepted.values()].every((times) => times === 1)).toBe(true);
  });
});
