import { expect } from 'vitest';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { coronation } from './coronation.ts';

const charlesAt = (town: string) => {
  const G = emptyBoard();
  lead(G, 'charles', town);
  put(G, town, 'french.infantry', 1);
  G.turnBegan.charles = hexOf(town);
  return G;
};

rule('8.5, R42', 'a whole turn in Rheims or Chartres crowns Charles', () => {
  expect(coronation(charlesAt('rheims'))).toBe('rheims');
  expect(coronation(charlesAt('chartres'))).toBe('chartres');
});

rule('8.5, R42', 'Charles who came this turn is not crowned, nor in another town', () => {
  const G = charlesAt('rheims');
  G.turnBegan.charles = null;
  expect(coronation(G)).toBeUndefined();
  expect(coronation(charlesAt('orleans'))).toBeUndefined();
});

rule('R42', 'no crown in a besieged town', () => {
  const G = charlesAt('rheims');
  put(G, 'rheims', 'english.infantry', 3);
  besiege(G, 'rheims', 'english');
  expect(coronation(G)).toBeUndefined();
});

rule('R42', 'crowned at Chartres he can be crowned at Rheims, but nowhere twice', () => {
  const G = charlesAt('rheims');
  G.crowned.chartres = true;
  expect(coronation(G)).toBe('rheims');
  G.crowned.rheims = true;
  expect(coronation(G)).toBeUndefined();
  const later = charlesAt('chartres');
  later.crowned.rheims = true;
  expect(coronation(later)).toBeUndefined();
});
