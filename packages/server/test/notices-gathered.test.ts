import { claimDeliveries, type Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../src/logging.ts';
import { gatherNotices } from '../src/notices/gatherer.ts';
import { DEFAULTS } from '../src/notices/preferences.ts';
import { awayServer, type Player, slowMatch, TestClock } from './support/away.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { webReceiver } from './support/receivers.ts';
import { keeping, kinds, listen, told } from './support/told.ts';

describe.each(databases)('what is gathered into messages on the %s database', (_, make) => {
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
  test('a decision is told once, whatever is done to the clocks or to one’s hours meanwhile', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url);
    await listen(anne, web, '/anne');
    await listen(john, web, '/john');
    await server.later(0.1);
    expect(kinds(web, '/anne')).toEqual(['decision']);
    await anne.put('/api/notices', { ...DEFAULTS, timeZone: 'Asia/Kathmandu' });
    await server.later(1);
    await john.post(`/api/matches/${id}/clock`, { act: 'give', hours: 24 });
    await server.later(1);
    expect(kinds(web, '/anne')).toEqual(['decision', 'given']);
    expect(told(web, '/anne')[1]?.lines[0]).toBe('John has given you 1 day more.');
    expect(kinds(web, '/john')).toEqual([]);
  });

  test('time that is given twice before it is told is told as one gift, and what was told is not told again', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url);
    await server.later(0.1);
    await listen(anne, web, '/anne');
    const give = async (hours: number): Promise<void> => {
      await john.post(`/api/matches/${id}/clock`, { act: 'give', hours });
      await server.work();
    };
    await give(24);
    clock.turn(20 / 3600);
    await give(3);
    await server.later(1);
    await give(2);
    await server.later(1);
    expect(told(web, '/anne').map(({ lines }) => lines[0])).toEqual([
      'John has given you 1 day, 3 hours more.',
      'John has given you 2 hours more.',
    ]);
  });

  test('a pause that is asked for is told to the other alone; one that both ask for to nobody', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url);
    await server.later(0.1);
    await listen(anne, web, '/anne');
    await listen(john, web, '/john');
    const act = (player: Player, act: string) => player.post(`/api/matches/${id}/clock`, { act });
    await act(anne, 'ask');
    await server.later(1);
    expect(told(web, '/john')).toMatchObject([{ kind: 'pause', title: 'Anne asks for a pause' }]);
    await act(john, 'agree');
    await server.later(1);
    await act(john, 'ask');
    await server.later(1);
    expect(told(web, '/anne')).toMatchObject([{ kind: 'goOn', title: 'John asks to go on' }]);
    await act(anne, 'ask');
    await server.later(1);
    expect(web.received).toHaveLength(2);
  });

  test('each match goes only where its own wishes let it, also in one message of several', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url, { pace: 'none' });
    await listen(john, web, '/john');
    const { match } = await anne.post<{ match: { id: string } }>('/api/matches', { game: 'toy', side: '0' });
    await john.post(`/api/matches/${match.id}/join`);
    await john.put(`/api/matches/${match.id}/notices`, { webhook: false });
    await anne.order(id, '0', { type: 'pass' });
    await anne.order(match.id, '0', { type: 'pass' });
    await server.later(0.1);
    expect(kinds(web, '/john')).toEqual(['decision']);
    expect(JSON.stringify(told(web, '/john'))).not.toContain(match.id);
  });

  test('two kinds of news of a match count as one message for how often at most', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, john, id } = await slowMatch(server.url, { pace: 'none' });
    await listen(john, web, '/john');
    await john.put('/api/notices', { ...DEFAULTS, atMostEvery: 60 });
    await anne.say(id, 'Your turn, my lord');
    await anne.order(id, '0', { type: 'pass' });
    await server.later(0.1);
    expect(kinds(web, '/john')).toEqual(['decision']);
    await anne.say(id, 'Well?');
    await server.later(0.5);
    expect(web.received).toHaveLength(1);
    await server.later(0.6);
    expect(kinds(web, '/john')).toEqual(['decision', 'chat']);
  });

  test('news come in the language of the page last read, and nights are those of its zone until one is chosen', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne, id } = await slowMatch(server.url, { nights: true });
    await listen(anne, web, '/anne');
    const here = (language: string, timeZone: string) => anne.post('/api/notices/here', { language, timeZone });
    expect(await here('fr', 'Asia/Kathmandu')).toEqual({ language: 'fr', timeZone: 'Asia/Kathmandu' });
    await server.later(0.1);
    expect(told(web, '/anne')[0]).toMatchObject({ title: 'À vous de décider contre John' });
    // 17:45 in Kathmandu: 4 hours 15 minutes until night, of which the clock has used as much at midnight.
    clock.set('2026-05-04T18:00:00Z');
    const { match } = await anne.get<{ match: { clock: { left: Record<string, number> } } }>(`/api/matches/${id}`);
    expect((match.clock.left['0'] ?? 0) / 3_600_000).toBe(120 - 4.25);
    expect(await here('en', 'Europe/Paris')).toEqual({ language: 'en', timeZone: 'Asia/Kathmandu' });
    expect((await anne.request('POST', '/api/notices/here', { language: 'en', timeZone: 'Chinon' })).status).toBe(400);
    expect((await fetch(`${server.url}/api/notices/here`, { method: 'POST' })).status).toBe(401);
  });

  test('a match whose past cannot be read keeps nobody else waiting', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const broken = await slowMatch(server.url, { pace: 'none' });
    const sound = await slowMatch(server.url, { pace: 'none' });
    await listen(sound.anne, web, '/anne');
    await storage.query(`update match_rows set happenings = '7' where match_id = $1`, [broken.id]);
    await server.later(0.1);
    expect(kinds(web, '/anne')).toEqual(['decision']);
  });

  test('a process that dies with a message in hand: nobody else sends it before its lease ends, then one does', async () => {
    const clock = new TestClock('2026-05-04T12:00:00Z');
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne } = await slowMatch(server.url, { pace: 'none' });
    await listen(anne, web, '/anne');
    await server.work();
    // Due in a moment: the dying process gathers it and takes the delivery, and is never heard of again.
    const at = new Date(clock.now().getTime() + 60_000);
    const using = {
      clock: { now: () => at },
      log: createLogger({ logLevel: 'silent' }),
      base: 'https://play.example.org',
    };
    while (await gatherNotices(storage, { ...using, gameOf: () => undefined, timeOf: () => undefined }));
    const lease = new Date(at.getTime() + 120_000);
    expect(await claimDeliveries(storage, at, lease, 8)).toMatchObject([{ person_id: anne.personId, tries: 1 }]);
    await server.later(2 / 60);
    expect(web.received).toEqual([]);
    await server.later(2 / 60);
    expect(kinds(web, '/anne')).toEqual(['decision']);
    await server.later(1);
    expect(web.received).toHaveLength(1);
  });

  test('what was told long ago is forgotten, what was told lately is not', async () => {
    const clock = new TestClock(new Date().toISOString());
    const web = kept(await webReceiver());
    const server = kept(await awayServer(storage, clock));
    const { anne } = await slowMatch(server.url, { pace: 'none' });
    await listen(anne, web, '/anne');
    await server.later(0.1);
    const count = async (): Promise<number[]> => {
      const { rows } = await storage.query<{ sent: number; done: number }>(
        `select (select count(*)::int from deliveries where person_id = $1) as sent,
           (select count(*)::int from outbox o join seats s on s.match_id = o.match_id where s.person_id = $1) as done`,
        [anne.personId],
      );
      return [rows[0]?.sent ?? 0, rows[0]?.done ?? 0];
    };
    await server.later(24 * 29);
    expect(await count()).toEqual([1, 1]);
    await server.later(24 * 2);
    expect(await count()).toEqual([0, 0]);
  });
});
