import { expect, test } from 'vitest';
import { formatAgo, formatMoment, formatNumber, formatPercent } from './format.ts';

const at = Date.parse('2026-03-04T12:00:00Z');

test('numbers are written as each language writes them', () => {
  expect(formatNumber('en', 1234.5, 1)).toBe('1,234.5');
  expect(formatNumber('fr', 1234.5, 1)).toMatch(/^1\s234,5$/);
  expect(formatPercent('en', 0.375)).toBe('38%');
  expect(formatPercent('fr', 0.375)).toMatch(/^38\s%$/);
});

test('moments are told in words that age', () => {
  expect(formatAgo('en', '2026-03-04T11:59:40Z', at)).toBe('this minute');
  expect(formatAgo('en', '2026-03-04T11:15:00Z', at)).toBe('45 minutes ago');
  expect(formatAgo('en', '2026-03-01T11:15:00Z', at)).toBe('3 days ago');
  expect(formatAgo('fr', '2026-03-04T09:15:00Z', at)).toBe('il y a 2 heures');
  expect(formatMoment('fr', '2026-03-04T09:15:00Z', 'UTC')).toBe('4 mars 2026, 09:15');
});
