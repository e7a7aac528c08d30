import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { fill, type Translate } from '../i18n/i18n.tsx';
import { resultWords } from './result-words.ts';

const t: Translate = (key, params) => fill(en[key], params);

test('a cell is put in words from where the attacker stands', () => {
  expect(resultWords('2R/1', true, t)).toBe('ours lose 2 and give way · theirs lose 1');
  expect(resultWords('-/E', true, t)).toBe('ours lose nothing · theirs are wiped out');
});

test('and the other way round for the defender', () => {
  expect(resultWords('2R/1', false, t)).toBe('ours lose 1 · theirs lose 2 and give way');
});
