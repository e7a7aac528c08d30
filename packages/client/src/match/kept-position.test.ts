import { expect, test } from 'vitest';
import { keepPosition, keptPosition, type Shelf } from './kept-position.ts';
import type { Snapshot } from './model.ts';

const snapshot = (n: number): Snapshot =>
  ({ link: 'live', failure: undefined, n, entries: [], info: undefined, state: { n } }) as unknown as Snapshot;

/** With room for so many characters. */
function shelfWith(room: number): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('the last position of a match comes back with the time it was seen', () => {
  const shelf = shelfWith(10_000);
  keepPosition(shelf, 'a', snapshot(3), 'earlier');
  keepPosition(shelf, 'a', snapshot(4), 'later');
  expect(keptPosition(shelf, 'a')).toMatchObject({ n: 4, at: 'later' });
  expect(keptPosition(shelf, 'b')).toBeUndefined();
});

test('only the matches seen last are kept', () => {
  const shelf = shelfWith(10_000);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) keepPosition(shelf, id, snapshot(1), 'now');
  expect(keptPosition(shelf, 'a')).toBeUndefined();
  expect(keptPosition(shelf, 'b')).toBeDefined();
});

test('a device without room keeps nothing and does not mind', () => {
  const shelf = shelfWith(5);
  keepPosition(shelf, 'a', snapshot(1), 'now');
  expect(keptPosition(shelf, 'a')).toBeUndefined();
});
