import { expect } from 'vitest';
import { applyOrder } from '../apply.ts';
import type { Happening } from '../happenings.ts';
import type { Situation } from '../ids.ts';
import type { Order } from '../orders.ts';
import { recapOf } from '../recap.ts';
import type { G } from '../state.ts';
import { combatOf, group, spent } from '../testing/battlefield.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';

/** Ten French under La Hire destroy one English militia in a town; then whatever is ordered. */
const fallUpon = (town: string, from: string, ...orders: Order[]) => {
  const G = emptyBoard();
  put(G, town, 'english.militia', 1);
  put(G, from, 'french.infantry', 10);
  lead(G, 'laHire', from);
  // Somebody else can still attack afterwards, so that the phase does not end by itself.
  put(G, '0714', 'french.infantry', 1);
  lead(G, 'arthur', '0714');
  put(G, '0613', 'english.infantry', 1);
  const strike = group('french', { infantry: 10 }, ['laHire']);
  const attack: Order = { type: 'attack', from: hexOf(from), target: hexOf(town), group: strike };
  return give(G, attack, { type: 'stand', inside: false, laager: false }, ...orders);
};
const give = (G: G, ...orders: Order[]): Happening[] => {
  const table = scriptedTable();
  let at: Situation | undefined = combatOf('french');
  for (const order of orders) at = at && applyOrder(G, at, order, table);
  return table.told.filter(({ kind }) => kind.startsWith('town'));
};
const advance: Order = { type: 'advance', group: { lots: spent('french', { infantry: 10 }), leaders: ['laHire'] } };

rule('R37', 'a town entered after a battle is told as taken, and the recap counts it; one left alone is not', () => {
  const taken = fallUpon('chartres', '1714', advance);
  expect(taken).toEqual([{ kind: 'townTaken', rule: 'R37', side: 'french', hex: hexOf('chartres') }]);
  expect(recapOf(taken).towns).toEqual([{ hex: hexOf('chartres'), side: 'french' }]);
  expect(fallUpon('chartres', '1714', { type: 'advance', group: null })).toEqual([]);
});

rule('3.4.2 R17', 'a captured town whose garrison dies is told to be its home side’s again, once', () => {
  expect(fallUpon('tours', '1416', advance)).toEqual([
    { kind: 'townReverts', rule: '3.4.2', side: 'french', hex: hexOf('tours') },
  ]);
});

rule('R17', 'a town that is stormed falls, and nothing more is told of it', () => {
  const G = emptyBoard();
  put(G, 'chartres', 'english.militia', 1);
  put(G, 'chartres', 'french.infantry', 15);
  lead(G, 'laHire', 'chartres');
  besiege(G, 'chartres', 'french');
  put(G, '0714', 'french.infantry', 1);
  lead(G, 'arthur', '0714');
  put(G, '0613', 'english.infantry', 1);
  const storm = group('french', { infantry: 15 }, ['laHire']);
  const told = give(G, { type: 'attack', from: hexOf('chartres'), target: hexOf('chartres'), group: storm });
  expect(told).toMatchObject([{ kind: 'townFalls', side: 'french', hex: hexOf('chartres') }]);
});
