import { expect, test } from 'vitest';
import { townHex } from './data/map/index.ts';
import { addSps, changeLeader, spsOf } from './forces.ts';
import { freshKey } from './lots.ts';
import { DEFAULT_OPTIONS } from './match-options.ts';
import { setup } from './setup.ts';
import { settled, sharing, workingCopy } from './working-copy.ts';

test('a working copy says the same, part by part in the same order', () => {
  const before = setup({ ...DEFAULT_OPTIONS });
  expect(JSON.stringify(workingCopy(before))).toBe(JSON.stringify(before));
});

test('a working copy can be written to without touching what it was made of', () => {
  const before = setup({ ...DEFAULT_OPTIONS });
  const copy = workingCopy(before);
  changeLeader(copy, 'jeanne', { spent: 3 });
  copy.withdrawals.push({ side: 'english', hex: '1010' as never, why: 'siegeRaised', leaders: [] });
  expect(before.leaders.jeanne.spent).toBe(0);
  expect(before.withdrawals).toEqual([]);
});

test('forces are shared until either side of the copy changes them', () => {
  const orleans = townHex('orleans');
  const lot = freshKey('french', 'infantry');
  const before = setup({ ...DEFAULT_OPTIONS });
  const copy = workingCopy(before);
  expect(copy.forces).toBe(before.forces);
  const there = spsOf(before, orleans, 'french');
  addSps(copy, orleans, lot, 1);
  expect([before, copy].map((G) => spsOf(G, orleans, 'french'))).toEqual([there, there + 1]);
  addSps(before, orleans, lot, 5);
  expect([before, copy].map((G) => spsOf(G, orleans, 'french'))).toEqual([there + 5, there + 1]);
  // What the copy has made for itself is its own until it is copied in turn.
  const next = workingCopy(copy);
  addSps(copy, orleans, lot, 1);
  expect([copy, next].map((G) => spsOf(G, orleans, 'french'))).toEqual([there + 2, there + 1]);
});

test('parts that came out equal are shared, parts that changed are not', () => {
  const before = setup({ ...DEFAULT_OPTIONS });
  const after = workingCopy(before);
  changeLeader(after, 'jeanne', { spent: 3 });
  const shared = settled(before, after);
  expect(shared.leaders.jeanne).toEqual({ ...before.leaders.jeanne, spent: 3 });
  expect(shared.leaders.dunois).toBe(before.leaders.dunois);
  expect(shared.purses).toBe(before.purses);
  expect(shared.forces).toBe(before.forces);
});

test('a part removed, added or put in another order is no longer the same part', () => {
  expect(sharing<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharing<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(Object.keys(sharing({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(['b', 'a']);
  expect(sharing<unknown>({ list: [1] }, { list: [] })).toEqual({ list: [] });
});
