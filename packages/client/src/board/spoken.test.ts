import { expect, test } from 'vitest';
import { spokenOf } from './spoken.ts';
import type { BoardMark, Light } from './types.ts';

const marks: BoardMark[] = [{ id: 'f', hex: '1914', kind: 'fieldworks', title: 'fieldworks' }];
const lit = new Map<string, Light>([['1914', { kind: 'reach', reason: '3 MPs' }]]);

test('a hex is spoken of with what lies in it and why it is lit', () => {
  expect(spokenOf('Hex 1914, clear', '1914', { marks, lit })).toBe('Hex 1914, clear; fieldworks. 3 MPs');
});

test('the reason is not spoken twice, and nothing of another hex', () => {
  expect(spokenOf('Hex 1914, clear · 3 MPs', '1914', { marks: [], lit })).toBe('Hex 1914, clear · 3 MPs');
  expect(spokenOf('Hex 1913, woods', '1913', { marks, lit })).toBe('Hex 1913, woods');
});
