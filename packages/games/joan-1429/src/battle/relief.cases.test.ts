import { expect } from 'vitest';
import type { HexId } from '../ids.ts';
import { holder } from '../rules/control.ts';
import { lotsOfTroops, type Troops } from '../testing/battlefield.ts';
import { attack, fight, lose, way } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';
import { siege, TOURS } from '../testing/siege-of-tours.ts';

const ARMY: Troops = { infantry: 5, engineers: 1, artillery: 1 };

rule(
  'R17, 8.2.5',
  'the last of the besieged lost in a sortie, the town is the besiegers’ at once, while their losses are still asked',
  () => {
    const G = siege({ infantry: 1 }, { infantry: 2, militia: 2 });
    // 1 against 4 at 1-3, die 2 + 1: E/1; then one die for Dunois.
    const battle = fight(G, 'french').give(attack('french', TOURS, TOURS, { infantry: 1 }, ['dunois']), 2);
    expect(battle.asked()).toEqual({ side: 'english', step: 'defenderLosses' });
    expect(holder(G, TOURS)).toBe('english');
    battle.give(lose('english', { militia: 1 }), 3);
    expect(battle.find('townFalls')).toBeDefined();
  },
);
rule(
  '7.5.3, 8.2.5, R33',
  'besiegers fewer than the besieged after a sortie must go, and their guns are lost on top',
  () => {
    const G = siege({ infantry: 6 }, { infantry: 5, engineers: 1, artillery: 1 });
    // One gun fires and misses. 6 against 7 is 1-2: die 4 + 1 is 2/1. Four inside, six outside: it stands.
    const stands = fight(G, 'french').give(attack('french', TOURS, TOURS, { infantry: 6 }, ['dunois']), 1, 4);
    stands.give(lose('english', { infantry: 1 }), 3, 3, 3, 3);
    expect(G.sieges[TOURS]).toBe('english');
    const H = siege({ infantry: 8 }, { infantry: 6, engineers: 1, artillery: 1 });
    // 8 against 8, die 4 + 1: 1/2. Seven inside, six outside: raised, and the gun goes too.
    const raised = fight(H, 'french').give(attack('french', TOURS, TOURS, { infantry: 8 }, ['dunois']), 1, 4);
    expect(raised.asked()).toEqual({ side: 'english', step: 'defenderLosses' });
    expect(raised.why(lose('english', { infantry: 2 }))?.code).toBe('retreatDemanded');
    raised.give(lose('english', { infantry: 2 }, { retreat: way('1416') }), 3, 3, 3, 3);
    expect(H.sieges).toEqual({});
    expect(H.forces['1416' as HexId]).toEqual(lotsOfTroops('english', { infantry: 4, engineers: 1 }));
    expect(raised.told.find((one) => one.kind === 'spsLost' && one.rule === 'R33')).toMatchObject({ cause: 'guns' });
  },
);
rule('8.2.5, R36', 'a sortie that makes the besiegers retreat raises the siege', () => {
  const G = siege({ infantry: 8 }, { infantry: 3, engineers: 1 });
  // 8 against 4, die 3 + 1: 1/2R.
  const battle = fight(G, 'french').give(attack('french', TOURS, TOURS, { infantry: 8 }, ['dunois']), 3);
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1416') }), 3, 3, 3, 3);
  expect(G.sieges).toEqual({});
  expect(battle.asked()?.step).toBe('combat');
});
rule('8.2.6', 'a relief that makes them retreat lifts the siege and may advance into the hex', () => {
  const G = siege({ infantry: 2 }, { infantry: 5, engineers: 1 });
  const relief = attack('french', '1518', TOURS, { infantry: 12 }, ['laHire']);
  // 12 against 6, die 3 + 1: 1/2R; dice for La Hire and Talbot, not for Dunois inside.
  const battle = fight(G, 'french').give(relief, 3);
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1416') }), 3, 3, 3, 3);
  expect(battle.asked()).toEqual({ side: 'french', step: 'advance' });
  const whole = { lots: { 'french.infantry attacked': 11 } as Record<never, number>, leaders: ['laHire' as const] };
  battle.give({ type: 'advance', group: whole });
  expect(G.sieges).toEqual({});
  expect(G.leaders.laHire.hex).toBe(TOURS);
  expect(battle.find('siegeEnds')).toBeDefined();
});
rule('8.2.6', 'a relief that leaves them strong enough does not lift it, and nobody advances', () => {
  const G = siege({ infantry: 2 }, { infantry: 11, engineers: 1 });
  // 12 against 12, die 3 + 1: 2/2; ten are left against two.
  const battle = fight(G, 'french').give(attack('french', '1518', TOURS, { infantry: 12 }, ['laHire']), 3);
  battle.give(lose('english', { infantry: 2 }), 3, 3, 3, 3);
  expect(G.sieges).toEqual({ [TOURS]: 'english' });
  expect(battle.asked()?.step).toBe('combat');
});
rule('7.5.3, 8.2.6', 'a relief that leaves them fewer than the besieged lifts it without an R', () => {
  const G = siege({ infantry: 11 }, { infantry: 11, engineers: 1 });
  const battle = fight(G, 'french').give(attack('french', '1518', TOURS, { infantry: 12 }, ['laHire']), 3);
  expect(battle.find('combatRolled')).toMatchObject({ result: '2/2' });
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1416') }), 3, 3, 3, 3);
  expect(G.sieges).toEqual({});
  expect(G.forces['1416' as HexId]).toEqual(lotsOfTroops('english', { infantry: 9, engineers: 1 }));
});
rule('8.2.7, R26', 'sortie and relief are reckoned apart, each against all the besiegers left', () => {
  const G = siege({ infantry: 4 }, { infantry: 7, engineers: 1 });
  const battle = fight(G, 'french');
  // 12 against 8, die 3 + 1: 2/2. Then 4 against 6, die 2 + 1 at 1-2: 2R/1.
  battle.give(attack('french', '1518', TOURS, { infantry: 12 }, ['laHire']), 3);
  battle.give(lose('english', { infantry: 2 }), 3, 3, 3, 3);
  battle.give(attack('french', TOURS, TOURS, { infantry: 4 }, ['dunois']), 2);
  battle.give(lose('english', { infantry: 1 }), 3, 3, 3, 3);
  const odds = battle.told.flatMap((one) => (one.kind === 'oddsReckoned' ? [[one.attack, one.defence]] : []));
  expect(odds).toEqual([
    [12, 8],
    [4, 6],
  ]);
});
rule('R36', 'besiegers who storm and must retreat leave the hex, and the siege ends', () => {
  const G = siege({ infantry: 3 }, { infantry: 9 }, []);
  // 9 against 9, die 1 + 1: 2R/1; they go to 1416.
  const battle = fight(G, 'english').give(attack('english', TOURS, TOURS, { infantry: 9 }, ['talbot']), 1);
  expect(battle.asked()?.step).toBe('attackerLosses');
  const lots = { 'english.infantry attacked': 2 } as Record<never, number>;
  battle.give({ type: 'takeLosses', lots, retreat: way('1416') }, 3, 3);
  expect(G.sieges).toEqual({});
  expect(G.leaders.talbot.hex).toBe('1416');
});
rule('7.5.3, R38', 'besiegers whom a storm leaves too few must go; those as many stay', () => {
  const G = siege({ infantry: 4 }, { infantry: 6, artillery: 1 }, []);
  // 6 against 12, die 4 + 1 at 1-2: 2/1. Five outside, three inside: it stands.
  fight(G, 'english').give(attack('english', TOURS, TOURS, { infantry: 6 }, ['talbot']), 4, 3, 3);
  expect(G.sieges).toEqual({ [TOURS]: 'english' });
  const H = siege({ infantry: 6 }, { infantry: 6 }, []);
  // 6 against 18 at 1-3, die 6 + 1: 1/-. Five outside, six inside: raised.
  const battle = fight(H, 'english').give(attack('english', TOURS, TOURS, { infantry: 6 }, ['talbot']), 6);
  expect(battle.asked()).toEqual({ side: 'english', step: 'withdraw' });
  // Until they are gone Tours is French.
  expect(H.sieges[TOURS]).toBe('english');
  battle.give({ type: 'withdraw', retreat: way('1416') }, 3, 3);
  expect(H.sieges).toEqual({});
});
rule('7.5.3, 7.6', 'relief and besiegers both driven off: neither advances', () => {
  const G = siege({ infantry: 11 }, { infantry: 11, engineers: 1 });
  // 12 against 12, die 1 + 1: 2R/1. Eleven are left against eleven: it stands.
  const even = fight(G, 'french').give(attack('french', '1518', TOURS, { infantry: 12 }, ['laHire']), 1);
  expect(even.find('siegeRaised')).toBeUndefined();
  const H = siege({ infantry: 12 }, { infantry: 11, engineers: 1 });
  const battle = fight(H, 'french').give(attack('french', '1518', TOURS, { infantry: 12 }, ['laHire']), 1);
  while (battle.asked()?.step === 'attackerLosses') {
    const lots = { 'french.infantry attacked': 2 } as Record<never, number>;
    battle.give({ type: 'takeLosses', lots, retreat: way('1418') });
  }
  expect(battle.asked()).toEqual({ side: 'english', step: 'defenderLosses' });
  battle.give(lose('english', { infantry: 1 }, { retreat: way('1416') }), 3, 3, 3, 3);
  expect(battle.asked()?.step).toBe('combat');
  expect(battle.find('advances')).toBeUndefined();
});
rule('8.2.4, R25', 'besiegers who did not take the town stay and may storm it in their next combat', () => {
  const G = siege({ infantry: 3 }, ARMY);
  const storm = attack('english', TOURS, TOURS, { infantry: 5, artillery: 1 }, ['talbot']);
  expect(fight(G, 'english').why(storm)).toBeUndefined();
  delete G.sieges[TOURS];
  expect(fight(G, 'english').why(storm)?.code).toBe('noSiegeHere');
});
