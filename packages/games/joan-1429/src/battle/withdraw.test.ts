import { expect } from 'vitest';
import type { HexId, Situation } from '../ids.ts';
import { checkSiege } from '../rules/siege.ts';
import { battlefield, lotsOfTroops } from '../testing/battlefield.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { siege, TOURS } from '../testing/siege-of-tours.ts';
import { explainBattle } from './explain.ts';
import { battleOptions } from './options.ts';
import { applyBattleOrder } from './run.ts';
import { settleWithdrawals } from './withdraw.ts';

const AT: Situation = { phase: 'finalDetermination', side: 'english', step: 'withdraw' };

rule('R33, R38', 'a retreat without a battle costs no guns, and its owner picks among the best hexes', () => {
  const G = siege({ infantry: 9 }, { infantry: 3, artillery: 2 });
  const table = scriptedTable();
  checkSiege(G, TOURS, table);
  expect(settleWithdrawals(G, table)).toBe('english');
  // 1416 and 1517 are nearer to Le Mans and Chartres than Tours is; 1418 is not.
  expect(explainBattle(G, AT, { type: 'withdraw', retreat: ['1418' as HexId] })?.code).toBe('retreatNotAllowed');
  applyBattleOrder(G, AT, { type: 'withdraw', retreat: ['1416' as HexId] }, table);
  expect(G.forces['1416' as HexId]).toEqual(lotsOfTroops('english', { infantry: 3, artillery: 2 }));
  expect(G.sieges).toEqual({});
});
/** Besiegers of Tours, too few, with enemies all round and friends only where named. */
const shutIn = (friends: string[]) => {
  const G = battlefield([
    [TOURS, 'french', { troops: { infantry: 9 } }],
    [TOURS, 'english', { troops: { infantry: 3 }, leaders: ['talbot', 'suffolk'] }],
    ...['1416', '1517', '1518', '1418', '1318', '1317'].map(
      (hex) => [hex, 'french', { troops: { infantry: 4 } }] as const,
    ),
    ...friends.map((hex) => [hex, 'english', { troops: { infantry: 1 } }] as const),
  ]);
  G.sieges[TOURS] = 'english';
  return G;
};
rule(
  'R34, R38',
  'one without a way out is lost; leaders who get away and have two refuges ask for one, in one order',
  () => {
    // Two are two clear hexes off, the third is farther.
    const G = shutIn(['1415', '1516', '1315']);
    // Two dice each: a seven and an eight.
    const table = scriptedTable([3, 4, 4, 4]);
    checkSiege(G, TOURS, table);
    expect(settleWithdrawals(G, table)).toBe('english');
    table.done();
    expect(battleOptions(G, AT)).toMatchObject({ refuge: { leaders: ['talbot', 'suffolk'], hexes: ['1415', '1516'] } });
    expect(explainBattle(G, AT, { type: 'refuge', hex: '1315' as HexId })?.code).toBe('refugeNotNearest');
    const apart = { suffolk: '1516' as HexId };
    applyBattleOrder(G, AT, { type: 'refuge', hex: '1415' as HexId, apart }, table);
    expect(G.leaders.talbot).toMatchObject({ status: 'map', hex: '1415' });
    expect(G.leaders.suffolk).toMatchObject({ status: 'map', hex: '1516' });
    expect(table.told.map(({ kind }) => kind)).not.toContain('leaderCaptured');
    expect(G.withdrawals).toEqual([]);
  },
);
rule('R34, R14', 'with nobody to flee to they are taken, each once', () => {
  const G = shutIn([]);
  const table = scriptedTable([3, 4, 4, 4]);
  checkSiege(G, TOURS, table);
  expect(settleWithdrawals(G, table)).toBeUndefined();
  expect(table.told.flatMap((one) => (one.kind === 'leaderCaptured' ? [one.leader] : []))).toEqual([
    'talbot',
    'suffolk',
  ]);
});
