import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { fill } from './i18n.tsx';

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the two catalogues', () => {
  test('have the same keys', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(Object.entries(en))(
    'give %s the same parameters in both languages and leave it empty in neither',
    (key, text) => {
      const french = fr[key as keyof typeof en];
      expect(placeholders(french)).toEqual(placeholders(text));
      expect(text.trim()).not.toBe('');
      expect(french.trim()).not.toBe('');
    },
  );
});

describe('fill', () => {
  test('puts parameters in their places', () => {
    expect(fill('{n} of {all}', { n: 2, all: 5 })).toBe('2 of 5');
  });

  test('takes the form that goes with the number, as each language counts', () => {
    const text = '{n} {n:hex|hexes}';
    expect([0, 1, 2].map((n) => fill(text, { n }))).toEqual(['0 hexes', '1 hex', '2 hexes']);
    expect([0, 1, 2].map((n) => fill(text, { n }, 'fr'))).toEqual(['0 hex', '1 hex', '2 hexes']);
  });

  test('leaves a missing parameter visible', () => {
    expect(fill('{n} of {all}', { n: 2 })).toBe('2 of {all}');
  });
});
