import { expect, test } from 'vitest';
import { placed, stamp } from './stamp.ts';

const spot = { x: 10, y: -20, scale: 2 };

test('an outline is stamped at every spot in its own size', () => {
  expect(stamp('m1 -2h3z', [{ ...spot, scale: 1 }, spot])).toBe('M10 -20m1 -2h3zM10 -20m2 -4h6z');
});

test.each([
  ['M1,-2L.5,3Z', 'M12 -24L11 -14Z'],
  ['M0,0H3V-1.5C1,1 2,2 3,-3Z', 'M10 -20H16V-23C12 -18 14 -16 16 -26Z'],
  ['M-1,0A3,4 30 0 1 2,5', 'M8 -20A6 8 30 0 1 14 -10'],
])('the outline %s is moved and scaled', (outline, moved) => {
  expect(placed(outline, spot)).toBe(moved);
});
