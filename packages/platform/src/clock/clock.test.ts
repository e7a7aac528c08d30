import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALWAYS, type Calendar, counted, endsAt, isTimeZone } from './calendar.ts';
import { giveTime, handOver, leftNow, newClock, PACES, pause, resume, runsOutAt } from './clock.ts';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const paris: Calendar = { timeZone: 'Europe/Paris', nights: true, weekends: true, away: [] };
const both = { '0': ALWAYS, '1': ALWAYS };

describe('a calendar', () => {
  it('leaves out the nights of the player’s own zone', () => {
    // Monday noon to Tuesday noon in Paris: 10 hours until 22:00, 4 from 08:00.
    const [from, to] = [at('2026-01-12T12:00+01:00'), at('2026-01-13T12:00+01:00')];
    expect(counted(from, to, { ...paris, weekends: false }) / HOUR).toBe(14);
    expect(counted(from, to, { ...paris, weekends: false, timeZone: 'Asia/Kolkata' }) / HOUR).toBe(14);
    expect(counted(from, from + HOUR, { ...paris, timeZone: 'America/Los_Angeles' }) / HOUR).toBe(0);
  });

  it('leaves out Saturday and Sunday', () => {
    const [friday, monday] = [at('2026-01-16T12:00+01:00'), at('2026-01-19T12:00+01:00')];
    expect(counted(friday, monday, { ...paris, nights: false }) / HOUR).toBe(24);
    expect(counted(friday, monday, paris) / HOUR).toBe(14);
  });

  it('counts the hours of a day on which the clocks change', () => {
    // The last Sunday of March 2026 has 23 hours in Paris; its night ends an hour sooner.
    const [from, to] = [at('2026-03-28T22:00+01:00'), at('2026-03-29T08:30+02:00')];
    expect((to - from) / HOUR).toBe(9.5);
    expect(counted(from, to, { ...paris, weekends: false }) / HOUR).toBe(0.5);
  });

  it('counts what a look at the wall every quarter of an hour counts, in every zone and over changes of clocks', () => {
    const zones = [
      'Europe/Paris',
      'America/St_Johns',
      'Asia/Kathmandu',
      'Pacific/Chatham',
      'Australia/Lord_Howe',
      'Africa/Cairo',
    ];
    const QUARTER = HOUR / 4;
    for (const timeZone of zones) {
      const format = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        hourCycle: 'h23',
      });
      for (const [nights, weekends] of [
        [true, false],
        [false, true],
        [true, true],
      ] as const) {
        for (const start of ['2026-03-20T00:00Z', '2026-10-20T00:00Z']) {
          const [from, to] = [at(start), at(start) + 20 * 24 * HOUR];
          let looked = 0;
          for (let moment = from; moment < to; moment += QUARTER) {
            const [day = '', hour = ''] = format.format(moment).split(/,? /);
            const night = Number(hour) >= 22 || Number(hour) < 8;
            if (!(nights && night) && !(weekends && /Sat|Sun/.test(day))) looked += QUARTER;
          }
          const calendar = { timeZone, nights, weekends, away: [] };
          expect(counted(from, to, calendar) / HOUR, `${timeZone} ${start}`).toBe(looked / HOUR);
        }
      }
    }
  });

  it('leaves out vacations, also where they overlap', () => {
    const day = (n: number) => at('2026-01-05T00:00Z') + n * 24 * HOUR;
    const away = [
      [day(2), day(4)],
      [day(1), day(3)],
    ] as const;
    expect(counted(day(0), day(5), { ...ALWAYS, away }) / HOUR).toBe(48);
    expect(endsAt(day(0), 30 * HOUR, { ...ALWAYS, away })).toBe(day(4) + 6 * HOUR);
  });

  it('says that time will not run out where nothing counts', () => {
    expect(endsAt(0, HOUR, { ...ALWAYS, away: [[0, Number.MAX_SAFE_INTEGER]] })).toBeUndefined();
  });

  it('knows time zones by name', () => {
    expect([isTimeZone('Europe/Paris'), isTimeZone('Europe/Chinon')]).toEqual([true, false]);
  });

  it('finds the end that it counts to, whatever the calendar', () => {
    const zones = ['UTC', 'Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham'];
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2026-12-31T00:00Z') }),
        fc.integer({ min: 1, max: 10 * 24 * HOUR }),
        fc.record({ timeZone: fc.constantFrom(...zones), nights: fc.boolean(), weekends: fc.boolean() }),
        (from, left, { ...hours }) => {
          const calendar = { ...hours, away: [] };
          const end = endsAt(from, left, calendar);
          expect(end).toBeDefined();
          expect(counted(from, end ?? 0, calendar)).toBe(left);
          expect(counted(from, (end ?? 0) - 1, calendar)).toBe(left - 1);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a clock', () => {
  const start = at('2026-01-12T12:00Z');
  const clock = newClock(PACES.days, ['0'], start);

  it('runs only for the side that must decide', () => {
    expect(leftNow(clock, '0', start + 5 * HOUR, ALWAYS)).toBe(PACES.days.bank - 5 * HOUR);
    expect(leftNow(clock, '1', start + 5 * HOUR, ALWAYS)).toBe(PACES.days.bank);
    expect(runsOutAt(clock, '0', ALWAYS)).toBe(start + PACES.days.bank);
    expect(runsOutAt(clock, '1', ALWAYS)).toBeUndefined();
  });

  it('pays for a decision handed over, up to the cap', () => {
    const passed = handOver(clock, PACES.days, ['1'], start + 10 * HOUR, both);
    expect(passed.left['0']).toBe(PACES.days.bank - 2 * HOUR);
    const quick = [...'0101010101010101010'].reduce(
      (clock, seat, i) => handOver(clock, PACES.days, [seat === '0' ? '1' : '0'], start + i, both),
      clock,
    );
    expect(quick.left['0']).toBeLessThanOrEqual(PACES.days.cap);
    expect(quick.left['0']).toBeGreaterThan(PACES.days.cap - 1000);
  });

  it('pays nothing for several orders of one decision', () => {
    const same = handOver(clock, PACES.days, ['0'], start + HOUR, both);
    expect(same.left['0']).toBe(PACES.days.bank - HOUR);
  });

  it('stands still while paused', () => {
    const paused = pause(clock, start + HOUR, both);
    expect(leftNow(paused, '0', start + 100 * HOUR, ALWAYS)).toBe(PACES.days.bank - HOUR);
    const again = resume(paused, start + 100 * HOUR);
    expect(leftNow(again, '0', start + 101 * HOUR, ALWAYS)).toBe(PACES.days.bank - 2 * HOUR);
  });

  it('takes time given by the opponent, also after it has run out', () => {
    const late = start + PACES.days.bank + 3 * HOUR;
    expect(leftNow(clock, '0', late, ALWAYS)).toBe(-3 * HOUR);
    expect(leftNow(giveTime(clock, '0', HOUR, late, both), '0', late, ALWAYS)).toBe(HOUR);
  });

  it('does not drift, however often it is settled', () => {
    let settled = clock;
    for (let i = 1; i <= 1000; i++)
      settled = handOver(settled, PACES.days, ['0'], start + i * 997, { '0': paris, '1': ALWAYS });
    expect(settled.left['0']).toBe(leftNow(clock, '0', start + 1000 * 997, paris));
  });
});
