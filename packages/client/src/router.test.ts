import { expect, test } from 'vitest';
import { fits } from './router.tsx';

test('a path fits the pattern of its page and of no other', () => {
  expect(fits('/', '/')).toBe(true);
  expect(fits('/match/:id', '/match/abc')).toBe(true);
  expect(fits('/match/:id', '/match/abc/')).toBe(true);
  expect(fits('/match/:id', '/match/abc/replay')).toBe(false);
  expect(fits('/match/:id/replay', '/match/abc/replay')).toBe(true);
  expect(fits('/new', '/news')).toBe(false);
  expect(fits('/', '/new')).toBe(false);
});
