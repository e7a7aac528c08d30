import { expect, test } from 'vitest';
import { addressOf, askedTo, inMyOrder, type ListedMatch } from './listed-match.ts';

const match = (id: string, part: Partial<ListedMatch>): ListedMatch => ({
  id,
  status: 'running',
  visibility: 'public',
  n: 4,
  active: ['0'],
  outcome: null,
  seats: [
    { seat: '0', side: 'english', name: 'A', person: 'a', mine: true, connected: false },
    { seat: '1', side: 'french', name: 'B', person: 'b', mine: false, connected: false },
  ],
  watchers: 0,
  clock: null,
  setup: {},
  pace: 'live',
  createdAt: '2026-01-01T00:00:00Z',
  startedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  endedAt: null,
  ...part,
});

test('matches that wait for me come first, the one that waits longest at the top', () => {
  const order = inMyOrder([
    match('over', { status: 'finished', active: [], updatedAt: '2026-01-09T00:00:00Z' }),
    match('theirs', { active: ['1'], updatedAt: '2026-01-08T00:00:00Z' }),
    match('mine since Tuesday', { updatedAt: '2026-01-06T00:00:00Z' }),
    match('mine since Monday', { updatedAt: '2026-01-05T00:00:00Z' }),
    match('unstarted', { status: 'open', active: [] }),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['mine since Monday', 'mine since Tuesday', 'theirs', 'unstarted', 'over']);
});

test('a match leads to its table, its seats or its replay', () => {
  expect(addressOf(match('a', {}))).toBe('/match/a');
  expect(addressOf(match('a', { status: 'open' }))).toBe('/join/a');
  expect(addressOf(match('a', { status: 'finished' }))).toBe('/match/a/replay');
});

test('an offered seat is shown while it is still his who offers it, an invitation while the match is open', () => {
  const asked = (part: Partial<ListedMatch>, kind: 'invited' | 'hand-over', from: string): number =>
    askedTo([match('m', part)], [{ match: 'm', from: { id: from, name: 'X' }, seat: '1', kind }]).length;
  expect(asked({}, 'hand-over', 'b')).toBe(1);
  expect(asked({}, 'hand-over', 'c')).toBe(0);
  expect(asked({ status: 'finished' }, 'hand-over', 'b')).toBe(0);
  expect(asked({ status: 'open' }, 'invited', 'b')).toBe(1);
  expect(asked({}, 'invited', 'b')).toBe(0);
});

test('a match of which both players offer me their seats is listed once, with both offers', () => {
  const offer = (seat: '0' | '1', id: string) =>
    ({ match: 'm', from: { id, name: id }, seat, kind: 'hand-over' }) as const;
  const [asked, ...others] = askedTo([match('m', {})], [offer('1', 'b'), offer('0', 'a'), offer('0', 'gone')]);
  expect(asked?.invitations.map(({ from }) => from.id)).toEqual(['b', 'a']);
  expect(others).toEqual([]);
});
