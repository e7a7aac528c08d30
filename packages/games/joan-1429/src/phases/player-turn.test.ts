import { expect } from 'vitest';
import { applyOrder } from '../apply.ts';
import { explainOrder } from '../explain.ts';
import { changeLeader } from '../forces.ts';
import type { Order } from '../orders.ts';
import type { G } from '../state.ts';
import { combatOf, group } from '../testing/battlefield.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { beginPlayerTurn, endCombat, endMovement } from './player-turn.ts';

rule('R25 R27', 'what was attacked, and who went inside, is forgotten as the Combat Phase ends', () => {
  const G = emptyBoard();
  put(G, '1714', 'french.infantry', 6, { attacked: true });
  lead(G, 'laHire', '1714');
  changeLeader(G, 'laHire', { attacked: true });
  put(G, 'chartres', 'english.infantry', 2);
  G.attacksMade = { [hexOf('1714')]: [hexOf('chartres')] };
  G.insideThisPhase = [hexOf('chartres')];
  const again: Order = {
    type: 'attack',
    from: hexOf('1714'),
    target: hexOf('chartres'),
    group: group('french', { infantry: 6 }, ['laHire']),
  };
  expect(explainOrder(G, combatOf('french'), again)).toBeDefined();
  endCombat(G, 'french', scriptedTable(), false);
  expect(explainOrder(G, combatOf('french'), again)).toBeUndefined();
  // The garrison may choose its walls anew.
  expect(applyOrder(G, combatOf('french'), again, scriptedTable())).toMatchObject({ side: 'english', step: 'stand' });
});

/** Tours with four French inside and two English before it. */
const tooFew = (): G => {
  const G = emptyBoard();
  put(G, 'tours', 'french.infantry', 4);
  put(G, 'tours', 'english.infantry', 2);
  besiege(G, 'tours', 'english');
  return G;
};

rule(
  '7.5.3 R38',
  'besiegers who have grown too few leave as their own Movement Phase ends, not as the enemy’s does',
  () => {
    const theirs = tooFew();
    endMovement(theirs, 'french', scriptedTable(), false);
    expect(theirs.sieges).toEqual({ [hexOf('tours')]: 'english' });
    expect(theirs.withdrawals).toEqual([]);
    const own = tooFew();
    const table = scriptedTable();
    expect(endMovement(own, 'english', table, false)).toMatchObject({ side: 'english', step: 'withdraw' });
    expect(table.told.map(({ kind }) => kind)).toContain('siegeRaised');
  },
);

rule(
  'R38',
  'militia raised inside make besiegers too few, and nobody looks before a battle or the end of a phase',
  () => {
    const G = tooFew();
    expect(G.sieges).toEqual({ [hexOf('tours')]: 'english' });
    endCombat(G, 'english', scriptedTable(), false);
    expect(G.sieges).toEqual({ [hexOf('tours')]: 'english' });
  },
);

rule('9.5.2 R52', 'wagons formed in a laager are spent when that player turn ends; others stay on the road', () => {
  const after = (status: 'map' | 'laager') => {
    const G = emptyBoard({ supplyTrain: true });
    G.supplyTrain = { status, hex: hexOf('1714'), spent: 0, from: null };
    endCombat(G, 'french', scriptedTable(), false);
    return G.supplyTrain;
  };
  expect(after('laager')).toMatchObject({ status: 'spentAsLaager', hex: hexOf('1714') });
  expect(after('map')).toMatchObject({ status: 'map', hex: hexOf('1714') });
});

rule('9.4 R51', 'routed stacks flee as their own player turn begins, and rally as it ends', () => {
  const G = emptyBoard({ routs: true });
  put(G, '1714', 'french.infantry', 2, { routed: true });
  beginPlayerTurn(G, 'english', scriptedTable());
  expect(Object.keys(G.forces)).toEqual(['1714']);
  endCombat(G, 'english', scriptedTable(), false);
  expect(G.forces[hexOf('1714')]).toEqual({ 'french.infantry routed': 2 });
  beginPlayerTurn(G, 'french', scriptedTable());
  expect(Object.keys(G.forces)).toEqual([hexOf('orleans')]);
  endCombat(G, 'french', scriptedTable(), false);
  expect(Object.keys(G.forces[hexOf('orleans')] ?? {})).not.toContainEqual(expect.stringMatching('routed'));
});
