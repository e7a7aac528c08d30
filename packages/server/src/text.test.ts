import { expect, test } from 'vitest';
import { holdsOnlyText, isDeeperThan, jsonHoldsOnlyText } from './text.ts';

test('a NUL or half a pair is no text, in a value or a name, however deep', () => {
  for (const none of ['\0', 'a\0', '\ud83c', 'x\udff0y'])
    for (const value of [none, [none], { a: [{ b: none }] }, { [none]: 1 }]) {
      expect(holdsOnlyText(value)).toBe(false);
      expect(jsonHoldsOnlyText(JSON.stringify(value), value)).toBe(false);
    }
});

test('every other character is, and so is the word for it', () => {
  for (const value of ['🏰', '\u202e\u0001', '\\u0000', { '\\ud800': ['é', 5, null, true] }]) {
    expect(holdsOnlyText(value)).toBe(true);
    expect(jsonHoldsOnlyText(JSON.stringify(value), value)).toBe(true);
  }
});

test('depth counts brackets outside quotes', () => {
  expect(isDeeperThan('[[{"a":[]}]]', 3)).toBe(true);
  expect(isDeeperThan('[[{"a":[]}]]', 4)).toBe(false);
  expect(isDeeperThan('["[[[[\\"[[[",{"]":"}"}]', 2)).toBe(false);
  expect(isDeeperThan('[['.repeat(500_000), 100)).toBe(true);
});
