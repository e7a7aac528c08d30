import { expect, test } from 'vitest';
import type { ClockView } from '../connection/wire.ts';
import { leftAt, timeWords } from './clock-time.ts';

const HOUR = 3_600_000;
const clock: ClockView = {
  pace: 'days',
  nights: false,
  weekends: false,
  paused: false,
  asks: null,
  running: ['1'],
  left: { '0': 5 * HOUR, '1': 5 * HOUR },
  counting: true,
  endsAt: { '0': null, '1': '2026-05-04T17:00:00Z' },
  at: '2026-05-04T12:00:00Z',
};

test('time goes on from what the server said, for the seat whose time runs', () => {
  const later = Date.parse('2026-05-04T14:00:00Z');
  expect([leftAt(clock, '0', later), leftAt(clock, '1', later)]).toEqual([5 * HOUR, 3 * HOUR]);
  expect(leftAt({ ...clock, counting: false }, '1', later)).toBe(5 * HOUR);
});

test('time that lasts over a night is not used up before the server said it would be', () => {
  const overNight = { ...clock, endsAt: { '0': null, '1': '2026-05-05T10:00:00Z' } };
  expect(leftAt(overNight, '1', Date.parse('2026-05-05T09:59:00Z'))).toBeGreaterThan(0);
  expect(leftAt(overNight, '1', Date.parse('2026-05-05T10:00:00Z'))).toBeLessThanOrEqual(0);
  expect(leftAt(clock, '1', Date.parse('2026-05-04T17:00:00Z'))).toBe(0);
});

test('time is said in words, and in minutes and seconds near the end', () => {
  expect(timeWords(100 * HOUR, 'en')).toBe('4 days 4 hr');
  expect(timeWords(3.5 * HOUR, 'en')).toBe('3 hr 30 min');
  // Just begun, and not yet a second later.
  expect(timeWords(120 * HOUR - 900, 'en')).toBe('5 days');
  expect(timeWords(24 * HOUR - 900, 'fr')).toBe('1\u00a0jour');
  expect(timeWords(23.6 * HOUR, 'en')).toBe('23 hr 36 min');
  expect(timeWords(2 * HOUR - 900, 'en')).toBe('2 hr');
  expect(timeWords(HOUR - 900, 'en')).toBe('59:59');
  expect(timeWords(299_000, 'en')).toBe('4:59');
  expect(timeWords(-5, 'fr')).toBe('0:00');
});
