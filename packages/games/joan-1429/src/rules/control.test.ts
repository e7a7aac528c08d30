import { expect } from 'vitest';
import { TOWNS } from '../data/map/index.ts';
import { removeSps } from '../forces.ts';
import { freshKey } from '../lots.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { closed, holder, inside, isOpenTown } from './control.ts';
import { settleHex } from './occupation.ts';

const TOURS = hexOf('tours');

rule(
  '10.4 11.1.4 R17',
  'without SPs in it a town is held by its home side; La Rochelle, in the west, is English',
  () => {
    const G = emptyBoard();
    const french = TOWNS.filter(({ hex }) => holder(G, hex) === 'french').map(({ id }) => id);
    expect(french.toSorted()).toEqual([
      'angers',
      'blois',
      'bourges',
      'chinon',
      'gien',
      'jargeau',
      'nantes',
      'orleans',
      'poitiers',
      'rennes',
      'tours',
      'vannes',
    ]);
  },
);

rule(
  '3.4.2 R17',
  'a town belongs to who has SPs in it, and goes back with the last of them; leaders hold nothing',
  () => {
    const G = emptyBoard();
    put(G, 'tours', 'english.militia', 1);
    lead(G, 'talbot', 'tours');
    expect(holder(G, TOURS)).toBe('english');
    delete G.forces[TOURS];
    expect(holder(G, TOURS)).toBe('french');
  },
);

rule('3.4.2', 'a besieged garrison of one SP keeps a captured town', () => {
  const G = emptyBoard();
  put(G, 'paris', 'french.militia', 1);
  put(G, 'paris', 'english.infantry', 9);
  besiege(G, 'paris', 'english');
  expect(holder(G, hexOf('paris'))).toBe('french');
});

rule('R17', 'La Rochelle alone keeps its last captor without a garrison', () => {
  const G = emptyBoard();
  const rochelle = hexOf('la-rochelle');
  put(G, 'la-rochelle', 'french.militia', 1);
  settleHex(G, rochelle, scriptedTable());
  delete G.forces[rochelle];
  expect(holder(G, rochelle)).toBe('french');
  put(G, 'la-rochelle', 'english.militia', 1);
  settleHex(G, rochelle, scriptedTable());
  delete G.forces[rochelle];
  expect(holder(G, rochelle)).toBe('english');
});

rule('R17', 'with the last defender gone the besieger is inside and the town is his', () => {
  const G = emptyBoard();
  put(G, 'tours', 'english.infantry', 2);
  besiege(G, 'tours', 'english');
  const table = scriptedTable();
  settleHex(G, TOURS, table);
  expect(G.sieges).toEqual({});
  expect(holder(G, TOURS)).toBe('english');
  expect(table.told).toEqual([{ kind: 'townFalls', rule: 'R17', hex: TOURS, side: 'english' }]);
});

rule('R17 R41', 'with the last besieger gone the siege is over, and the town is not', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.militia', 1);
  besiege(G, 'orleans', 'english');
  settleHex(G, hexOf('orleans'), scriptedTable());
  expect(G.sieges).toEqual({});
  expect(holder(G, hexOf('orleans'))).toBe('french');
  expect(G.willEvents.orleansRelieved).toBe(true);
});

rule(
  'R18',
  'where both sides are in a town hex the holder is inside and the besieger outside; elsewhere nobody is',
  () => {
    const G = emptyBoard();
    put(G, 'tours', 'french.infantry', 1);
    expect(inside(G, TOURS, 'french')).toBe(false);
    put(G, 'tours', 'english.infantry', 3);
    besiege(G, 'tours', 'english');
    expect(inside(G, TOURS, 'french')).toBe(true);
    expect(inside(G, TOURS, 'english')).toBe(false);
    expect(holder(G, TOURS)).toBe('french');
    expect(isOpenTown(G, TOURS, 'french')).toBe(false);
  },
);

rule('R47', 'neutral Burgundy’s home towns are closed, but for one the French hold', () => {
  const G = emptyBoard();
  put(G, 'auxerre', 'french.militia', 1);
  const shut = () => TOWNS.filter(({ hex }) => closed(G, hex)).map(({ id }) => id);
  expect(shut()).toEqual([]);
  G.burgundyNeutral = true;
  expect(shut()).toEqual(['troyes', 'la-charite']);
});

rule('R14', 'leaders alone in a hex where enemy SPs appear are captured; with an SP beside them they are not', () => {
  const G = emptyBoard();
  lead(G, 'talbot', 'tours');
  put(G, 'tours', 'english.militia', 1);
  besiege(G, 'tours', 'french');
  put(G, 'tours', 'french.infantry', 2);
  settleHex(G, TOURS, scriptedTable());
  expect(G.leaders.talbot.status).toBe('map');
  removeSps(G, TOURS, freshKey('english', 'militia'), 1);
  settleHex(G, TOURS, scriptedTable());
  expect(G.leaders.talbot.status).toBe('captive');
});

rule('R41', 'a siege of an English Orléans that ends is no relief', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'english.militia', 1);
  besiege(G, 'orleans', 'french');
  settleHex(G, hexOf('orleans'), scriptedTable());
  expect(G.sieges).toEqual({});
  expect(G.willEvents.orleansRelieved).toBe(false);
});

rule('R17', 'who lies before La Rochelle has not captured it', () => {
  const G = emptyBoard();
  put(G, 'la-rochelle', 'english.militia', 1);
  put(G, 'la-rochelle', 'french.infantry', 3);
  besiege(G, 'la-rochelle', 'french');
  settleHex(G, hexOf('la-rochelle'), scriptedTable());
  expect(G.laRochelle).toBe('english');
});
