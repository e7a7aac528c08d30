import { expect, test } from 'vitest';
import { changeLeader } from '../forces.ts';
import type { Build } from '../orders.ts';
import { beginBuild } from '../phases/build.ts';
import type { G } from '../state.ts';
import { besiege, emptyBoard, hexOf, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { buildOptions, composeBuild, explainBuild, isAnyChoice } from './build-order.ts';
import { supplyTrainReturns } from './returns.ts';

const raise = (...raised: Build['raise']): Build => ({ type: 'build', raise: raised, place: [] });
const rich = (): G => {
  const G = emptyBoard();
  G.purses = { english: 10, burgundian: 6, french: 9 };
  return G;
};

rule('5.2.5', 'units are raised at their muster towns, and nowhere else', () => {
  const G = rich();
  const at = (hex: string) => raise({ nation: 'english', type: 'infantry', sps: 2, hex: hexOf(hex) });
  expect(explainBuild(G, 'english', at('calais'))).toBeUndefined();
  expect(explainBuild(G, 'english', at('rouen'))).toMatchObject({ rule: '5.2.5', code: 'notAMusterTown' });
});

rule('5.2.5', 'the purse pays 3 for a gun and 2 for heavy cavalry; more than it holds is refused', () => {
  const G = rich();
  const hex = hexOf('chinon');
  const cost9 = raise(
    { nation: 'french', type: 'artillery', sps: 1, hex },
    { nation: 'scottish', type: 'heavyCavalry', sps: 2, hex },
    { nation: 'breton', type: 'lightCavalry', sps: 2, hex: hexOf('vannes') },
  );
  expect(explainBuild(G, 'french', cost9)).toBeUndefined();
  cost9.raise.push({ nation: 'french', type: 'archers', sps: 1, hex });
  expect(explainBuild(G, 'french', cost9)).toMatchObject({ code: 'purseTooSmall', params: { cost: 10, rps: 9 } });
});

rule('5.2.5, R23', 'purses are apart: English RPs raise no Burgundians', () => {
  const G = rich();
  G.purses.burgundian = 0;
  const order = raise({ nation: 'burgundian', type: 'infantry', sps: 1, hex: hexOf('auxerre') });
  expect(explainBuild(G, 'english', order)).toMatchObject({ code: 'purseTooSmall' });
  G.purses.burgundian = 1;
  expect(explainBuild(G, 'english', order)).toBeUndefined();
});

rule('5.2.1', 'militia comes by itself and is not for sale', () => {
  const order = raise({ nation: 'french', type: 'militia', sps: 1, hex: hexOf('chinon') });
  expect(explainBuild(rich(), 'french', order)).toMatchObject({ rule: '5.2.1', code: 'notForReplacementPoints' });
});

rule('5.2.6', 'the countermix is the limit, over all lines of an order', () => {
  const G = rich();
  put(G, 'paris', 'english.lightCavalry', 1);
  const line = { nation: 'english', type: 'lightCavalry', sps: 1, hex: hexOf('calais') } as const;
  expect(explainBuild(G, 'english', raise(line, { ...line, hex: hexOf('harfleur') }))).toBeUndefined();
  expect(explainBuild(G, 'english', raise(line, line, line))).toMatchObject({ rule: '5.2.6', params: { left: 2 } });
});

rule('5.2.5', 'nobody raises the other side’s nations', () => {
  const order = raise({ nation: 'english', type: 'infantry', sps: 1, hex: hexOf('calais') });
  expect(explainBuild(rich(), 'french', order)).toMatchObject({ code: 'notYourNation' });
});

rule('5.3, R45', 'a ransomed leader comes back at an open town of his side, and must', () => {
  const G = emptyBoard();
  changeLeader(G, 'talbot', { status: 'ransomed' });
  const place = (hex: string): Build => ({ type: 'build', raise: [], place: [{ leader: 'talbot', hex: hexOf(hex) }] });
  expect(explainBuild(G, 'english', place('rouen'))).toBeUndefined();
  expect(explainBuild(G, 'english', place('chinon'))).toMatchObject({ code: 'leaderCannotReturnThere' });
  expect(explainBuild(G, 'english', raise())).toMatchObject({ rule: '5.3', code: 'leaderToBePlaced' });
  const twice = { ...place('rouen'), place: [...place('rouen').place, ...place('paris').place] };
  expect(explainBuild(G, 'english', twice)).toMatchObject({ code: 'leaderNotReturning' });
  changeLeader(G, 'talbot', { status: 'captive' });
  expect(explainBuild(G, 'english', place('rouen'))).toMatchObject({ code: 'leaderNotReturning' });
});

rule('R45', 'while Burgundy is neutral its duke comes back only to a home town of its own', () => {
  const G = emptyBoard();
  G.burgundyNeutral = true;
  changeLeader(G, 'burgundy', { status: 'ransomed' });
  const place = (hex: string): Build => ({
    type: 'build',
    raise: [],
    place: [{ leader: 'burgundy', hex: hexOf(hex) }],
  });
  expect(explainBuild(G, 'english', place('troyes'))).toBeUndefined();
  expect(explainBuild(G, 'english', place('paris'))).toMatchObject({ rule: 'R45' });
  G.burgundyNeutral = false;
  expect(explainBuild(G, 'english', place('paris'))).toBeUndefined();
});

rule('9.5.3, R52', 'a destroyed train comes back at either port, an open one', () => {
  const G = emptyBoard({ supplyTrain: true });
  G.supplyTrain = { status: 'destroyed', hex: null, spent: 0, from: null };
  const back = (hex: string): Build => ({ ...raise(), supplyTrain: hexOf(hex) });
  expect(explainBuild(G, 'english', back('calais'))).toBeUndefined();
  expect(explainBuild(G, 'english', back('paris'))).toMatchObject({ code: 'supplyTrainCannotReturnThere' });
  expect(explainBuild(G, 'english', raise())).toMatchObject({ code: 'supplyTrainToBePlaced' });
});

rule(
  '9.5.2, R52',
  'a train spent as a laager comes back at the nearest friendly town, unasked where there is but one',
  () => {
    const G = emptyBoard({ supplyTrain: true });
    G.supplyTrain = { status: 'spentAsLaager', hex: hexOf('1714'), spent: 0, from: null };
    expect(supplyTrainReturns(G)).toEqual([hexOf('chartres')]);
    expect(buildOptions(G, 'english').supplyTrain).toEqual([]);
    beginBuild(G, 'english', scriptedTable());
    expect(G.supplyTrain).toMatchObject({ status: 'map', hex: hexOf('chartres') });
    const lost = emptyBoard({ supplyTrain: true });
    lost.supplyTrain = { status: 'spentAsLaager', hex: hexOf('1714'), spent: 0, from: null };
    put(lost, 'chartres', 'french.militia', 1);
    expect(supplyTrainReturns(lost)).not.toContain(hexOf('chartres'));
  },
);

rule('R52', 'a destroyed train waits while neither port is open', () => {
  const G = emptyBoard({ supplyTrain: true });
  G.supplyTrain = { status: 'destroyed', hex: null, spent: 0, from: null };
  for (const port of ['calais', 'harfleur']) put(G, port, 'french.militia', 1);
  beginBuild(G, 'english', scriptedTable());
  expect(G.supplyTrain.status).toBe('destroyed');
  delete G.forces[hexOf('harfleur')];
  beginBuild(G, 'english', scriptedTable());
  expect(G.supplyTrain).toMatchObject({ status: 'map', hex: hexOf('harfleur') });
});

rule('R5', 'with empty purses and nobody to place there is nothing to decide', () => {
  const G = emptyBoard();
  expect(isAnyChoice(buildOptions(G, 'english'))).toBe(false);
  G.purses.english = 1;
  expect(isAnyChoice(buildOptions(G, 'english'))).toBe(true);
  for (const port of ['calais', 'harfleur']) {
    put(G, port, 'english.infantry', 1);
    put(G, port, 'french.infantry', 2);
    besiege(G, port, 'french');
  }
  expect(isAnyChoice(buildOptions(G, 'english'))).toBe(false);
});

test('every composed build order is legal', () => {
  const G = rich();
  changeLeader(G, 'talbot', { status: 'ransomed' });
  let seed = 7;
  const choose = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % n;
  };
  for (const side of ['english', 'french'] as const) {
    const options = buildOptions(G, side);
    for (let i = 0; i < 300; i += 1) expect(explainBuild(G, side, composeBuild(options, choose))).toBeUndefined();
  }
});
