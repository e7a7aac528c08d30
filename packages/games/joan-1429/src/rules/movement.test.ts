import { expect } from 'vitest';
import { changeLeader } from '../forces.ts';
import { emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { band, marchOf } from '../testing/marching.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { march } from './march.ts';
import { explainMarch } from './movement.ts';

const INF = { 'french.infantry': 1 };
const CAV = { 'french.lightCavalry': 1 };

const field = () => {
  const G = emptyBoard();
  put(G, '1719', 'french.infantry', 2);
  put(G, '1719', 'french.militia', 1);
  put(G, '1719', 'french.siege', 1);
  put(G, '1719', 'french.lightCavalry', 2);
  lead(G, 'dunois', '1719');
  return G;
};
const code = (...args: Parameters<typeof explainMarch>) => explainMarch(...args)?.code;

rule('6.1.1', 'a group goes from hex to hex that touch, within its MPs', () => {
  expect(code(field(), 'french', marchOf('1719', ['1718'], band(INF, ['dunois'])))).toBeUndefined();
});
rule('6.1.1', 'it does not jump', () => {
  expect(code(field(), 'french', marchOf('1719', ['1814'], band(INF, ['dunois'])))).toBe('notAdjacent');
});
rule('6.1.1 R13', 'it does not enter a hex of enemy combat units in the field, but passes beside it', () => {
  const G = field();
  put(G, '1718', 'english.militia', 1);
  expect(code(G, 'french', marchOf('1719', ['1718'], band(INF, ['dunois'])))).toBe('enemyUnits');
  expect(code(G, 'french', marchOf('1719', ['1818', '1919'], band(INF, ['dunois'])))).toBeUndefined();
});
rule('6.1.5 R13', 'the sea is prohibited', () => {
  const G = emptyBoard();
  put(G, 'calais', 'english.heavyCavalry', 1);
  expect(code(G, 'english', marchOf('calais', ['1801'], band({ 'english.heavyCavalry': 1 })))).toBe('prohibited');
});
rule('R12', 'a river costs one MP more, and a town at either bank bridges it', () => {
  const G = emptyBoard();
  put(G, '1718', 'french.siege', 1);
  lead(G, 'dunois', '1718');
  const guns = band({ 'french.siege': 1 }, ['dunois']);
  // Clear hexes all, and three MPs; the Cher runs between 1718 and 1617.
  expect(code(G, 'french', marchOf('1718', ['1719', '1718', '1719'], guns))).toBeUndefined();
  expect(code(G, 'french', marchOf('1718', ['1617'], guns))).toBeUndefined();
  expect(code(G, 'french', marchOf('1718', ['1617', '1718'], guns))).toBe('noMps');
  put(G, 'jargeau', 'french.siege', 1);
  lead(G, 'laHire', 'jargeau');
  // From Jargeau over the Loire into Orléans, and back, and once more: one MP each.
  const bridged = marchOf('jargeau', ['orleans', 'jargeau', 'orleans'], band({ 'french.siege': 1 }, ['laHire']));
  expect(code(G, 'french', bridged)).toBeUndefined();
});
rule('R12', 'swamp costs three, and who has too few MPs for a single hex does not move at all', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.siege', 1);
  put(G, 'orleans', 'french.siege', 1, { unsupplied: true });
  lead(G, 'dunois', 'orleans');
  const into = (kind: string) => marchOf('orleans', ['1816'], band({ [kind]: 1 }, ['dunois']));
  expect(code(G, 'french', into('french.siege'))).toBeUndefined();
  expect(code(G, 'french', into('french.siege unsupplied'))).toBe('noMps');
});
rule('6.1.2 R11', 'a slow unit marches with a leader it began the phase with', () => {
  expect(code(field(), 'french', marchOf('1719', ['1718'], band({ 'french.militia': 1 }, ['dunois'])))).toBeUndefined();
});
rule('6.1.2 R11', 'a slow unit does not march alone, nor with a leader who came to it', () => {
  const G = field();
  expect(code(G, 'french', marchOf('1719', ['1718'], band(INF)))).toBe('noLeader');
  lead(G, 'laHire', '1719');
  changeLeader(G, 'laHire', { from: hexOf('1819') });
  expect(code(G, 'french', marchOf('1719', ['1718'], band(INF, ['laHire'])))).toBe('noLeader');
});
rule('6.1.2', 'cavalry marches without a leader', () => {
  expect(code(field(), 'french', marchOf('1719', ['1718'], band(CAV)))).toBeUndefined();
});
rule('3.1.2 6.1.4', 'a stack goes as far as its slowest unit, and a part of it farther', () => {
  const path = ['1718', '1719', '1718', '1719'];
  expect(code(field(), 'french', marchOf('1719', path, band({ 'french.militia': 1 }, ['dunois'])))).toBeUndefined();
  expect(code(field(), 'french', marchOf('1719', path, band({ 'french.siege': 1 }, ['dunois'])))).toBe('noMps');
});
rule('6.1.3', 'cavalry under a leader alone has one MP more', () => {
  const seven = ['1718', '1719', '1718', '1719', '1718', '1719', '1718'];
  expect(code(field(), 'french', marchOf('1719', seven, band(CAV, ['dunois'])))).toBeUndefined();
});
rule('6.1.3', 'cavalry without a leader, or leaders without cavalry, have no bonus', () => {
  const seven = ['1718', '1719', '1718', '1719', '1718', '1719', '1718'];
  expect(code(field(), 'french', marchOf('1719', seven, band(CAV)))).toBe('noMps');
  expect(code(field(), 'french', marchOf('1719', seven, band({}, ['dunois'])))).toBe('noMps');
});
rule('3.4.4 R20', 'out of supply costs two MPs, of the marked SPs only', () => {
  const G = field();
  put(G, '1719', 'french.infantry', 1, { unsupplied: true });
  const four = ['1718', '1719', '1718', '1719'];
  expect(code(G, 'french', marchOf('1719', four, band({ 'french.infantry unsupplied': 1 }, ['dunois'])))).toBe('noMps');
  expect(code(G, 'french', marchOf('1719', four, band(INF, ['dunois'])))).toBeUndefined();
});
rule('R10', 'MPs spent are remembered from march to march', () => {
  const G = field();
  march(G, 'french', marchOf('1719', ['1718', '1719', '1718'], band(INF, ['dunois'])), scriptedTable());
  const moved = band({ 'french.infantry spent:3 from:1719': 1 }, ['dunois']);
  expect(code(G, 'french', marchOf('1718', ['1719', '1718'], moved))).toBeUndefined();
  expect(code(G, 'french', marchOf('1718', ['1719', '1718', '1719'], moved))).toBe('noMps');
});
rule('R10', 'nobody marches who is not there', () => {
  expect(code(field(), 'french', marchOf('1719', ['1718'], band({ 'french.infantry': 3 }, ['dunois'])))).toBe(
    'notThere',
  );
  expect(code(field(), 'english', marchOf('1719', ['1718'], band(CAV)))).toBe('notThere');
  expect(code(field(), 'french', marchOf('1719', ['1718'], band({}, ['dunois', 'dunois'])))).toBe('notThere');
});
rule('6.1.2', 'SPs are dropped off on the way', () => {
  const G = field();
  const order = marchOf('1719', ['1718', '1618'], band({ 'french.infantry': 2 }, ['dunois']), { '1718': band(INF) });
  expect(explainMarch(G, 'french', order)).toBeUndefined();
  march(G, 'french', order, scriptedTable());
  expect(G.forces[hexOf('1718')]).toEqual({ 'french.infantry spent:1 from:1719': 1 });
  expect(G.forces[hexOf('1618')]).toEqual({ 'french.infantry spent:2 from:1719': 1 });
});
rule('6.1.2', 'nothing is dropped that the group does not have, off its way, or of all it has', () => {
  const whole = band({ 'french.infantry': 1 }, ['dunois']);
  const drop = (at: string, leave = band(INF)) => marchOf('1719', ['1718', '1618'], whole, { [at]: leave });
  expect(code(field(), 'french', drop('1718', band(CAV)))).toBe('dropNotCarried');
  expect(code(field(), 'french', drop('1618'))).toBe('dropNotOnWay');
  expect(code(field(), 'french', drop('1718', whole))).toBe('dropAll');
});
rule('7.4.1 R14', 'lone enemy leaders on the way are captured, at no cost and without stopping', () => {
  const G = field();
  lead(G, 'talbot', '1718');
  march(G, 'french', marchOf('1719', ['1718', '1618'], band(CAV)), scriptedTable());
  expect(G.leaders.talbot.status).toBe('captive');
  expect(G.forces[hexOf('1618')]).toEqual({ 'french.lightCavalry spent:2 from:1719': 1 });
});
rule('R14', 'leaders without troops capture nobody and enter neither enemies nor their towns', () => {
  const G = field();
  lead(G, 'talbot', '1718');
  expect(code(G, 'french', marchOf('1719', ['1718'], band({}, ['dunois'])))).toBe('leadersMeetEnemy');
  lead(G, 'laHire', '1714');
  expect(code(G, 'french', marchOf('1714', ['chartres'], band({}, ['laHire'])))).toBe('leadersAtEnemyTown');
});
rule('5.4', 'wounded, Jeanne does not move; another event lets her', () => {
  const G = field();
  lead(G, 'jeanne', '1719');
  G.event = 2;
  expect(code(G, 'french', marchOf('1719', ['1718'], band({}, ['jeanne'])))).toBe('wounded');
  G.event = 7;
  expect(code(G, 'french', marchOf('1719', ['1718'], band({}, ['jeanne'])))).toBeUndefined();
});
rule('9.5.1', 'the supply train goes with a leader it began the phase with, four MPs at most', () => {
  const G = emptyBoard({ supplyTrain: true });
  lead(G, 'talbot', 'harfleur');
  const train = { ...band({}, ['talbot']), supplyTrain: true as const };
  const four = ['1407', 'harfleur', '1407', 'harfleur'];
  expect(code(G, 'english', marchOf('harfleur', four, train))).toBeUndefined();
  expect(code(G, 'english', marchOf('harfleur', [...four, '1407'], train))).toBe('noMps');
  expect(code(G, 'english', marchOf('harfleur', ['1407'], { ...train, leaders: [] }))).toBe('noLeader');
});
rule('6.1.3 9.5.1', 'with wagons among them cavalry under a leader has no bonus', () => {
  const G = emptyBoard({ supplyTrain: true });
  put(G, 'harfleur', 'english.lightCavalry', 1);
  lead(G, 'talbot', 'harfleur');
  const convoy = { ...band({ 'english.lightCavalry': 1 }, ['talbot']), supplyTrain: true as const };
  const four = ['1407', 'harfleur', '1407', 'harfleur'];
  expect(code(G, 'english', marchOf('harfleur', four, convoy))).toBeUndefined();
  expect(code(G, 'english', marchOf('harfleur', [...four, '1407'], convoy))).toBe('noMps');
});
rule('9.5.3 R52', 'a lone train is lost to enemy SPs that enter its hex; one with an SP beside it bars them', () => {
  const G = emptyBoard({ supplyTrain: true });
  G.supplyTrain.hex = hexOf('1718');
  put(G, '1719', 'french.lightCavalry', 1);
  const through = marchOf('1719', ['1718', '1719'], band(CAV));
  put(G, '1718', 'english.militia', 1);
  expect(code(G, 'french', through)).toBe('enemyUnits');
  delete G.forces[hexOf('1718')];
  march(G, 'french', through, scriptedTable());
  expect(G.supplyTrain).toMatchObject({ status: 'destroyed', hex: null });
});
rule('9.5.2 R14', 'leaders alone do not enter the hex of the train, but pass where a laager was spent', () => {
  const G = emptyBoard({ supplyTrain: true });
  G.supplyTrain.hex = hexOf('1718');
  lead(G, 'dunois', '1719');
  const order = marchOf('1719', ['1718'], band({}, ['dunois']));
  expect(code(G, 'french', order)).toBe('leadersMeetEnemy');
  G.supplyTrain.status = 'spentAsLaager';
  expect(code(G, 'french', order)).toBeUndefined();
});
rule('R10 6.1.2', 'who has left the slow behind goes on at the pace of the rest, and no farther', () => {
  const G = field();
  const both = band({ 'french.infantry': 1, 'french.siege': 1 }, ['dunois']);
  const five = ['1718', '1719', '1718', '1719', '1718'];
  const leaving = { '1718': band({ 'french.siege': 1 }) };
  expect(code(G, 'french', marchOf('1719', five, both))).toBe('noMps');
  expect(code(G, 'french', marchOf('1719', five, both, leaving))).toBeUndefined();
  expect(code(G, 'french', marchOf('1719', [...five, '1719'], both, leaving))).toBe('noMps');
});
rule('6.1 6.1.1', 'a march names somebody, a way, and what it drops', () => {
  const group = band(INF, ['dunois']);
  expect(code(field(), 'french', marchOf('1719', [], group))).toBe('emptyPath');
  expect(code(field(), 'french', marchOf('1719', ['1718'], band({})))).toBe('emptyGroup');
  expect(code(field(), 'french', marchOf('1719', ['1718', '1618'], group, { '1718': band({}) }))).toBe('dropNotOnWay');
});
rule('9.5.2 R52', 'a train spent as a laager is not destroyed by enemies who come where it stood', () => {
  const G = emptyBoard({ supplyTrain: true });
  G.supplyTrain = { status: 'spentAsLaager', hex: hexOf('1718'), spent: 0, from: null };
  put(G, '1719', 'french.lightCavalry', 1);
  march(G, 'french', marchOf('1719', ['1718'], band(CAV)), scriptedTable());
  expect(G.supplyTrain).toMatchObject({ status: 'spentAsLaager', hex: hexOf('1718') });
});
