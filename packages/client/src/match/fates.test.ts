import { expect, test } from 'vitest';
import { fatesOf } from './fates.ts';

test('leaders with the same chances share a line, one with others has his own, one without any has none', () => {
  const fates = fatesOf([
    { leader: 'jeanne', killed: 1 / 36, captured: 1 / 36, escapes: 0 },
    { leader: 'dunois', killed: 1 / 36, captured: 1 / 36, escapes: 0 },
    { leader: 'talbot', killed: 1 / 6, captured: 5 / 6, escapes: 0 },
    { leader: 'scales', killed: 0, captured: 0, escapes: 0 },
  ]);
  expect(fates.map(({ leaders }) => leaders)).toEqual([['jeanne', 'dunois'], ['talbot']]);
});
