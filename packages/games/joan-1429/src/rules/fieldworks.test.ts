import { expect } from 'vitest';
import { emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { band, marchOf } from '../testing/marching.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { buildFieldworks, explainBuildFieldworks, explainRemoveFieldworks, removeFieldworks } from './fieldworks.ts';
import { march } from './march.ts';
import { explainMarch } from './movement.ts';

const FIELD = '1719';
const code = (...[G, side, where]: [ReturnType<typeof emptyBoard>, 'english' | 'french', string]) =>
  explainBuildFieldworks(G, side, hexOf(where))?.code;

rule('6.1.8 R16', 'engineers who have not moved build for 3 MPs, without a leader', () => {
  const G = emptyBoard();
  put(G, FIELD, 'french.engineers', 2);
  expect(code(G, 'french', FIELD)).toBeUndefined();
  buildFieldworks(G, 'french', hexOf(FIELD), scriptedTable());
  expect(G.fieldworks).toEqual({ [FIELD]: 'french' });
  expect(G.forces[hexOf(FIELD)]).toEqual({ 'french.engineers': 1, 'french.engineers spent:3': 1 });
});

rule('6.1.8', 'the builders go on with the two MPs they have left, and no further', () => {
  const G = emptyBoard();
  put(G, FIELD, 'french.engineers', 1);
  lead(G, 'dunois', FIELD);
  buildFieldworks(G, 'french', hexOf(FIELD), scriptedTable());
  const builders = band({ 'french.engineers spent:3': 1 }, ['dunois']);
  expect(explainMarch(G, 'french', marchOf(FIELD, ['1718', '1618'], builders))).toBeUndefined();
  expect(explainMarch(G, 'french', marchOf(FIELD, ['1718', '1618', '1718'], builders))?.code).toBe('noMps');
});

rule('6.1.8', 'no other unit builds, nor engineers out of supply or who have marched', () => {
  const G = emptyBoard();
  put(G, FIELD, 'french.infantry', 5);
  expect(code(G, 'french', FIELD)).toBe('noBuilders');
  put(G, FIELD, 'french.engineers', 1, { unsupplied: true });
  expect(code(G, 'french', FIELD)).toBe('noBuilders');
  put(G, '1718', 'french.engineers', 1);
  lead(G, 'dunois', '1718');
  march(G, 'french', marchOf('1718', [FIELD], band({ 'french.engineers': 1 }, ['dunois'])), scriptedTable());
  expect(code(G, 'french', FIELD)).toBe('noBuilders');
});

rule('6.1.8 R16', 'nobody builds in a town hex, or where a marker lies', () => {
  const G = emptyBoard();
  put(G, 'tours', 'french.engineers', 1);
  expect(code(G, 'french', 'tours')).toBe('fieldworksInTown');
  put(G, FIELD, 'french.engineers', 1);
  G.fieldworks[hexOf(FIELD)] = 'english';
  expect(code(G, 'french', FIELD)).toBe('fieldworksThere');
});

rule('R16', 'a side has six markers, and must take one back for a seventh', () => {
  const G = emptyBoard();
  put(G, FIELD, 'french.engineers', 1);
  for (const hex of ['1720', '1721', '1619', '1819', '1818']) G.fieldworks[hexOf(hex)] = 'french';
  G.fieldworks[hexOf('1215')] = 'english';
  expect(code(G, 'french', FIELD)).toBeUndefined();
  G.fieldworks[hexOf('1618')] = 'french';
  expect(code(G, 'french', FIELD)).toBe('noMarkers');
  removeFieldworks(G, 'french', hexOf('1720'), scriptedTable());
  expect(code(G, 'french', FIELD)).toBeUndefined();
});

rule('6.1.8 R16', 'the owner takes a marker back, nobody else', () => {
  const G = emptyBoard();
  G.fieldworks[hexOf(FIELD)] = 'french';
  expect(explainRemoveFieldworks(G, 'english', hexOf(FIELD))?.code).toBe('notYourFieldworks');
  expect(explainRemoveFieldworks(G, 'french', hexOf(FIELD))).toBeUndefined();
  removeFieldworks(G, 'french', hexOf(FIELD), scriptedTable());
  expect(G.fieldworks).toEqual({});
});

rule('6.1.8 R51', 'routed engineers do not dig', () => {
  const G = emptyBoard({ routs: true });
  put(G, FIELD, 'french.engineers', 1, { routed: true });
  expect(code(G, 'french', FIELD)).toBe('noBuilders');
});
