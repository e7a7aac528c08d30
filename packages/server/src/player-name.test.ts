import { expect, test } from 'vitest';
import { playerName } from './player-name.ts';

test.each([
  '',
  ' ',
  '\u3164',
  '\u2800\u2800',
  '\u00a0',
  '\u0301',
  'a\u200bb',
  '\u202eevil',
  'a\nb',
  'a\u2028b',
  'a\0b',
])('a name that hides something, or all, is refused: %j', (name) => {
  expect(playerName.safeParse(name).success).toBe(false);
});

test.each(['x'.repeat(41), `Z${'\u0335'.repeat(8)}`, '\ud800', '\u{e000}', 5, null])('and so is %j', (name) => {
  expect(playerName.safeParse(name).success).toBe(false);
});

test.each(['Jeanne', 'Jean d’Orléans', 'Жанна', 'ジャンヌ', 'ชื่อผู้เล่น', 'שָׁלוֹם', '!', '🏰', '<b>&"'])(
  'a name of any script is kept: %j',
  (name) => {
    expect(playerName.parse(name)).toBe(name.normalize('NFC'));
  },
);

test('a name has one form, however it was typed', () => {
  expect(playerName.parse('  La\u00a0 \u2003Hire ')).toBe('La Hire');
  expect(playerName.parse('Orle\u0301ans')).toBe('Orléans');
});
