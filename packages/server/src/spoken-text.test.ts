import { expect, test } from 'vitest';
import { spokenText } from './spoken-text.ts';

const said = (text: string): string | undefined => spokenText(500).safeParse(text).data;

test.each([
  ['Bonjour, ça va ?'],
  ['שלום עולם'],
  ['السلام عليكم'],
  ['हिन्दी'],
  ['Việt Nam'],
  ['👨‍👩‍👧 👍🏽'],
  ['two\nlines'],
  ['…'],
  ['\u200Fa'],
])('%s is said as it was written', (text) => {
  expect(said(text)).toBe(text);
});

test.each([
  ['\u202Edesrever', 'desrever'],
  ['a\u2066b\u2069c', 'abc'],
  ['a\u2028b', 'ab'],
  ['bell\u0007', 'bell'],
  ['\u001B[31mred', '[31mred'],
  ['e\u0301', 'é'],
  [`Z${'\u0335'.repeat(40)}!`, `Z${'\u0335'.repeat(3)}!`],
  ['  spaced  ', 'spaced'],
])('%j is said as %j', (text, heard) => {
  expect(said(text)).toBe(heard);
});

test.each(['', '   ', '\u200B', '\u202E', '\u200D\u200D', '\u0301', 'x'.repeat(501)])('%j is not said', (text) => {
  expect(said(text)).toBeUndefined();
});
