import { expect, test } from 'vitest';
import { monthOfTurn } from './calendar.ts';

test('the turns run from April 1429 to May 1430', () => {
  expect(monthOfTurn(1, 'en')).toBe('April 1429');
  expect(monthOfTurn(10, 'en')).toBe('January 1430');
  expect(monthOfTurn(14, 'fr')).toBe('mai 1430');
});
