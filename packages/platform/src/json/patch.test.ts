import fc from 'fast-check';
import { applyPatch as applyStock } from 'rfc6902';
import { expect, test } from 'vitest';
import { applyPatch, diff, type Patch } from './patch.ts';

/** rfc6902 refuses these as keys; no state of ours has them. */
const json = () =>
  fc.jsonValue({ maxDepth: 3 }).filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));

test('the difference of two documents makes the second of the first, here and in the library stock clients use', () => {
  fc.assert(
    fc.property(json(), json(), (left, right) => {
      const [before, after] = [JSON.parse(JSON.stringify({ left })), JSON.parse(JSON.stringify({ left: right }))];
      const frozen = JSON.stringify(before);
      const patch = diff(before, after);
      expect(applyPatch(before, patch)).toEqual(after);
      expect(JSON.stringify(before)).toBe(frozen);
      const theirs = JSON.parse(frozen);
      expect(applyStock(theirs, JSON.parse(JSON.stringify(patch))).every((error) => error === null)).toBe(true);
      expect(theirs).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

test('members named like those of every object are members like others', () => {
  const after = { toString: 1, valueOf: { hasOwnProperty: 2 } };
  expect(applyPatch({}, diff({}, after))).toEqual(after);
  expect(applyPatch(after, diff(after, {}))).toEqual({});
});

test('equal parts are left out and keep their identity', () => {
  const before = { a: { x: 1 }, b: { y: 1 }, 'c/~': 1 };
  const after = { ...before, b: { y: 2 }, 'c/~': 2 };
  const patch = diff(before, after);
  expect(patch).toEqual([
    { op: 'replace', path: '/b/y', value: 2 },
    { op: 'replace', path: '/c~1~0', value: 2 },
  ]);
  expect(applyPatch(before, patch).a).toBe(before.a);
});

test('a patch that does not fit, or reaches for a prototype, is refused', () => {
  const bad: Patch[] = [
    [{ op: 'replace', path: '/nowhere', value: 1 }],
    [{ op: 'remove', path: '/nowhere' }],
    [{ op: 'add', path: '/__proto__/polluted', value: 1 }],
    [{ op: 'add', path: '/constructor/prototype/polluted', value: 1 }],
    [{ op: 'replace', path: '/list/3', value: 1 }],
    [{ op: 'remove', path: '/list/0' }],
    [{ op: 'remove', path: '' }],
  ];
  for (const patch of bad) expect(() => applyPatch({ list: [1] }, patch)).toThrow();
  expect('polluted' in {}).toBe(false);
});
