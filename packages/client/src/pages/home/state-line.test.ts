import { expect, test } from 'vitest';
import { en } from '../../i18n/en.ts';
import { fill, type Translate } from '../../i18n/i18n.tsx';
import type { ListedMatch } from '../listed-match.ts';
import { stateLine } from './state-line.ts';

const t: Translate = (key, params) => fill(en[key], params);
const HOUR = 3_600_000;
const now = Date.parse('2026-05-04T12:00:00Z');
const match: ListedMatch = {
  id: 'a',
  status: 'running',
  visibility: 'public',
  n: 34,
  active: ['1'],
  outcome: null,
  seats: [],
  watchers: 0,
  setup: { scenario: 'maidLeads' },
  clock: {
    pace: 'days',
    nights: false,
    weekends: false,
    paused: false,
    asks: null,
    running: ['1'],
    left: { '0': 2 * HOUR, '1': 30 * HOUR },
    counting: true,
    endsAt: { '0': null, '1': null },
    at: '2026-05-04T10:00:00Z',
  },
  pace: 'days',
  createdAt: '2026-05-01T00:00:00Z',
  startedAt: '2026-05-01T00:00:00Z',
  updatedAt: '2026-05-04T10:00:00Z',
  endedAt: null,
};

test('a match that is being played says how far it is and what whoever decides has left, not the month it began in', () => {
  expect(stateLine(match, now, 'en', t)).toBe('order 34 · 1 day 4 hr left');
  expect(stateLine(match, now + 40 * HOUR, 'en', t)).toBe('order 34 · out of time');
  expect(stateLine({ ...match, clock: null, pace: 'none', watchers: 2 }, now, 'en', t)).toBe(
    'order 34 · without clocks · 2 watching',
  );
});

test('one that waits for a player says what will be played, and nobody’s time', () => {
  expect(stateLine({ ...match, status: 'open', active: [], n: null }, now, 'en', t)).toBe('The Maid leads · over days');
});
