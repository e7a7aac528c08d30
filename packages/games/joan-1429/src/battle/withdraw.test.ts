import { expect } from 'vitest';
import { landNeighbours, townHex } from '../data/map/index.ts';
import type { HexId, Situation } from '../ids.ts';
import { turnNeutral } from '../phases/burgundy-step.ts';
import { checkSiege } from '../rules/siege.ts';
import { battlefield, lotsOfTroops, type Troops } from '../testing/battlefield.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { siege, TOURS } from '../testing/siege-of-tours.ts';
import { composeBattle } from './compose.ts';
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

const AUXERRE = townHex('auxerre');
/** English guests and Burgundians in Auxerre, the supply train with them; French, if any, on every side. */
const guests = (ours: Troops, around: Troops = {}) => {
  const G = battlefield(
    [
      [AUXERRE, 'english', { troops: { ...ours, 'burgundian.infantry': 2 } }],
      ...landNeighbours(AUXERRE).map((hex) => [hex, 'french', { troops: around }] as const),
    ],
    { supplyTrain: true },
  );
  G.supplyTrain.hex = AUXERRE;
  return G;
};
const makeWay = (G: ReturnType<typeof guests>) => {
  const table = scriptedTable();
  turnNeutral(G, table);
  const at: Situation = { phase: 'firstDetermination', side: 'english', step: 'withdraw' };
  expect(settleWithdrawals(G, table)).toBe('english');
  const options = battleOptions(G, at);
  const order = composeBattle(options, () => 0);
  expect(explainBattle(G, at, order)).toBeUndefined();
  applyBattleOrder(G, at, order, table);
  return order.type === 'withdraw' ? order.retreat : [];
};

rule(
  '9.5.3, R47',
  'the supply train leaves a town of neutral Burgundy with the English, and stays with who stays',
  () => {
    const G = guests({ infantry: 3 });
    const to = makeWay(G).at(-1);
    expect(G.forces[AUXERRE]).toEqual(lotsOfTroops('english', { 'burgundian.infantry': 2 }));
    expect(G.supplyTrain.hex).toBe(to);
    const none = guests({});
    turnNeutral(none, scriptedTable());
    expect(settleWithdrawals(none, scriptedTable())).toBeUndefined();
    expect(none.supplyTrain.hex).toBe(AUXERRE);
  },
);
rule('R35, R47', 'who makes way for neutral Burgundy breaks through weak enemies without loss', () => {
  const G = guests({ infantry: 5 }, { militia: 1 });
  const to = makeWay(G);
  expect(to).toHaveLength(2);
  expect(G.forces[to.at(-1) as HexId]).toEqual(lotsOfTroops('english', { infantry: 5 }));
});
rule('7.5.2, R38', 'besiegers who give up a siege pay for it', () => {
  const G = shutIn([]);
  G.forces['1416' as HexId] = lotsOfTroops('french', { infantry: 1 });
  const table = scriptedTable();
  checkSiege(G, TOURS, table);
  expect(settleWithdrawals(G, table)).toBe('english');
  applyBattleOrder(
    G,
    AT,
    composeBattle(battleOptions(G, AT), () => 0),
    table,
  );
  expect(table.told).toContainEqual(expect.objectContaining({ kind: 'spsLost', cause: 'push' }));
});
