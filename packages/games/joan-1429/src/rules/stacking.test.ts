import { expect } from 'vitest';
import type { RemoveExcess } from '../orders.ts';
import type { Detachment } from '../state.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { explainEndMovement } from './end-movement.ts';
import { excessOf, explainRemoveExcess, removeExcess } from './stacking.ts';

const FIELD = '1719';
const crowd = (sps: number) => {
  const G = emptyBoard();
  put(G, FIELD, 'french.infantry', sps);
  return G;
};
const removing = (lots: Record<string, number>): RemoveExcess => ({
  type: 'removeExcess',
  hex: hexOf(FIELD),
  lots: lots as Detachment['lots'],
});

rule('3.1', 'twenty SPs stand in a hex, and a twenty-first is one too many', () => {
  expect(explainEndMovement(crowd(20), 'french')).toBeUndefined();
  expect(explainEndMovement(crowd(21), 'french')).toMatchObject({ code: 'overstacked', params: { excess: 1 } });
});

rule('3.1', 'cavalry, infantry, archers and militia are counted together, whatever their nation', () => {
  const G = emptyBoard();
  for (const kind of ['french.heavyCavalry', 'french.lightCavalry', 'breton.archers', 'scottish.infantry'] as const) {
    put(G, FIELD, kind, 5);
  }
  expect(excessOf(G, hexOf(FIELD), 'french')).toBe(0);
  put(G, FIELD, 'french.militia', 2);
  expect(excessOf(G, hexOf(FIELD), 'french')).toBe(2);
});

rule('3.1.1', 'engineers, artillery, siege weapons, leaders and the train stack for free', () => {
  const G = emptyBoard({ supplyTrain: true });
  put(G, FIELD, 'english.infantry', 20);
  for (const kind of ['english.engineers', 'english.artillery', 'english.siege'] as const) put(G, FIELD, kind, 4);
  lead(G, 'talbot', FIELD);
  lead(G, 'bedford', FIELD);
  G.supplyTrain.hex = hexOf(FIELD);
  expect(excessOf(G, hexOf(FIELD), 'english')).toBe(0);
  put(G, FIELD, 'english.archers', 1);
  expect(excessOf(G, hexOf(FIELD), 'english')).toBe(1);
});

rule('R8', 'each side of a besieged hex has twenty of its own', () => {
  const G = emptyBoard();
  put(G, 'tours', 'french.infantry', 20);
  put(G, 'tours', 'english.infantry', 21);
  besiege(G, 'tours', 'english');
  expect(excessOf(G, hexOf('tours'), 'french')).toBe(0);
  expect(excessOf(G, hexOf('tours'), 'english')).toBe(1);
});

rule('R8', 'only the side that moves must bring its stacks in order', () => {
  expect(explainEndMovement(crowd(25), 'english')).toBeUndefined();
});

rule('3.1.3 R8', 'the owner says which SPs go, and then the phase can end', () => {
  const G = crowd(20);
  put(G, FIELD, 'french.militia', 3);
  const order = removing({ 'french.militia': 2, 'french.infantry': 1 });
  expect(explainRemoveExcess(G, 'french', order)).toBeUndefined();
  removeExcess(G, 'french', order, scriptedTable());
  expect(G.forces[hexOf(FIELD)]).toEqual({ 'french.infantry': 19, 'french.militia': 1 });
  expect(explainEndMovement(G, 'french')).toBeUndefined();
});

rule('3.1.3', 'neither more nor fewer than the excess, nor what stacks for free, nor the enemy’s', () => {
  const G = crowd(22);
  put(G, FIELD, 'french.artillery', 2);
  const code = (lots: Record<string, number>) => explainRemoveExcess(G, 'french', removing(lots))?.code;
  expect(code({ 'french.infantry': 1 })).toBe('excessCount');
  expect(code({ 'french.infantry': 3 })).toBe('excessCount');
  expect(code({ 'french.artillery': 2 })).toBe('excessStacksFree');
  expect(code({ 'english.infantry': 2 })).toBe('notThere');
  expect(explainRemoveExcess(crowd(20), 'french', removing({ 'french.infantry': 1 }))?.code).toBe('notOverstacked');
});
