import { expect, test } from 'vitest';
import { duration } from './moments.ts';
import { noticeWords } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [5 * DAY - 48_000, '5 days'],
  [4 * DAY + 23 * HOUR, '4 days, 23 hours'],
  [DAY - 1, '1 day'],
  [DAY - 20 * MINUTE, '23 hours, 40 minutes'],
  [HOUR - 3000, '1 hour'],
  [90 * MINUTE, '1 hour, 30 minutes'],
  [20 * MINUTE, '20 minutes'],
  [0, '0 minutes'],
  [-HOUR, '0 minutes'],
])('%i milliseconds are said as %s', (time, said) => {
  expect(duration(time, 'en')).toBe(said);
});

test('in French as well', () => {
  // Which of its spaces do not break is the library's affair.
  expect(duration(4 * DAY + 23 * HOUR, 'fr').replace(/\s/g, ' ')).toBe('4 jours et 23 heures');
});

test('what is left says what is not counted, or the day it ends would seem wrong', () => {
  const end = 'Thursday 5 November at 10:00 GMT';
  const { en, fr } = noticeWords;
  expect(en.left('5 days', end, { nights: true, weekends: true })).toBe(
    `You have 5 days left, nights and weekends not counted: until ${end}.`,
  );
  expect(en.left('5 days', end, { nights: false, weekends: false })).toBe(`You have 5 days left, until ${end}.`);
  expect(en.left('5 days', undefined, { nights: true, weekends: false })).toBe(
    'You have 5 days left, nights not counted.',
  );
  expect(fr.left('5 jours', 'jeudi', { nights: false, weekends: true })).toBe(
    'Il vous reste 5 jours, fins de semaine non comptées : jusqu’au jeudi.',
  );
});
