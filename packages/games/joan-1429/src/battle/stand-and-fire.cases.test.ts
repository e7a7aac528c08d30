import { expect } from 'vitest';
import type { HexId, LeaderId } from '../ids.ts';
import { battlefield, lotsOfTroops, spent, type Troops } from '../testing/battlefield.ts';
import { attack, fight, lose, pay, way } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';

const CHARTRES = '1713' as HexId;
const FROM = '1714' as HexId;

const atChartres = (theirs: Troops, ours: Troops, leaders: LeaderId[] = ['laHire']) =>
  fight(
    battlefield([
      [CHARTRES, 'english', { troops: theirs }],
      [FROM, 'french', { troops: ours, leaders }],
    ]),
    'french',
  );
const assault = (ours: Troops, leaders: LeaderId[] = ['laHire']) => attack('french', FROM, CHARTRES, ours, leaders);
const stand = (inside: boolean, laager = false) => ({ type: 'stand', inside, laager }) as const;

rule('6.2.2, R27', 'a force in its own open town says first whether it stands inside or outside', () => {
  const battle = atChartres({ infantry: 2 }, { infantry: 6 }).give(assault({ infantry: 6 }));
  expect(battle.asked()).toEqual({ side: 'english', step: 'stand' });
  // Inside, 6 against 6; die 3 + 1: 2/2.
  battle.give(stand(true), 3);
  expect(battle.find('oddsReckoned')).toMatchObject({
    attack: 6,
    defence: 6,
    defenceFactors: [{ name: 'inside', times: 3 }],
  });
});
rule('6.2.2, R27', 'outside, the ground of the hex counts and the walls do not', () => {
  const battle = atChartres({ infantry: 2 }, { infantry: 6 }).give(assault({ infantry: 6 }));
  // 6 against 2 is 3-1; die 1 + 1: 1/4R, all are lost.
  battle.give(stand(false), 1);
  expect(battle.find('oddsReckoned')).toMatchObject({ attack: 6, defence: 2, defenceFactors: [] });
});
rule('6.2.2', 'inside, siege weapons of both sides fight; outside, neither', () => {
  const side = { infantry: 2, siege: 2 };
  const inside = atChartres(side, { infantry: 8, siege: 4 }).give(assault({ infantry: 8, siege: 4 }));
  inside.give(stand(true), 3);
  expect(inside.find('oddsReckoned')).toMatchObject({ attack: 12, defence: 12 });
  const outside = atChartres(side, { infantry: 8, siege: 4 }).give(assault({ infantry: 8, siege: 4 }));
  outside.give(stand(false), 1);
  expect(outside.find('oddsReckoned')).toMatchObject({ attack: 8, defence: 2 });
});
rule('R27', 'in the field nobody is asked', () => {
  const G = battlefield([
    ['1614', 'english', { troops: { infantry: 4 } }],
    ['1615', 'french', { troops: { infantry: 4 }, leaders: ['laHire'] }],
  ]);
  // Die 2 + 1: 2/1.
  const battle = fight(G, 'french').give(attack('french', '1615', '1614', { infantry: 4 }, ['laHire']), 2, 3, 3);
  expect(battle.asked()?.step).toBe('combat');
  expect(battle.find('stands')).toBeUndefined();
});
rule('R27, 7.5.4', 'a force that went inside after a battle stays inside for the rest of the phase', () => {
  const battle = atChartres({ infantry: 6 }, { infantry: 12 });
  battle.G.forces['1613' as HexId] = lotsOfTroops('french', { infantry: 12 });
  battle.G.leaders.alencon = { status: 'map', hex: '1613' as HexId, spent: 0, from: null, attacked: false };
  // Outside, 2-1, die 3 + 1: 1/2R; they go inside.
  battle.give(assault({ infantry: 12 })).give(stand(false), 3);
  battle.give(lose('english', { infantry: 2 }, { retreat: way(CHARTRES) }), 3, 3);
  expect(battle.asked()?.step).toBe('combat');
  // 12 against 12 inside, unasked; die 2 + 1: 2/1.
  battle.give(attack('french', '1613', CHARTRES, { infantry: 12 }, ['alencon']), 2, 3, 3);
  expect(battle.told.filter(({ kind }) => kind === 'stands')).toMatchObject([
    { chosen: true },
    { inside: true, chosen: false },
  ]);
  expect(battle.told.filter(({ kind }) => kind === 'oddsReckoned')).toMatchObject([{ defence: 6 }, { defence: 12 }]);
});
rule('6.2.6', 'archers and artillery fire before the clash, and the odds are reckoned after their losses', () => {
  const battle = atChartres({ infantry: 1, archers: 3, artillery: 2 }, { infantry: 12 });
  // Five fire: a 3 costs one. 11 against 6 is 1-1; die 3 + 1: 2/2.
  battle.give(assault({ infantry: 12 })).give(stand(false), 3, 3);
  expect(battle.find('defensiveFire')).toMatchObject({ sps: 5, die: 3, losses: 1 });
  expect(battle.find('oddsReckoned')).toMatchObject({ attack: 11, defence: 6, column: 2 });
});
rule('6.2.6', 'without archers or artillery nobody fires, and siege weapons do not', () => {
  const battle = atChartres({ infantry: 2, siege: 2 }, { infantry: 12 });
  battle.give(assault({ infantry: 12 })).give(stand(true), 3);
  expect(battle.find('defensiveFire')).toBeUndefined();
});
rule('6.2.6, R33', 'of the SPs shot down at least half, rounded up, are cavalry', () => {
  const ours = { infantry: 10, lightCavalry: 2, heavyCavalry: 2 };
  const battle = atChartres({ archers: 9 }, ours);
  // Nine fire: a 3 costs three, two of them cavalry.
  battle.give(assault(ours)).give(stand(false), 3);
  expect(battle.asked()).toEqual({ side: 'french', step: 'fireLosses' });
  expect(battle.why(pay('french', { infantry: 2, heavyCavalry: 1 }))?.code).toBe('lossesSpareCavalry');
  // 11 against 9, die 3 + 1: 2/2.
  battle.give(pay('french', { infantry: 1, lightCavalry: 2 }), 3);
  expect(battle.find('oddsReckoned')).toMatchObject({ attack: 11, defence: 9 });
});
rule(
  'R29',
  'stand, fire, odds, die, losses of the attacker and then of the defender, fates, advance: in that order',
  () => {
    const battle = atChartres({ infantry: 5, archers: 1 }, { infantry: 14 });
    // Outside; one bow, die 4: one lost. 13 against 6, die 3 + 1: 1/2R.
    battle.give(assault({ infantry: 14 })).give(stand(false), 4, 3);
    battle.give(lose('english', { infantry: 2 }, { retreat: way('1812') }), 3, 3);
    expect(battle.asked()).toEqual({ side: 'french', step: 'advance' });
    battle.give({ type: 'advance', group: null });
    expect(battle.told.map(({ kind }) => kind)).toEqual([
      'attackDeclared',
      'stands',
      'defensiveFire',
      'spsLost',
      'oddsReckoned',
      'combatRolled',
      'spsLost',
      'spsLost',
      'retreats',
      'leaderFate',
    ]);
    expect(battle.told.flatMap((one) => (one.kind === 'spsLost' ? [one.side] : []))).toEqual([
      'french',
      'french',
      'english',
    ]);
  },
);
rule('R30', 'attackers shot down to the last are beaten without a roll, and their leader rolls one die', () => {
  const battle = atChartres({ archers: 9 }, { infantry: 2 });
  // Nine fire: a 2 costs two; La Hire rolls a 6.
  battle.give(assault({ infantry: 2 })).give(stand(false), 2, 6);
  expect(battle.find('decidedUnrolled')).toMatchObject({ by: 'fire', result: 'E/-' });
  expect(battle.find('combatRolled')).toBeUndefined();
  expect(battle.G.leaders.laHire.status).toBe('dead');
});
rule('R30', 'five to one sweeps the defence away without a roll; four to one does not', () => {
  const five = atChartres({ infantry: 2 }, { infantry: 10 })
    .give(assault({ infantry: 10 }))
    .give(stand(false));
  expect(five.find('decidedUnrolled')).toMatchObject({ by: 'overwhelming', result: '-/E' });
  const four = atChartres({ infantry: 2 }, { infantry: 9 })
    .give(assault({ infantry: 9 }))
    .give(stand(false), 1);
  expect(four.find('combatRolled')).toMatchObject({ result: '-/E' });
});
rule('R30', 'only siege weapons in the open are lost without fire or roll', () => {
  const G = battlefield([
    ['1614', 'english', { troops: { siege: 3 }, leaders: ['suffolk'] }],
    ['1615', 'french', { troops: { infantry: 1 }, leaders: ['laHire'] }],
  ]);
  // One die for Suffolk; then the French may advance.
  const battle = fight(G, 'french').give(attack('french', '1615', '1614', { infantry: 1 }, ['laHire']), 2);
  expect(battle.find('decidedUnrolled')).toMatchObject({ by: 'noFighters', result: '-/E' });
  expect(G.forces['1614' as HexId]).toBeUndefined();
  expect(G.leaders.suffolk.status).toBe('captive');
});
rule('R30', 'siege weapons alone against a force that comes outside: the attack is called off, no dice', () => {
  const battle = atChartres({ infantry: 1, archers: 1 }, { siege: 3 })
    .give(assault({ siege: 3 }))
    .give(stand(false));
  expect(battle.find('attackCalledOff')).toBeDefined();
  expect(battle.G.forces[FROM]).toEqual(spent('french', { siege: 3 }));
});
rule('R30', 'inside, they fight', () => {
  const battle = atChartres({ infantry: 1 }, { siege: 3 })
    .give(assault({ siege: 3 }))
    .give(stand(true), 3);
  expect(battle.find('oddsReckoned')).toMatchObject({ attack: 3, defence: 3 });
});
rule('R30, 3.4.4', 'strength 0 through halving is 1-3', () => {
  const battle = atChartres({ infantry: 1 }, {});
  const lots = { 'french.infantry unsupplied': 1 } as Record<never, number>;
  battle.G.forces[FROM] = { ...lots };
  battle.give({ type: 'attack', from: FROM, target: CHARTRES, group: { lots, leaders: ['laHire'] } });
  // Die 1 + 1: E/-; one die for La Hire.
  battle.give(stand(false), 1, 1);
  expect(battle.find('oddsReckoned')).toMatchObject({ attack: 0, column: 0 });
});

const wagons = (fieldworks: boolean) => {
  const G = battlefield(
    [
      ['1614', 'english', { troops: { infantry: 4 } }],
      ['1615', 'french', { troops: { infantry: 4 }, leaders: ['laHire'] }],
      ['1515', 'french', { troops: { infantry: 4 }, leaders: ['alencon'] }],
    ],
    { supplyTrain: true },
  );
  G.supplyTrain = { status: 'map', hex: '1614' as HexId, spent: 0, from: null };
  if (fieldworks) G.fieldworks['1614' as HexId] = 'english';
  return fight(G, 'french').give(
    attack('french', '1615', '1614', { infantry: 4 }, ['laHire']),
    ...(fieldworks ? [4, 3, 3] : []),
  );
};
rule('9.5.2, R52', 'wagons formed in a laager take one from the die for every attack of that player turn', () => {
  const battle = wagons(false);
  expect(battle.asked()).toEqual({ side: 'english', step: 'stand' });
  // Die 4 + 1 − 1: 2/2, then two dice.
  battle.give(stand(false, true), 4, 3, 3);
  // 4 against 2, unasked: die 3 + 1 − 1 at 2-1: 1/2.
  battle.give(attack('french', '1515', '1614', { infantry: 4 }, ['alencon']), 3);
  const rolls = battle.told.flatMap((one) => (one.kind === 'combatRolled' ? [one.modifiers] : []));
  expect(rolls.map((modifiers) => modifiers.find(({ name }) => name === 'laager')?.value)).toEqual([-1, -1]);
  expect(battle.G.supplyTrain.status).toBe('laager');
});
rule('9.5.2, R52', 'a laager is not added to fieldworks, and need not be formed', () => {
  const dug = wagons(true);
  const modifiers = dug.find('combatRolled')?.modifiers ?? [];
  expect(modifiers.map(({ name }) => name)).toEqual(['attackLeader', 'fieldworks']);
  const spared = wagons(false).give(stand(false, false), 4, 3, 3);
  expect(spared.find('combatRolled')?.modifiers.map(({ name }) => name)).toEqual(['attackLeader']);
  expect(spared.G.supplyTrain.status).toBe('map');
});
rule('R52', 'in a town hex no laager can be formed', () => {
  const battle = atChartres({ infantry: 2 }, { infantry: 6 });
  battle.G.supplyTrain = { status: 'map', hex: CHARTRES, spent: 0, from: null };
  battle.give(assault({ infantry: 6 }));
  expect(battle.why(stand(false, true))?.code).toBe('noLaager');
});
rule('R29', 'nobody decides before his step has come, nor another’s', () => {
  const battle = atChartres({ infantry: 6 }, { infantry: 12 }).give(assault({ infantry: 12 }));
  expect(battle.why(lose('english', { infantry: 2 }))).toMatchObject({ rule: 'R29', code: 'notNow' });
  expect(battle.why({ type: 'advance', group: null })?.code).toBe('notNow');
  // Outside, 12 against 6, die 3 + 1: 1/2R; now it is losses, and no stand any more.
  battle.give(stand(false), 3);
  expect(battle.why(stand(true))?.code).toBe('notNow');
  expect(battle.why(lose('english', { infantry: 2 }, { retreat: way(CHARTRES) }))).toBeUndefined();
});
