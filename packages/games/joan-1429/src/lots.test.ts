import { expect } from 'vitest';
import { spsOf } from './forces.ts';
import { lotKey, readLot } from './lots.ts';
import { march } from './rules/march.ts';
import { emptyBoard, hexOf, put } from './testing/board.ts';
import { band, marchOf } from './testing/marching.ts';
import { rule } from './testing/rule.ts';
import { scriptedTable } from './testing/scripted-table.ts';

rule('2.2.1 R7', 'four infantry SPs are four, however they came together: 2 and 2, 1 and 3, or 4', () => {
  const boards = [[2, 2], [1, 3], [4]].map((counters) => {
    const G = emptyBoard();
    for (const sps of counters) put(G, 'tours', 'french.infantry', sps);
    return G;
  });
  for (const G of boards) expect(G.forces).toEqual({ [hexOf('tours')]: { 'french.infantry': 4 } });
});

rule('2.2.1 6.1.4 R7', 'a stack breaks down to the single SP, at no cost, and joins again', () => {
  const G = emptyBoard();
  put(G, '1719', 'french.lightCavalry', 4);
  march(G, 'french', marchOf('1719', ['1718'], band({ 'french.lightCavalry': 1 })), scriptedTable());
  expect(G.forces[hexOf('1719')]).toEqual({ 'french.lightCavalry': 3 });
  march(G, 'french', marchOf('1719', ['1718'], band({ 'french.lightCavalry': 3 })), scriptedTable());
  expect(G.forces[hexOf('1718')]).toEqual({ 'french.lightCavalry spent:1 from:1719': 4 });
});

rule('2.2.1', 'SPs of another type or nation are not the same, and are not exchanged', () => {
  const G = emptyBoard();
  put(G, 'tours', 'french.infantry', 2);
  put(G, 'tours', 'breton.infantry', 2);
  put(G, 'tours', 'french.archers', 1);
  expect(G.forces[hexOf('tours')]).toEqual({ 'french.infantry': 2, 'breton.infantry': 2, 'french.archers': 1 });
  expect(spsOf(G, hexOf('tours'), 'french')).toBe(5);
});

rule('R7', 'a lot’s name says everything about it, and is read back', () => {
  const lot = {
    nation: 'scottish',
    type: 'heavyCavalry',
    spent: 3,
    from: hexOf('1719'),
    led: ['laHire', 'ogilvy'],
    unsupplied: true,
    attacked: true,
    routed: true,
  } as const;
  expect(readLot(lotKey(lot))).toEqual(lot);
  expect(lotKey({ ...lot, spent: 0, from: null, led: null, unsupplied: false, attacked: false, routed: false })).toBe(
    'scottish.heavyCavalry',
  );
});
