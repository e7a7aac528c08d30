import { expect } from 'vitest';
import { distance, landNeighbours } from '../data/map/index.ts';
import type { Side } from '../ids.ts';
import type { G } from '../state.ts';
import { besiege, emptyBoard, hexOf, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { inSupply, supplySource } from './supply.ts';

const supplied = (G: G, where: string, side: Side): boolean => inSupply(G, hexOf(where), side);
const ringed = (G: G, where: string, enemy: 'english' | 'french'): void => {
  for (const near of landNeighbours(hexOf(where))) put(G, near, `${enemy}.militia`, 1);
};

rule('3.4.1 R19', 'the last of three hexes may be the friendly town, the fourth may not', () => {
  const G = emptyBoard();
  // Chartres is three hexes from Orléans, and four from the hex beyond it.
  expect(supplied(G, 'orleans', 'english')).toBe(true);
  expect(supplied(G, '1816', 'english')).toBe(false);
});

rule('3.4.1', 'terrain does not lengthen the path, but no path leads over the sea', () => {
  const G = emptyBoard();
  // The woods beside Orléans are a hex like others. Harfleur is three hexes from the far shore of the bay, four by land.
  expect(supplied(G, '1915', 'french')).toBe(true);
  expect(supplied(G, '1009', 'english')).toBe(true);
  put(G, 'caen', 'french.militia', 1);
  expect(distance(hexOf('1009'), hexOf('harfleur'))).toBe(3);
  expect(supplied(G, '1009', 'english')).toBe(false);
});

rule('3.4.1 R19', 'enemy combat units bar the path, and a way round them serves', () => {
  const G = emptyBoard();
  put(G, '1814', 'french.militia', 1);
  expect(supplied(G, 'orleans', 'english')).toBe(true);
  for (const hex of ['1715', '1714', '1813']) put(G, hex, 'french.militia', 1);
  expect(supplied(G, 'orleans', 'english')).toBe(false);
});

rule('3.4.1 R19', 'enemies in the unit’s own hex do not bar it', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.infantry', 2);
  put(G, 'orleans', 'english.infantry', 3);
  besiege(G, 'orleans', 'english');
  expect(supplied(G, 'orleans', 'english')).toBe(true);
});

rule('R19', 'a unit in its own unbesieged town is in supply, shut in by enemies as it may be', () => {
  const G = emptyBoard();
  put(G, 'tours', 'french.infantry', 1);
  ringed(G, 'tours', 'english');
  expect(supplied(G, 'tours', 'french')).toBe(true);
});

rule('R19', 'a besieged town supplies nobody, its garrison included, which traces to another town', () => {
  const G = emptyBoard();
  put(G, 'tours', 'french.infantry', 1);
  put(G, 'tours', 'english.infantry', 2);
  besiege(G, 'tours', 'english');
  expect(supplied(G, 'tours', 'french')).toBe(true);
  ringed(G, 'tours', 'english');
  expect(supplied(G, 'tours', 'french')).toBe(false);
  // Three hexes from Tours and no other French town.
  const lone = emptyBoard();
  put(lone, 'calais', 'french.infantry', 1);
  expect(supplied(lone, '1902', 'french')).toBe(true);
  put(lone, 'calais', 'english.infantry', 2);
  besiege(lone, 'calais', 'english');
  expect(supplied(lone, '1902', 'french')).toBe(false);
});

rule('3.4.2 R19', 'a captured town supplies its captor, and its home side no more', () => {
  const G = emptyBoard();
  expect(supplied(G, '1703', 'english')).toBe(true);
  put(G, 'calais', 'french.militia', 1);
  expect(supplied(G, '1703', 'french')).toBe(true);
  expect(supplied(G, '1703', 'english')).toBe(false);
});

rule('R19 R47', 'the English trace to Burgundian towns, but not to or through those of a neutral Burgundy', () => {
  const G = emptyBoard();
  expect(supplied(G, '2219', 'english')).toBe(true);
  G.burgundyNeutral = true;
  expect(supplied(G, '2219', 'english')).toBe(false);
});

rule('R19 R47', 'no path leads through a closed town', () => {
  const G = emptyBoard();
  put(G, 'bourges', 'english.infantry', 1);
  // From 2219 the only way to Bourges is by La Charité, and three hexes long.
  for (const near of landNeighbours(hexOf('2219'))) if (near !== hexOf('la-charite')) put(G, near, 'french.militia', 1);
  expect(distance(hexOf('la-charite'), hexOf('bourges'))).toBe(2);
  expect(supplied(G, '2219', 'english')).toBe(true);
  put(G, 'la-charite', 'burgundian.militia', 1);
  G.burgundyNeutral = true;
  expect(supplied(G, '2219', 'english')).toBe(false);
});

rule('R19 R47', 'a closed town supplies not even the English who are inside it', () => {
  const G = emptyBoard();
  put(G, 'la-charite', 'english.infantry', 1);
  expect(supplied(G, 'la-charite', 'english')).toBe(true);
  G.burgundyNeutral = true;
  expect(supplied(G, 'la-charite', 'english')).toBe(false);
});

rule('3.4.3 R52', 'the train with an English SP beside it supplies its hex and three hexes around', () => {
  const G = emptyBoard({ supplyTrain: true });
  const far = '1622';
  expect(supplied(G, far, 'english')).toBe(false);
  G.supplyTrain.hex = hexOf(far);
  put(G, far, 'english.infantry', 1);
  expect(supplied(G, far, 'english')).toBe(true);
  expect(supplied(G, '1922', 'english')).toBe(true);
  expect(supplied(G, '2022', 'english')).toBe(false);
});

rule('3.4.3 R52', 'the train alone, spent as a laager, or shut up in a besieged town supplies nobody', () => {
  const G = emptyBoard({ supplyTrain: true });
  G.supplyTrain.hex = hexOf('1622');
  expect(supplied(G, '1623', 'english')).toBe(false);
  put(G, '1622', 'english.infantry', 1);
  expect(supplied(G, '1623', 'english')).toBe(true);
  G.supplyTrain.status = 'laager';
  expect(supplied(G, '1623', 'english')).toBe(false);
  const shut = emptyBoard({ supplyTrain: true });
  shut.supplyTrain.hex = hexOf('chinon');
  put(shut, 'chinon', 'english.infantry', 1);
  put(shut, 'chinon', 'french.infantry', 2);
  besiege(shut, 'chinon', 'french');
  expect(supplied(shut, 'chinon', 'english')).toBe(false);
});

rule('3.4.1 R19', 'what supplies a unit is the nearest town that can, the next one when that is besieged', () => {
  const G = emptyBoard();
  expect(supplySource(G, hexOf('tours'), 'french')).toBe(hexOf('tours'));
  put(G, 'orleans', 'french.infantry', 2);
  expect(supplySource(G, hexOf('orleans'), 'french')).toBe(hexOf('orleans'));
  put(G, 'orleans', 'english.infantry', 3);
  besiege(G, 'orleans', 'english');
  expect(supplySource(G, hexOf('orleans'), 'french')).toBe(hexOf('jargeau'));
  expect(supplySource(G, hexOf('1816'), 'english')).toBeUndefined();
});
