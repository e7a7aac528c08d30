import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, parseMatchOptions, SWITCHES } from './match-options.ts';
import { rule } from './testing/rule.ts';

test('a match without options is the standard set-up with everything off', () => {
  expect(parseMatchOptions(undefined)).toEqual({ ok: true, value: DEFAULT_OPTIONS });
  expect(SWITCHES.some((name) => DEFAULT_OPTIONS[name])).toBe(false);
});

rule('9.0', 'each option can be switched on alone', () => {
  for (const name of SWITCHES) {
    expect(parseMatchOptions({ [name]: true })).toEqual({ ok: true, value: { ...DEFAULT_OPTIONS, [name]: true } });
  }
});

rule('9.0', 'an option nobody knows is refused', () => {
  const parsed = parseMatchOptions({ dragons: true });
  expect(parsed).toMatchObject({ ok: false, violation: { code: 'unknownMatchOptions' } });
});

rule('R53', 'the English move first in the standard set-up, and not in 11.1', () => {
  expect(parseMatchOptions({ englishFirst: true }).ok).toBe(true);
  expect(parseMatchOptions({ englishFirst: true, scenario: 'maidLeads' })).toMatchObject({
    ok: false,
    violation: { rule: 'R53', code: 'englishFirstNeedsStandardSetUp' },
  });
});

rule('11.0', 'variants and options go together in any combination but that one', () => {
  const all = Object.fromEntries(SWITCHES.map((name) => [name, true]));
  expect(parseMatchOptions(all).ok).toBe(true);
  expect(parseMatchOptions({ ...all, scenario: 'maidLeads', englishFirst: false }).ok).toBe(true);
  expect(parseMatchOptions({ ...all, scenario: 'maidLeads' }).ok).toBe(false);
});
