import { expect, test } from 'vitest';
import { noteServerTime, serverNow } from './server-time.ts';

const date = 'Mon, 04 May 2026 12:00:00 GMT';
const noon = Date.parse(date);
const MINUTE = 60_000;

test('a browser whose clock is wrong goes by the server’s', () => {
  noteServerTime(date, noon + 7 * MINUTE);
  expect(serverNow(noon + 8 * MINUTE)).toBe(noon + MINUTE);
  noteServerTime(date, noon - 7 * MINUTE);
  expect(serverNow(noon - 6 * MINUTE)).toBe(noon + MINUTE);
});

test('one whose clock is right goes by its own, which is finer; what is no time changes nothing', () => {
  noteServerTime(date, noon + 1400);
  expect(serverNow(noon + 5000)).toBe(noon + 5000);
  noteServerTime(date, noon + 7 * MINUTE);
  for (const nothing of [null, '', 'soon']) noteServerTime(nothing, noon);
  expect(serverNow(noon + 7 * MINUTE)).toBe(noon);
});
