import { findMatch, type Storage, setClock } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClockView, clockOf, given } from '../src/clocks/match-clock.ts';
import { awayServer, type Player, slowMatch, TestClock } from './support/away.ts';
import { databases, type TestDatabase } from './support/databases.ts';

const HOUR = 3_600_000;

/** Only Postgres can be shared; the embedded database lets no second process in. */
describe.each(databases.slice(1))('a clock changed by another process on one %s database', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;
  let elsewhere: Storage;
  beforeAll(async () => {
    database = await make();
    storage = await database.open();
    elsewhere = await database.open();
  });
  afterAll(async () => {
    await storage?.close();
    await elsewhere?.close();
    await database?.remove();
  });

  /** A seat is given five hours elsewhere; that is stored once `act` has read the match and waits to write it. */
  async function givenDuring<T>(id: string, to: '0' | '1', clock: TestClock, act: () => Promise<T>): Promise<T> {
    const { acting } = await elsewhere.transaction(async (tx) => {
      const match = await findMatch(tx, id);
      const seen = match ? clockOf(match) : null;
      if (!seen) throw new Error('No clock runs');
      expect(await setClock(tx, id, seen, given(seen, to, 5 * HOUR, clock.now()))).toBe(true);
      const acting = act();
      acting.catch(() => undefined);
      const waits = async (): Promise<boolean> => {
        const { rows } = await elsewhere.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      };
      await expect.poll(waits, { interval: 5 }).toBe(true);
      // Not awaited in here: it waits for the end of this transaction. In an object, or `await` would wait for it.
      return { acting };
    });
    return acting;
  }
  const clockIn = async (player: Player, id: string): Promise<ClockView> =>
    (await player.get<{ match: { clock: ClockView } }>(`/api/matches/${id}`)).match.clock;

  test('time given while an order that hands over is being stored is not lost, and the order is not refused', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const server = await awayServer(storage, clock);
    const { anne, john, id } = await slowMatch(server.url);
    await givenDuring(id, '1', clock, () => anne.order(id, '0', { type: 'pass' }));
    expect(await clockIn(anne, id)).toMatchObject({ running: ['1'], left: { '0': 128 * HOUR, '1': 125 * HOUR } });
    clock.turn(10);
    await john.order(id, '1', { type: 'pass' });
    expect(await clockIn(anne, id)).toMatchObject({ running: ['0'], left: { '0': 128 * HOUR, '1': 123 * HOUR } });
    await server.close();
  });

  test('no win on time is granted when time is given as it is claimed; without that it is', async () => {
    const clock = new TestClock('2026-05-04T09:00:00Z');
    const server = await awayServer(storage, clock);
    const { anne, john, id } = await slowMatch(server.url);
    clock.turn(121);
    const claim = () => john.wish(id, '1', { type: 'claimTime' });
    expect(await givenDuring(id, '0', clock, claim)).toMatchObject({ error: { code: 'stale' } });
    expect((await clockIn(anne, id)).left['0']).toBe(5 * HOUR);
    expect(await claim()).toMatchObject({ error: { code: 'refused' } });
    clock.turn(6);
    expect(await claim()).toMatchObject({ ok: true });
    await server.close();
  });
});
