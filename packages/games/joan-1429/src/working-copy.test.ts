import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from './match-options.ts';
import { setup } from './setup.ts';
import { sharing, workingCopy } from './working-copy.ts';

test('a working copy says the same, part by part in the same order', () => {
  const before = setup({ ...DEFAULT_OPTIONS });
  expect(JSON.stringify(workingCopy(before))).toBe(JSON.stringify(before));
});

test('a working copy can be written to without touching what it was made of', () => {
  const before = setup({ ...DEFAULT_OPTIONS });
  const copy = workingCopy(before);
  copy.leaders.jeanne.spent = 3;
  copy.withdrawals.push({ side: 'english', hex: '1010' as never, why: 'siegeRaised', leaders: [] });
  expect(before.leaders.jeanne.spent).toBe(0);
  expect(before.withdrawals).toEqual([]);
});

test('parts that came out equal are shared, parts that changed are not', () => {
  const before = setup({ ...DEFAULT_OPTIONS });
  const after = workingCopy(before);
  after.leaders.jeanne.spent = 3;
  const shared = sharing(before, after);
  expect(shared.leaders.jeanne).toEqual({ ...before.leaders.jeanne, spent: 3 });
  expect(shared.leaders.dunois).toBe(before.leaders.dunois);
  expect(shared.forces).toBe(before.forces);
});

test('a part removed, added or put in another order is no longer the same part', () => {
  expect(sharing<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharing<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(Object.keys(sharing({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
  expect(sharing<unknown>({ list: [1] }, { list: [] })).toEqual({ list: [] });
});
