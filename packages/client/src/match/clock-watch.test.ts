import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClockView } from '../connection/wire.ts';
import { hasHours, newer, nextChange, watchClock } from './clock-watch.ts';

const clock: ClockView = {
  pace: 'days',
  nights: true,
  weekends: false,
  paused: false,
  asks: null,
  running: ['1'],
  left: { '0': 5, '1': 5 },
  counting: true,
  endsAt: { '0': null, '1': null },
  at: '2026-05-04T19:50:00Z',
};
const night: ClockView = { ...clock, counting: false, at: '2026-05-04T20:00:02Z' };

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(clock.at) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the clocks are asked for just after each quarter of an hour, until nobody shows them', async () => {
  const heard: ClockView[] = [];
  let asked = 0;
  const read = async (): Promise<ClockView | null> => {
    asked += 1;
    if (asked === 2) throw new Error('no connection');
    return night;
  };
  const stop = watchClock({ page, now: Date.now, read, heard: (each) => heard.push(each) });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toEqual([night]);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect([asked, heard.length]).toEqual([3, 2]);
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toBe(3);
});

test('and at once when the page is looked at again', async () => {
  const read = vi.fn(async () => night);
  const stop = watchClock({ page, now: Date.now, read, heard: () => undefined });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
});

test('what was reckoned last is shown, and no clock where the match has none', () => {
  expect(newer(clock, night)).toBe(night);
  expect(newer(night, clock)).toBe(night);
  expect(newer(clock, undefined)).toBe(clock);
  expect(newer(null, night)).toBeNull();
});

test('a live match and one that is paused have no hours to wait for', () => {
  expect([hasHours(clock), hasHours({ ...clock, pace: 'live' }), hasHours({ ...clock, paused: true })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(nextChange(Date.parse('2026-05-04T20:00:00Z'))).toBe(Date.parse('2026-05-04T20:15:02Z'));
});
