import { expect } from 'vitest';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import {
  burgundianBonus,
  burgundyWithout,
  englishBonus,
  frenchBonus,
  isHalved,
  openMusters,
  portReplacements,
  purchasable,
} from './replacements.ts';

rule('5.2.2', 'either port gives 3 RPs, both lost give none', () => {
  const G = emptyBoard();
  put(G, 'calais', 'french.infantry', 1);
  expect(portReplacements(G)).toBe(3);
  put(G, 'harfleur', 'french.infantry', 1);
  expect(portReplacements(G)).toBe(0);
});

rule('5.2.2', 'England sends 5 more on 5 and 6, with Henry in France on 4 too', () => {
  const G = emptyBoard();
  expect([1, 2, 3, 4, 5, 6].map((die) => englishBonus(G, die))).toEqual([0, 0, 0, 0, 5, 5]);
  lead(G, 'henry', 'calais');
  expect([1, 2, 3, 4, 5, 6].map((die) => englishBonus(G, die))).toEqual([0, 0, 0, 5, 5, 5]);
});

rule('5.2.3', 'Burgundy gets 3 on 5 and 6, whatever else is true', () => {
  expect([1, 2, 3, 4, 5, 6].map(burgundianBonus)).toEqual([0, 0, 0, 0, 3, 3]);
});

rule('5.2.3', 'Burgundy rolls, but not when neutral nor with the French in Auxerre', () => {
  const G = emptyBoard();
  expect(burgundyWithout(G)).toBeUndefined();
  put(G, 'auxerre', 'french.infantry', 1);
  expect(burgundyWithout(G)).toBe('auxerreFrench');
  const neutral = emptyBoard();
  neutral.burgundyNeutral = true;
  expect(burgundyWithout(neutral)).toBe('neutral');
});

rule('5.2.4', 'the French get 5 on 5 and 6', () => {
  expect([1, 2, 3, 4, 5, 6].map(frenchBonus)).toEqual([0, 0, 0, 0, 5, 5]);
});

rule('R23', 'a muster town must be held and unbesieged', () => {
  const G = emptyBoard();
  expect(openMusters(G, 'french')).toEqual([hexOf('chinon'), hexOf('orleans')]);
  put(G, 'orleans', 'french.infantry', 1);
  put(G, 'orleans', 'english.infantry', 2);
  besiege(G, 'orleans', 'english');
  put(G, 'paris', 'french.infantry', 1);
  expect(openMusters(G, 'french')).toEqual([hexOf('chinon'), hexOf('paris')]);
});

rule('5.2.6, R23', 'what a step brings is halved with no muster town open, and not with one', () => {
  const G = emptyBoard();
  expect(isHalved(G, 'burgundian')).toBe(false);
  put(G, 'auxerre', 'burgundian.infantry', 1);
  put(G, 'auxerre', 'french.infantry', 2);
  besiege(G, 'auxerre', 'french');
  expect(isHalved(G, 'burgundian')).toBe(true);
  expect(isHalved(G, 'french')).toBe(false);
});

rule('5.2.6, R23', 'the French purse is halved only when no town is open to French, Scots or Bretons', () => {
  const G = emptyBoard();
  for (const town of ['chinon', 'orleans']) put(G, town, 'english.infantry', 1);
  expect(isHalved(G, 'french')).toBe(false);
  for (const town of ['vannes', 'rennes']) put(G, town, 'english.infantry', 1);
  expect(isHalved(G, 'french')).toBe(true);
});

rule('5.2.5, 5.2.6', 'only what the purse pays for, and of what counters are left, can be raised', () => {
  const G = emptyBoard();
  G.purses.english = 2;
  put(G, 'paris', 'english.lightCavalry', 3);
  expect(purchasable(G, 'english').map(({ type }) => type)).toEqual(['infantry', 'archers', 'heavyCavalry']);
});
