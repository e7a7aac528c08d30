import { expect } from 'vitest';
import { besiege, emptyBoard, hexOf, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { militiaMuster } from './militia.ts';

const muster = (G: Parameters<typeof militiaMuster>[0], nation: string) =>
  militiaMuster(G).find((one) => one.nation === nation)?.hexes ?? [];

rule('5.2.1', 'a town with one militia gets another, a town with two gets none', () => {
  const G = emptyBoard();
  put(G, 'tours', 'french.militia', 1);
  put(G, 'blois', 'french.militia', 2);
  expect(muster(G, 'french')).toContain(hexOf('tours'));
  expect(muster(G, 'french')).not.toContain(hexOf('blois'));
});

rule('R22', 'towns raise the militia of their holder, Burgundian home towns their own', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'english.infantry', 1);
  put(G, 'troyes', 'french.infantry', 1);
  expect(muster(G, 'english')).toContain(hexOf('orleans'));
  expect(muster(G, 'french')).toContain(hexOf('troyes'));
  expect(muster(G, 'burgundian').toSorted()).toEqual([hexOf('auxerre'), hexOf('la-charite')].toSorted());
});

rule('R22', 'a besieged town raises militia too, and the besieger’s militia does not count', () => {
  const G = emptyBoard();
  put(G, 'tours', 'french.infantry', 1);
  put(G, 'tours', 'english.militia', 3);
  besiege(G, 'tours', 'english');
  expect(muster(G, 'french')).toContain(hexOf('tours'));
});

rule('R47', 'closed home towns of a neutral Burgundy raise nobody, one held by the French does', () => {
  const G = emptyBoard();
  G.burgundyNeutral = true;
  put(G, 'auxerre', 'french.infantry', 1);
  expect(muster(G, 'burgundian')).toEqual([]);
  expect(muster(G, 'french')).toContain(hexOf('auxerre'));
});

rule('R22', 'when counters run short, empty towns come first, then threatened ones, then the rest', () => {
  const G = emptyBoard();
  // Nobody in Orléans; infantry in Blois and Tours; enemies two hexes from Tours alone.
  put(G, 'blois', 'french.infantry', 1);
  put(G, 'tours', 'french.infantry', 1);
  put(G, '1316', 'english.infantry', 1);
  for (const town of ['angers', 'nantes', 'vannes', 'rennes', 'chinon', 'jargeau', 'bourges', 'poitiers', 'gien']) {
    put(G, town, 'french.militia', 2);
  }
  expect(muster(G, 'french')).toEqual([hexOf('orleans'), hexOf('tours')]);
});

rule('5.2.6 R22 R47', 'counters of exiles are not free: their militia is not raised a second time', () => {
  const G = emptyBoard();
  for (const town of ['auxerre', 'la-charite']) put(G, town, 'french.infantry', 1);
  expect(muster(G, 'burgundian')).toEqual([hexOf('troyes')]);
  G.exiled = { ['burgundian.militia' as never]: 6 };
  expect(muster(G, 'burgundian')).toEqual([]);
});
