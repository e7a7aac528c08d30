import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { fill } from '../i18n/i18n.tsx';
import { outcomeLine } from './outcome.ts';

const line = (winner: string | null, by: string): string | undefined =>
  outcomeLine({ outcome: { winner, by } }, (key, params) => fill(en[key], params));

test('a match that was called off or left is no draw; one that was agreed is', () => {
  expect(line(null, 'cancellation')).toBe('Called off');
  expect(line(null, 'abandonment')).toBe('Closed without a winner: nobody came back');
  expect(line(null, 'agreement')).toBe('Drawn: by agreement');
  expect(line('french', 'resignation')).toBe('The French won: resignation');
});
