import { expect } from 'vitest';
import { explainOrder } from '../explain.ts';
import type { HexId, LeaderId, Side, Situation } from '../ids.ts';
import type { Attack, Order } from '../orders.ts';
import type { G } from '../state.ts';
import { battlefield, combatOf, group, type Troops } from '../testing/battlefield.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { explainBattle } from './explain.ts';
import { applyBattleOrder } from './run.ts';

const attack = (from: string, target: string, ours: Troops, leaders: LeaderId[], side: Side = 'french'): Attack => ({
  type: 'attack',
  from: from as HexId,
  target: target as HexId,
  group: group(side, ours, leaders),
});
const code = (G: G, order: Order, side: Side = 'french') => explainBattle(G, combatOf(side), order)?.code;
const run = (G: G, at: Situation, order: Order, ...dice: number[]) => {
  const table = scriptedTable(dice);
  expect(explainBattle(G, at, order)).toBeUndefined();
  const next = applyBattleOrder(G, at, order, table);
  table.done();
  return { next, told: table.told, kinds: table.told.map(({ kind }) => kind) };
};
const field = () =>
  battlefield([
    ['1719', 'french', { troops: { infantry: 6 }, leaders: ['dunois', 'charles', 'laHire'] }],
    ['1718', 'english', { troops: { infantry: 3 } }],
    ['1618', 'english', { troops: { infantry: 3 } }],
  ]);
const siege = () => {
  const G = battlefield([
    ['1417', 'french', { troops: { infantry: 3 }, leaders: ['dunois'] }],
    ['1417', 'english', { troops: { infantry: 6, engineers: 1, siege: 1 }, leaders: ['talbot'] }],
    ['1518', 'french', { troops: { infantry: 4 }, leaders: ['laHire'] }],
  ]);
  G.sieges['1417' as HexId] = 'english';
  return G;
};

rule('6.2.1, R25', 'SPs with a leader who leads attacks may attack a neighbouring enemy', () => {
  expect(code(field(), attack('1719', '1718', { infantry: 6 }, ['dunois']))).toBeUndefined();
});
rule('6.2.1, R25', 'without a leader, or with one who leads none, they may not', () => {
  expect(code(field(), attack('1719', '1718', { infantry: 6 }, []))).toBe('attackWithoutLeader');
  expect(code(field(), attack('1719', '1718', { infantry: 6 }, ['charles']))).toBe('attackWithoutLeader');
});
rule('6.2.1', 'an enemy farther off, or no enemy at all, is no target', () => {
  expect(code(field(), attack('1719', '1717', { infantry: 6 }, ['dunois']))).toBe('targetNotAdjacent');
  expect(code(field(), attack('1719', '1720', { infantry: 6 }, ['dunois']))).toBe('noEnemyThere');
});
rule('R30', 'lone leaders are no target', () => {
  const G = battlefield([
    ['1719', 'french', { troops: { infantry: 1 }, leaders: ['dunois'] }],
    ['1718', 'english', { leaders: ['talbot'] }],
  ]);
  expect(code(G, attack('1719', '1718', { infantry: 1 }, ['dunois']))).toBe('noEnemyThere');
});
rule('R25', 'parts of a stack attack different targets, each SP and leader once', () => {
  const G = field();
  // 3 against 3: a roll of 2 + 1 is 2/1; then two dice for each leader there.
  const { next } = run(G, combatOf('french'), attack('1719', '1718', { infantry: 3 }, ['dunois']), 2, 3, 3);
  expect(next).toEqual(combatOf('french'));
  expect(code(G, attack('1719', '1618', { infantry: 3 }, ['laHire']))).toBeUndefined();
  expect(code(G, attack('1719', '1618', { infantry: 3 }, ['dunois']))).toBe('leaderAttackedAlready');
});
rule('6.2.3, R25', 'SPs of one hex attack a target once, those of another hex may follow', () => {
  const G = field();
  G.forces['1818' as HexId] = { ...group('french', { infantry: 2 }).lots };
  G.leaders.alencon = { status: 'map', hex: '1818' as HexId, spent: 0, from: null, attacked: false };
  run(G, combatOf('french'), attack('1719', '1718', { infantry: 3 }, ['dunois']), 2, 3, 3);
  expect(code(G, attack('1719', '1718', { infantry: 3 }, ['laHire']))).toBe('targetAttackedAlready');
  expect(code(G, attack('1818', '1718', { infantry: 2 }, ['alencon']))).toBeUndefined();
});
rule('6.2.4', 'siege weapons join no attack on a force in the field', () => {
  const G = battlefield([
    ['1719', 'french', { troops: { infantry: 1, siege: 1, artillery: 1 }, leaders: ['dunois'] }],
    ['1718', 'english', { troops: { infantry: 1 } }],
  ]);
  expect(code(G, attack('1719', '1718', { infantry: 1, siege: 1 }, ['dunois']))).toBe('siegeWeaponsOnlyTowns');
  expect(code(G, attack('1719', '1718', { infantry: 1, artillery: 1 }, ['dunois']))).toBeUndefined();
});
rule('R26', 'every SP of the hex defends, whatever its nation', () => {
  const G = battlefield([
    ['1719', 'french', { troops: { infantry: 6 }, leaders: ['dunois'] }],
    ['1718', 'english', { troops: { infantry: 2, 'burgundian.infantry': 1 } }],
  ]);
  // 6 against 3: a roll of 1 + 1 is 2/2, and the English choose whose two SPs are lost.
  const { told, next } = run(G, combatOf('french'), attack('1719', '1718', { infantry: 6 }, ['dunois']), 1);
  expect(told.find(({ kind }) => kind === 'oddsReckoned')).toMatchObject({ attack: 6, defence: 3 });
  const lots = group('english', { infantry: 1, 'burgundian.infantry': 1 }).lots;
  run(G, next as Situation, { type: 'takeLosses', lots }, 3, 3);
  expect(G.forces['1718' as HexId]).toEqual(group('english', { infantry: 1 }).lots);
});
rule('R9', 'nations of one side attack together', () => {
  const G = battlefield([
    ['1719', 'french', { troops: { infantry: 1, 'breton.infantry': 1, 'scottish.archers': 1 }, leaders: ['dunois'] }],
    ['1718', 'english', { troops: { infantry: 3 } }],
  ]);
  const all = { infantry: 1, 'breton.infantry': 1, 'scottish.archers': 1 } as const;
  expect(code(G, attack('1719', '1718', all, ['dunois']))).toBeUndefined();
  expect(code(G, attack('1719', '1718', { ...all, 'burgundian.infantry': 1 }, ['dunois']))).toBe('spsNotThere');
});
rule('8.2.7, 6.2.3', 'a sortie and a relief are two attacks, in either order', () => {
  const order = attack('1417', '1417', { infantry: 3 }, ['dunois']);
  const relief = attack('1518', '1417', { infantry: 4 }, ['laHire']);
  expect(code(siege(), order)).toBeUndefined();
  expect(code(siege(), relief)).toBeUndefined();
  const both = attack('1518', '1417', { infantry: 7 }, ['laHire', 'dunois']);
  expect(code(siege(), both)).toBe('spsNotThere');
});
rule('8.2.5, R25', 'the besieged attack their besiegers and nobody else', () => {
  const G = siege();
  G.forces['1418' as HexId] = { ...group('english', { infantry: 1 }).lots };
  expect(code(G, attack('1417', '1418', { infantry: 3 }, ['dunois']))).toBe('besiegedOnlySortie');
  expect(code(G, attack('1417', '1417', { infantry: 3 }, ['dunois']))).toBeUndefined();
});
rule('8.2.5, R36', 'a sortie with a retreat goes back inside and the siege stands', () => {
  const G = siege();
  // 3 against 7 (siege weapons stand aside) is 1-3: die 4 + 1 is 2R/1. The English choose their loss; then two dice a leader.
  const { kinds, next } = run(G, combatOf('french'), attack('1417', '1417', { infantry: 3 }, ['dunois']), 4);
  expect(kinds).toContain('goesInside');
  expect(next).toMatchObject({ side: 'english', step: 'defenderLosses' });
  run(G, next as Situation, { type: 'takeLosses', lots: group('english', { infantry: 1 }).lots }, 3, 3, 3, 3);
  expect(G.sieges['1417' as HexId]).toBe('english');
  expect(G.leaders.dunois.hex).toBe('1417');
});
rule('R25', 'a besieged force is stormed, and not attacked from a neighbouring hex', () => {
  const G = battlefield([
    ['1417', 'french', { troops: { infantry: 1 } }],
    ['1417', 'english', { troops: { infantry: 6, engineers: 1, siege: 1 }, leaders: ['talbot'] }],
    ['1518', 'english', { troops: { infantry: 4 }, leaders: ['bedford'] }],
  ]);
  G.sieges['1417' as HexId] = 'english';
  const beside = attack('1518', '1417', { infantry: 4 }, ['bedford'], 'english');
  expect(code(G, beside, 'english')).toBe('besiegedOnlyStormed');
  expect(code(G, attack('1417', '1417', { infantry: 6 }, ['talbot'], 'english'), 'english')).toBeUndefined();
});
rule('R36, R34', 'stormed with a retreat the besieged are lost and the town falls', () => {
  const G = battlefield([
    ['1417', 'french', { troops: { infantry: 1 }, leaders: ['dunois'] }],
    ['1417', 'english', { troops: { infantry: 6, engineers: 1, artillery: 1 }, leaders: ['talbot'] }],
  ]);
  G.sieges['1417' as HexId] = 'english';
  // 7 against 3 inside is 2-1: die 5 + 1 − 2 is 1/2R; one die for Dunois.
  const storm = attack('1417', '1417', { infantry: 6, artillery: 1 }, ['talbot'], 'english');
  const asked = run(G, combatOf('english'), storm, 5);
  expect(asked.next?.step).toBe('attackerLosses');
  const lots = { 'english.infantry attacked': 1 } as Record<never, number>;
  run(G, asked.next as Situation, { type: 'takeLosses', lots }, 3);
  expect(G.sieges).toEqual({});
  expect(G.leaders.dunois.status).toBe('captive');
});
rule('6.2', 'attacking is a choice: the phase may be ended with enemies at hand', () => {
  expect(explainOrder(field(), combatOf('french'), { type: 'endCombat' })).toBeUndefined();
});
rule('6.2', 'defending is none: nobody asks the attacked whether he fights', () => {
  const G = field();
  // 6 against 3, die 1 + 1: 2/2; nobody has a choice to make.
  const { told } = run(G, combatOf('french'), attack('1719', '1718', { infantry: 6 }, ['dunois']), 1, 3, 3);
  expect(told.filter((one) => one.kind === 'spsLost' && one.side === 'english')).toHaveLength(1);
});

/** Six against six under La Hire, die 1 + 1: 2R/1. Jeanne is in their hex, wounded or not named. */
const beatenBeside = (event: number | null, ours: Troops) => {
  const G = battlefield([
    ['1614', 'english', { troops: { infantry: 6 } }],
    ['1615', 'french', { troops: ours, leaders: ['laHire', 'jeanne'] }],
  ]);
  G.event = event;
  run(G, combatOf('french'), attack('1615', '1614', { infantry: 6 }, ['laHire']), 1, 3, 3);
  return G.leaders;
};
rule('7.1.5, R25', 'a wounded Jeanne, who can take no part, goes with her stack when all of it is beaten back', () => {
  const { jeanne, laHire } = beatenBeside(2, { infantry: 6 });
  expect(laHire.hex).not.toBe('1615');
  expect(jeanne.hex).toBe(laHire.hex);
});
rule('7.1.5, R25', 'while others of it stay she stays with them, and so does whoever was merely not named', () => {
  expect(beatenBeside(2, { infantry: 6, militia: 1 }).jeanne.hex).toBe('1615');
  expect(beatenBeside(null, { infantry: 6 }).jeanne.hex).toBe('1615');
});
