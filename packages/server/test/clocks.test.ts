import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockView } from '../src/clocks/match-clock.ts';
import { DEFAULTS } from '../src/notices/preferences.ts';
import { awayServer, Player, slowMatch, TestClock } from './support/away.ts';
import { databases, type TestDatabase } from './support/databases.ts';

const HOUR = 3_600_000;
const clockOf = async (player: Player, id: string): Promise<ClockView> =>
  (await player.get<{ match: { clock: ClockView } }>(`/api/matches/${id}`)).match.clock;
const hoursLeft = async (player: Player, id: string, seat: '0' | '1'): Promise<number> =>
  (await clockOf(player, id)).left[seat] / HOUR;

describe.each(databases)('clocks on the %s database', (_, make) => {
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

  test('time runs for the side that decides, survives a restart, and is paid back at a hand-over', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const server = await awayServer(storage, clock);
    const { anne, john, id } = await slowMatch(server.url);
    clock.turn(10);
    expect(await hoursLeft(anne, id, '0')).toBe(110);
    expect(await hoursLeft(anne, id, '1')).toBe(120);
    await server.close();
    clock.turn(2);
    const again = await awayServer(storage, clock);
    const [a, j] = [new Player(again.url), new Player(again.url)];
    a.cookie = anne.cookie;
    j.cookie = john.cookie;
    await a.order(id, '0', { type: 'pass' });
    expect(await hoursLeft(j, id, '0')).toBe(108 + 8);
    expect((await clockOf(j, id)).running).toEqual(['1']);
    await again.close();
  });

  test('two processes tell the same time', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const [one, two] = [await awayServer(storage, clock), await awayServer(storage, clock)];
    const { anne, john, id } = await slowMatch(one.url);
    const other = new Player(two.url);
    other.cookie = john.cookie;
    await anne.order(id, '0', { type: 'pass' });
    clock.turn(30);
    expect(await clockOf(other, id)).toEqual(await clockOf(anne, id));
    await other.order(id, '1', { type: 'pass' });
    expect(await hoursLeft(anne, id, '1')).toBe(98);
    await one.close();
    await two.close();
  });

  test('nights and weekends are those of the deciding player', async () => {
    const clock = new TestClock('2026-05-08T18:00:00Z');
    const server = await awayServer(storage, clock);
    const anne = await Player.come(server.url, 'Anne');
    await anne.put('/api/notices', { ...DEFAULTS, timeZone: 'Europe/Paris' });
    const john = await Player.come(server.url, 'John');
    const { match } = await anne.post<{ match: { id: string } }>('/api/matches', {
      game: 'toy',
      side: '0',
      pace: 'days',
      nights: true,
      weekends: true,
    });
    await john.post(`/api/matches/${match.id}/join`);
    // Friday 20:00 in Paris: two hours until night, then nothing until Monday 08:00.
    clock.set('2026-05-11T06:00:00Z');
    expect(await hoursLeft(anne, match.id, '0')).toBe(118);
    expect((await clockOf(anne, match.id)).endsAt['0']).not.toBeNull();
    // A move to another zone counts from now on, not backwards.
    await anne.put('/api/notices', { ...DEFAULTS, timeZone: 'America/New_York' });
    clock.set('2026-05-11T12:00:00Z');
    expect(await hoursLeft(anne, match.id, '0')).toBe(118);
    await server.close();
  });

  test('a pause needs both, and going on as well', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const server = await awayServer(storage, clock);
    const { anne, john, id } = await slowMatch(server.url);
    const act = (player: Player, act: string) => player.request('POST', `/api/matches/${id}/clock`, { act });
    expect((await act(anne, 'agree')).status).toBe(409);
    expect((await act(anne, 'ask')).status).toBe(200);
    expect((await act(anne, 'agree')).status).toBe(409);
    expect(await clockOf(john, id)).toMatchObject({ paused: false, asks: '0' });
    expect((await act(john, 'agree')).status).toBe(200);
    clock.turn(1000);
    expect(await clockOf(john, id)).toMatchObject({ paused: true, left: { '0': 120 * HOUR } });
    await act(john, 'ask');
    await act(anne, 'refuse');
    expect(await clockOf(john, id)).toMatchObject({ paused: true, asks: null });
    await act(john, 'ask');
    await act(anne, 'agree');
    clock.turn(1);
    expect(await clockOf(john, id)).toMatchObject({ paused: false, left: { '0': 119 * HOUR } });
    const stranger = await Player.come(server.url, 'Loiseleur');
    expect((await act(stranger, 'ask')).status).toBe(403);
    await server.close();
  });

  test('a win on time is claimed when time is out, and not while the clocks stand still by agreement', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const server = await awayServer(storage, clock);
    const { anne, john, id } = await slowMatch(server.url);
    clock.turn(121);
    await anne.post(`/api/matches/${id}/clock`, { act: 'ask' });
    await john.post(`/api/matches/${id}/clock`, { act: 'agree' });
    expect(await john.wish(id, '1', { type: 'claimTime' })).toMatchObject({ error: { code: 'refused' } });
    await anne.post(`/api/matches/${id}/clock`, { act: 'ask' });
    await john.post(`/api/matches/${id}/clock`, { act: 'agree' });
    expect(await john.wish(id, '1', { type: 'claimTime' })).toMatchObject({ ok: true });
    await server.close();
  });

  test('a vacation stops the clock from now on, and there are so many days a year', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const server = await awayServer(storage, clock);
    const { anne, id } = await slowMatch(server.url);
    clock.turn(10);
    const take = (from: string, until: string) => anne.request('POST', '/api/vacations', { from, until });
    expect((await take('2026-05-01T00:00:00Z', '2026-05-06T19:00:00Z')).status).toBe(201);
    clock.set('2026-05-06T20:00:00Z');
    expect(await hoursLeft(anne, id, '0')).toBe(120 - 10 - 1);
    expect((await take('2026-07-01T00:00:00Z', '2026-08-15T00:00:00Z')).status).toBe(409);
    expect((await take('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')).status).toBe(400);
    expect((await take('2027-07-01T00:00:00Z', '2027-07-03T00:00:00Z')).status).toBe(400);
    for (let day = 11; day < 21; day++)
      expect((await take(`2026-12-${day}T00:00:00Z`, `2026-12-${day}T00:00:01Z`)).status).toBe(201);
    expect((await take('2026-12-22T00:00:00Z', '2026-12-23T00:00:00Z')).status).toBe(409);
    for (const { id } of (await anne.get<{ vacations: { id: number }[] }>('/api/vacations')).vacations.slice(1))
      expect((await anne.request('DELETE', `/api/vacations/${id}`)).status).toBe(200);
    await take('2026-05-07T00:00:00Z', '2026-05-20T00:00:00Z');
    clock.set('2026-05-08T00:00:00Z');
    const { vacations } = await anne.get<{ vacations: { id: number }[] }>('/api/vacations');
    const back = await anne.request('DELETE', `/api/vacations/${vacations.at(-1)?.id}`);
    expect(back.status).toBe(200);
    clock.turn(5);
    expect(await hoursLeft(anne, id, '0')).toBe(109 - 4 - 5);
    await server.close();
  });

  test('matches without a clock, and matches of one person alone, count nothing', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const server = await awayServer(storage, clock);
    const { anne, id } = await slowMatch(server.url, { pace: 'none' });
    expect(await clockOf(anne, id)).toBeNull();
    expect((await anne.request('POST', `/api/matches/${id}/clock`, { act: 'give', hours: 5 })).status).toBe(409);
    expect(await anne.wish(id, '0', { type: 'claimTime' })).toMatchObject({
      error: { code: 'refused', message: 'Your opponent still has time.' },
    });
    await server.close();
  });
});
