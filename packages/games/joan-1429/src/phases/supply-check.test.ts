import { expect } from 'vitest';
import { landNeighbours } from '../data/map/index.ts';
import { inSupply } from '../rules/supply.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { finalSupplyCheck, firstSupplyCheck } from './supply-check.ts';

// In the Limousin corner of the map: more than three hexes from any English town.
const FAR = '1821';

rule('5.1, R50', 'SPs without supply are marked for the turn, supplied ones lose the mark', () => {
  const G = emptyBoard();
  put(G, FAR, 'english.infantry', 2);
  put(G, 'paris', 'english.infantry', 1, { unsupplied: true });
  const table = scriptedTable();
  firstSupplyCheck(G, table);
  expect(G.forces[hexOf(FAR)]).toEqual({ 'english.infantry unsupplied': 2 });
  expect(G.forces[hexOf('paris')]).toEqual({ 'english.infantry': 1 });
  expect(table.told.map((h) => h.kind)).toEqual(['outOfSupply']);
});

rule('3.4', 'supply is asked for as the turn begins and as it ends: who finds none at either is lost', () => {
  const G = emptyBoard();
  put(G, FAR, 'english.infantry', 2);
  firstSupplyCheck(G, scriptedTable());
  expect(G.forces[hexOf(FAR)]).toEqual({ 'english.infantry unsupplied': 2 });
  const table = scriptedTable();
  finalSupplyCheck(G, table);
  expect(G.forces).toEqual({});
  expect(table.told.map(({ kind }) => kind)).toEqual(['starved']);
});

rule('3.4', 'who comes near a town taken in between is saved', () => {
  const G = emptyBoard();
  put(G, FAR, 'english.infantry', 2);
  firstSupplyCheck(G, scriptedTable());
  put(G, 'bourges', 'english.militia', 1);
  G.forces[hexOf('1919')] = G.forces[hexOf(FAR)] ?? {};
  delete G.forces[hexOf(FAR)];
  finalSupplyCheck(G, scriptedTable());
  expect(G.forces[hexOf('1919')]).toEqual({ 'english.infantry unsupplied': 2 });
});

rule('5.1 R47', 'Burgundians at war go hungry like the English; neutral ones do not', () => {
  for (const [neutral, key] of [
    [false, 'burgundian.infantry unsupplied'],
    [true, 'burgundian.infantry'],
  ] as const) {
    const G = emptyBoard();
    G.burgundyNeutral = neutral;
    put(G, FAR, 'burgundian.infantry', 2);
    firstSupplyCheck(G, scriptedTable());
    expect(G.forces[hexOf(FAR)]).toEqual({ [key]: 2 });
  }
});

rule('R47', 'neutral Burgundians are inert: they are not checked', () => {
  const G = emptyBoard();
  G.burgundyNeutral = true;
  put(G, 'troyes', 'burgundian.infantry', 2);
  firstSupplyCheck(G, scriptedTable());
  expect(G.forces[hexOf('troyes')]).toEqual({ 'burgundian.infantry': 2 });
});

rule('8.1, R21', 'who failed both checks starves; who failed only the last does not', () => {
  const G = emptyBoard();
  put(G, FAR, 'english.infantry', 2, { unsupplied: true });
  put(G, FAR, 'english.archers', 1);
  finalSupplyCheck(G, scriptedTable());
  expect(G.forces[hexOf(FAR)]).toEqual({ 'english.archers': 1 });
});

rule('8.1', 'who is back in supply lives', () => {
  const G = emptyBoard();
  put(G, 'paris', 'english.infantry', 2, { unsupplied: true });
  finalSupplyCheck(G, scriptedTable());
  expect(G.forces[hexOf('paris')]).toEqual({ 'english.infantry unsupplied': 2 });
});

rule('8.1', 'a besieged garrison does not starve, its besiegers can', () => {
  const G = emptyBoard();
  put(G, 'poitiers', 'french.militia', 1, { unsupplied: true });
  put(G, 'poitiers', 'english.infantry', 3, { unsupplied: true });
  besiege(G, 'poitiers', 'english');
  for (const near of landNeighbours(hexOf('poitiers'))) put(G, near, 'english.militia', 1);
  expect(inSupply(G, hexOf('poitiers'), 'french')).toBe(false);
  finalSupplyCheck(G, scriptedTable());
  expect(G.forces[hexOf('poitiers')]).toEqual({ 'french.militia unsupplied': 1 });
  expect(G.sieges).toEqual({});
});

rule('R21', 'a leader left alone by hunger stays', () => {
  const G = emptyBoard();
  put(G, FAR, 'english.infantry', 1, { unsupplied: true });
  lead(G, 'talbot', FAR);
  finalSupplyCheck(G, scriptedTable());
  expect(G.leaders.talbot).toMatchObject({ status: 'map', hex: hexOf(FAR) });
});

rule('R14', 'a leader left alone before a garrison is captured', () => {
  const G = emptyBoard();
  put(G, 'poitiers', 'french.militia', 1);
  put(G, 'poitiers', 'english.infantry', 3, { unsupplied: true });
  lead(G, 'talbot', 'poitiers');
  besiege(G, 'poitiers', 'english');
  finalSupplyCheck(G, scriptedTable());
  expect(G.leaders.talbot.status).toBe('captive');
});

rule('R3', 'nobody is marked when the game begins, so the first turn starves no one', () => {
  const G = emptyBoard();
  G.turn = 1;
  put(G, FAR, 'english.infantry', 2);
  const table = scriptedTable();
  finalSupplyCheck(G, table);
  expect(table.told).toEqual([]);
  expect(G.forces[hexOf(FAR)]).toEqual({ 'english.infantry': 2 });
});
