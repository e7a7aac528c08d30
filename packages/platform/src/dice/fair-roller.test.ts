import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitment, fairRoller } from './fair-roller.ts';

const seed = 'ab'.repeat(32);

test('a roll is HMAC-SHA256 of seed, nonces and number, as anyone can compute elsewhere', () => {
  const roller = fairRoller(seed, ['left', null]);
  for (let n = 1; n <= 50; n += 1) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(JSON.stringify(['oriflamme-d6', 'left', null, n, 0]))
      .digest();
    const byte = [...digest].find((each) => each < 252) ?? Number.NaN;
    expect(roller.roll(n)).toBe((byte % 6) + 1);
  }
});

test('the published hash is that of the seed', () => {
  expect(commitment(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test('the same number rolls the same, another nonce or seed other dice', () => {
  const rolls = (s: string, nonces: readonly [string | null, string | null]) =>
    Array.from({ length: 40 }, (_, i) => fairRoller(s, nonces).roll(i + 1)).join('');
  expect(rolls(seed, ['a', 'b'])).toBe(rolls(seed, ['a', 'b']));
  const all = [
    rolls(seed, ['a', 'b']),
    rolls(seed, ['a', 'c']),
    rolls(seed, ['b', 'a']),
    rolls(seed, [null, 'ab']),
    rolls('cd'.repeat(32), ['a', 'b']),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('the die is even: chi-squared of 60,000 rolls is within what chance gives', () => {
  const roller = fairRoller(seed, ['x', 'y']);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 1; n <= 60_000; n += 1) {
    const at = roller.roll(n) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});

test('a seed of another length is refused', () => {
  expect(() => fairRoller('abcd', [null, null])).toThrow(RangeError);
});
