import { expect, test } from 'vitest';
import { french } from './typeset.ts';

test('no line breaks before a colon or inside quotation marks', () => {
  expect(french('Règle : « Passez outre. » Encore ?')).toBe('Règle\u00a0: «\u00a0Passez outre.\u00a0» Encore\u00a0?');
  expect(french('à 12:30, sans rien changer')).toBe('à 12:30, sans rien changer');
});
