import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULTS } from '../src/notices/preferences.ts';
import { awayServer, Player, slowMatch, TestClock } from './support/away.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { mailReceiver, pushReceiver, webReceiver } from './support/receivers.ts';
import { keeping, told } from './support/told.ts';

describe.each(databases)('a seat that is offered on the %s database', (_, make) => {
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

  /** Anne plays John and has played Mary, who listens by webhook. */
  async function threePeople(environment: Record<string, string> = {}) {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock, environment));
    const { anne, john, id } = await slowMatch(server.url);
    const mary = await Player.come(server.url, 'Mary');
    const { match } = await anne.post<{ match: { id: string } }>('/api/matches', { game: 'toy', side: '0' });
    await mary.post(`/api/matches/${match.id}/join`);
    await mary.post(`/api/matches/${match.id}/seen`, { n: 999 });
    for (const player of [anne, john, mary])
      await player.post('/api/notices/receivers', {
        channel: 'webhook',
        url: `${web.url}/${player.personId}`,
        format: 'json',
      });
    await server.later(1);
    web.received.length = 0;
    const offer = (): Promise<unknown> => anne.post(`/api/matches/${id}/hand-over`, { person: mary.personId });
    return { clock, web, server, anne, john, mary, id, offer };
  }

  test.each([
    ['en', 'Anne offers you a seat', 'Anne would like you to play on in this match against John.'],
    ['fr', 'Anne vous offre sa place', 'Anne aimerait que vous poursuiviez cette partie contre John.'],
  ] as const)('is told to whom it is offered by every way he has, in %s', async (language, title, line) => {
    const mails = kept(await mailReceiver());
    const browser = pushReceiver();
    const { web, server, anne, john, mary, id, offer } = await threePeople({ SMTP_URL: mails.url });
    await storage.query('update people set email = $2 where id = $1', [mary.personId, `${mary.personId}@example.org`]);
    await mary.put('/api/notices', { ...DEFAULTS, language });
    const subscription = { endpoint: `${web.url}/push`, keys: browser.keys };
    await mary.post('/api/notices/receivers', { channel: 'push', subscription });
    await offer();
    await server.work();
    const link = `https://play.example.org/match/${id}`;
    expect(told(web, `/${mary.personId}`)).toMatchObject([{ kind: 'seat', title, link }]);
    expect(told(web, `/${mary.personId}`)[0]?.lines.join(' ')).toContain(line);
    const pushed = web.received.filter(({ path }) => path === '/push').map(({ body }) => browser.read(body));
    expect(pushed.map((each) => JSON.parse(each))).toMatchObject([{ kind: 'seat', title, link }]);
    expect(mails.mails).toHaveLength(1);
    expect(mails.mails[0]).toContain(`Subject: ${title}`);
    for (const other of [anne, john]) expect(told(web, `/${other.personId}`)).toEqual([]);
    await server.later(1);
    expect(told(web, `/${mary.personId}`)).toHaveLength(1);
  });

  test('is told with the other seat when both are offered at once', async () => {
    const { web, server, john, mary, id, offer } = await threePeople();
    const { match } = await john.post<{ match: { id: string } }>('/api/matches', { game: 'toy', side: '0' });
    await mary.post(`/api/matches/${match.id}/join`);
    await mary.post(`/api/matches/${match.id}/seen`, { n: 999 });
    await offer();
    await john.post(`/api/matches/${id}/hand-over`, { person: mary.personId });
    await server.work();
    const lines = told(web, `/${mary.personId}`).flatMap((each) => each.lines);
    expect(lines.filter((line) => line.includes('against John'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('against Anne'))).toHaveLength(1);
  });

  test('is no news once it was declined, or the match is over', async () => {
    for (const gone of ['declined', 'over'] as const) {
      const { web, server, john, mary, id, offer } = await threePeople();
      await offer();
      if (gone === 'declined') await mary.request('DELETE', `/api/invitations/${id}`);
      else expect(await john.wish(id, '1', { type: 'resign' })).toMatchObject({ ok: true });
      await server.later(1);
      expect(told(web, `/${mary.personId}`)).toEqual([]);
    }
  });

  test('brings with it the reminders of its clock, which no longer go to whoever had it', async () => {
    const { web, server, anne, mary, id, offer } = await threePeople();
    await offer();
    await server.work();
    await mary.post(`/api/matches/${id}/hand-over/accept`);
    await mary.post(`/api/matches/${id}/seen`, { n: 999 });
    web.received.length = 0;
    await server.later(72);
    expect(told(web, `/${mary.personId}`)).toMatchObject([{ kind: 'reminder' }]);
    expect(told(web, `/${anne.personId}`)).toEqual([]);
  });

  test('goes with its reminders to another device as well', async () => {
    const { web, server, anne, mary, id } = await threePeople();
    const { code } = await anne.post<{ code: string }>(`/api/matches/${id}/seat-pass`);
    await mary.post('/api/seat-pass', { code });
    await mary.post(`/api/matches/${id}/seen`, { n: 999 });
    await server.later(72);
    expect(told(web, `/${mary.personId}`)).toMatchObject([{ kind: 'reminder' }]);
    expect(told(web, `/${anne.personId}`)).toEqual([]);
  });

  test('is played by the hours of whoever has it now', async () => {
    const { anne, mary, id, offer } = await threePeople();
    await anne.put('/api/notices', { ...DEFAULTS, timeZone: 'Europe/London' });
    await mary.put('/api/notices', { ...DEFAULTS, timeZone: 'Asia/Kathmandu' });
    await offer();
    await mary.post(`/api/matches/${id}/hand-over/accept`);
    const { rows } = await storage.query<{ clock: unknown }>('select clock from matches where id = $1', [id]);
    expect(rows[0]?.clock).toMatchObject({ calendars: { '0': { timeZone: 'Asia/Kathmandu' } } });
  });
});
