import { expect } from 'vitest';
import type { HexId, LeaderId, Side } from '../ids.ts';
import { retreatField } from '../rules/retreat.ts';
import type { G } from '../state.ts';
import { battlefield, lotsOfTroops, type Troops } from '../testing/battlefield.ts';
import { attack, fight, lose, pay, way } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';

/** Two hexes from Chartres, with 1613 and 1714 nearer to it, 1514, 1515 and 1715 not. */
const FIELD = '1614' as HexId;
const FROM = '1615' as HexId;

type Post = [hex: string, side: Side, troops: Troops, leaders?: LeaderId[]];

/** Six English lose two and must go: 12 against 6, die 3 + 1 is 1/2R. */
const beaten = (...posts: Post[]) => {
  const G = battlefield([
    [FIELD, 'english', { troops: { infantry: 6 } }],
    [FROM, 'french', { troops: { infantry: 12 }, leaders: ['laHire'] }],
    ...posts.map(([hex, side, troops, leaders = []]) => [hex, side, { troops, leaders }] as const),
  ]);
  return fight(G, 'french');
};
const blow = attack('french', FROM, FIELD, { infantry: 12 }, ['laHire']);
const go = (...path: string[]) => lose('english', { infantry: 2 }, { retreat: way(...path) });
const sps = (G: G, hex: string) => G.forces[hex as HexId];
const english = (infantry: number) => lotsOfTroops('english', { infantry });

rule('7.5, R35', 'a stack retreats a hex, nearer to a friendly town, and among equals its owner picks', () => {
  const battle = beaten().give(blow, 3);
  expect(battle.asked()).toEqual({ side: 'english', step: 'defenderLosses' });
  expect(battle.why(go('1613'))).toBeUndefined();
  battle.give(go('1714'), 3, 3);
  expect(sps(battle.G, '1714')).toEqual(english(4));
});
rule(
  '7.5, R35',
  'not away from its towns while a hex nearer is open, nor where the blow came from, nor nowhere',
  () => {
    const battle = beaten().give(blow, 3);
    for (const hex of ['1514', '1515', '1715', FROM]) expect(battle.why(go(hex))?.code).toBe('retreatNotAllowed');
    expect(battle.why(lose('english', { infantry: 2 }))?.code).toBe('retreatDemanded');
    expect(battle.why(go('1613', '1713'))?.code).toBe('retreatNotAllowed');
  },
);
rule('7.5, R35', 'an empty hex goes before one with friends', () => {
  // One way is left, so nobody is asked.
  const battle = beaten(['1613', 'english', { infantry: 1 }]).give(blow, 3, 3, 3);
  expect(sps(battle.G, '1714')).toEqual(english(4));
});
rule('7.5, R35', 'with enemies on every hex nearer, an empty hex farther off is next', () => {
  const battle = beaten(['1613', 'french', { infantry: 5 }], ['1714', 'french', { infantry: 5 }]).give(blow, 3);
  expect(battle.why(go('1613'))?.code).toBe('retreatNotAllowed');
  battle.give(go('1514'), 3, 3);
  expect(sps(battle.G, '1514')).toEqual(english(4));
});
rule('7.5.1, R35', 'friends take a stack in when no empty hex is nearer', () => {
  const battle = beaten(['1613', 'english', { infantry: 16 }], ['1714', 'english', { infantry: 1 }]).give(blow, 3);
  battle.give(go('1613'), 3, 3);
  expect(sps(battle.G, '1613')).toEqual(english(20));
});
rule('7.5.1, R35', 'where it would overstack, the whole stack goes a hex on', () => {
  const full: Post[] = [
    ['1613', 'english', { infantry: 17 }],
    ['1714', 'english', { infantry: 20 }],
  ];
  const battle = beaten(...full).give(blow, 3);
  expect(battle.why(go('1613'))?.code).toBe('retreatNotAllowed');
  battle.give(go('1613', '1713'), 3, 3);
  expect(sps(battle.G, '1713')).toEqual(english(4));
  expect(sps(battle.G, '1613')).toEqual(english(17));
});
rule('7.5.1, R35', 'a full town on the way is no goal of the second hex, and there is no going back', () => {
  const G = battlefield([['1713', 'english', { troops: { infantry: 20 } }]]);
  const field = retreatField(G, 'english', '1714' as HexId, 4, '1715' as HexId);
  const beyond = field['1713' as HexId]?.filter(({ nearer }) => nearer).map(({ hex }) => hex);
  // From Chartres the next town is Paris: 1812 is nearer to it, its other neighbours are not.
  expect(beyond).toEqual(['1812']);
  expect(field['1713' as HexId]?.map(({ hex }) => hex)).not.toContain('1714');
});
rule(
  '7.5.2, R35',
  'a stack pushes through enemies weaker than half of it, an SP for each of theirs, and a hex on',
  () => {
    const weak: Post[] = [
      ['1613', 'french', { infantry: 1 }],
      ['1714', 'french', { infantry: 1 }],
    ];
    const battle = beaten(...weak).give(blow, 3);
    expect(battle.why(go('1714', '1713'))).toMatchObject({ rule: '7.5.2', code: 'lossesMiscounted' });
    expect(battle.why(go('1714'))?.code).toBe('retreatNotAllowed');
    battle.give({ ...go('1714', '1713'), pushLosses: english(1) }, 3, 3);
    expect(sps(battle.G, '1713')).toEqual(english(3));
    expect(sps(battle.G, '1714')).toEqual(lotsOfTroops('french', { infantry: 1 }));
  },
);
rule('7.5.2, R35', 'exactly half blocks the way', () => {
  const half: Post[] = [
    ['1613', 'french', { infantry: 2 }],
    ['1714', 'french', { infantry: 2 }],
  ];
  const battle = beaten(...half).give(blow, 3);
  expect(battle.why({ ...go('1714', '1713'), pushLosses: english(2) })?.code).toBe('retreatNotAllowed');
  expect(battle.why(go('1514'))).toBeUndefined();
});
rule('7.5, R35', 'without any hex to go to the stack is lost, and its leaders roll by the chart', () => {
  const ring: Post[] = ['1613', '1714', '1715', '1515', '1514'].map((hex) => [hex, 'french', { infantry: 3 }]);
  const battle = beaten(...ring);
  battle.G.leaders.suffolk = { status: 'map', hex: FIELD, spent: 0, from: null, attacked: false };
  battle.G.forces['2011' as HexId] = english(1);
  // Die 4 + 1 − 1: 1/2R. Suffolk rolls 3 and 4 and gets away to Paris.
  battle.give(blow, 4, 3, 4);
  expect(battle.find('noWayOut')).toBeDefined();
  expect(sps(battle.G, FIELD)).toBeUndefined();
  expect(battle.find('leaderFate')).toMatchObject({ way: 'chart', fate: 'escapes' });
  expect(battle.G.leaders.suffolk.hex).toBe('2011');
});
rule('R35', 'an enemy town is no way out; where friends besiege is as good as friends', () => {
  const siege = battlefield([
    ['1716', 'english', { troops: { infantry: 4 } }],
    ['1815', 'french', { troops: { infantry: 1 } }],
    ['1815', 'english', { troops: { infantry: 4 } }],
  ]);
  siege.sieges['1815' as HexId] = 'english';
  const near = retreatField(siege, 'english', '1716' as HexId, 4, undefined)['1716' as HexId] ?? [];
  expect(near.find(({ hex }) => hex === '1815')).toMatchObject({ holds: 'friends', enemySps: 0, room: 16 });
  // Blois is French.
  expect(near.map(({ hex }) => hex)).not.toContain('1616');
});
rule('R35', 'where friends are besieged is closed', () => {
  const siege = battlefield([
    ['1716', 'french', { troops: { infantry: 4 } }],
    ['1815', 'french', { troops: { infantry: 1 } }],
    ['1815', 'english', { troops: { infantry: 4 } }],
  ]);
  siege.sieges['1815' as HexId] = 'english';
  const near = retreatField(siege, 'french', '1716' as HexId, 4, undefined)['1716' as HexId] ?? [];
  expect(near.map(({ hex }) => hex)).not.toContain('1815');
  expect(near.find(({ hex }) => hex === '1616')).toMatchObject({ nearer: true });
});
rule('R35, R14', 'lone enemy leaders met on a retreat are captured', () => {
  const battle = beaten(['1714', 'french', {}, ['clermont']])
    .give(blow, 3)
    .give(go('1714'), 3, 3);
  expect(battle.G.leaders.clermont.status).toBe('captive');
});
rule('R35, 9.5.3', 'a lone train met on a retreat is destroyed', () => {
  const G = battlefield(
    [
      [FIELD, 'french', { troops: { infantry: 6 } }],
      ['1613', 'english', { troops: { infantry: 12 }, leaders: ['talbot'] }],
    ],
    { supplyTrain: true },
  );
  G.supplyTrain = { status: 'map', hex: '1715' as HexId, spent: 0, from: null };
  // Die 3 + 1: 1/2R; toward Orléans or Blois.
  const battle = fight(G, 'english').give(attack('english', '1613', FIELD, { infantry: 12 }, ['talbot']), 3);
  battle.give(lose('french', { infantry: 2 }, { retreat: way('1715') }), 3, 3);
  expect(G.supplyTrain.status).toBe('destroyed');
});
rule('7.5.4', 'a force beaten outside its town may go inside instead of leaving', () => {
  const G = battlefield([
    ['1713', 'english', { troops: { infantry: 6 } }],
    ['1714', 'french', { troops: { infantry: 12 }, leaders: ['laHire'] }],
  ]);
  const battle = fight(G, 'french').give(attack('french', '1714', '1713', { infantry: 12 }, ['laHire']));
  battle.give({ type: 'stand', inside: false, laager: false }, 3);
  expect(battle.why(lose('english', { infantry: 2 }, { retreat: way('1812') }))).toBeUndefined();
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1713') }), 3, 3);
  expect(sps(G, '1713')).toEqual(english(4));
  expect(battle.find('goesInside')).toBeDefined();
});
rule('7.5.4, R36', 'a force that stood inside cannot: it leaves the hex', () => {
  const G = battlefield([
    ['1713', 'english', { troops: { infantry: 2 } }],
    ['1714', 'french', { troops: { infantry: 12 }, leaders: ['laHire', 'deRais'] }],
  ]);
  const order = attack('french', '1714', '1713', { infantry: 12 }, ['laHire', 'deRais']);
  const battle = fight(G, 'french').give(order);
  // 12 against 6, die 2 + 2: 1/2R. Both are lost, and the town is left empty.
  battle.give({ type: 'stand', inside: true, laager: false }, 2);
  expect(sps(G, '1713')).toBeUndefined();
  const larger = battlefield([
    ['1713', 'english', { troops: { infantry: 3 } }],
    ['1714', 'french', { troops: { infantry: 18 }, leaders: ['deRais'] }],
  ]);
  const second = fight(larger, 'french').give(attack('french', '1714', '1713', { infantry: 18 }, ['deRais']));
  // 18 against 9, die 2 + 2: 1/2R. One is left and can only go to 1812, so nobody is asked.
  second.give({ type: 'stand', inside: true, laager: false }, 2, 3, 3);
  expect(sps(larger, '1812')).toEqual(english(1));
});
rule('R35', 'a force that attacked from its own town may take its retreat by staying inside, guns and all', () => {
  const G = battlefield([
    ['1713', 'english', { troops: { infantry: 4, artillery: 2 }, leaders: ['talbot'] }],
    ['1714', 'french', { troops: { infantry: 6 } }],
  ]);
  const order = attack('english', '1713', '1714', { infantry: 4, artillery: 2 }, ['talbot']);
  // 6 against 6, die 1 + 1: 2R/1.
  const battle = fight(G, 'english').give(order, 1);
  expect(battle.asked()).toEqual({ side: 'english', step: 'attackerLosses' });
  battle.give(pay('english', { infantry: 2 }, { retreat: way('1713') }), 3, 3);
  expect(G.forces['1713' as HexId]).toEqual({ 'english.infantry attacked': 2, 'english.artillery attacked': 2 });
});
rule('R35', 'one that attacked from the field may not stay, and recoils from the enemy', () => {
  const G = battlefield([
    [FIELD, 'english', { troops: { infantry: 6 }, leaders: ['talbot'] }],
    [FROM, 'french', { troops: { infantry: 6 } }],
  ]);
  const battle = fight(G, 'english').give(attack('english', FIELD, FROM, { infantry: 3 }, ['talbot']), 3, 5);
  // 3 against 12 in the woods is 1-3: die 3 + 1 is 4R/1; all three are lost, one die for Talbot.
  expect(G.leaders.talbot.status).toBe('captive');
  expect(sps(G, FIELD)).toEqual(english(3));
  const whole = battlefield([
    [FIELD, 'english', { troops: { infantry: 6 }, leaders: ['talbot'] }],
    ['1715', 'french', { troops: { infantry: 6 } }],
  ]);
  // 6 against 6, die 1 + 1: 2R/1.
  const second = fight(whole, 'english').give(attack('english', FIELD, '1715', { infantry: 6 }, ['talbot']), 1);
  expect(second.why(pay('english', { infantry: 2 }, { retreat: way(FIELD) }))?.code).toBe('retreatNotAllowed');
  expect(second.why(pay('english', { infantry: 2 }, { retreat: way('1715') }))?.code).toBe('retreatNotAllowed');
  expect(second.why(pay('english', { infantry: 2 }, { retreat: way('1613') }))).toBeUndefined();
  expect(battle.find('retreats')).toBeUndefined();
});
rule('7.5.1, R8', 'a stack swollen beyond the limit by replacements finds room where no friends are', () => {
  const G = battlefield([
    [FIELD, 'english', { troops: { infantry: 24 } }],
    [FROM, 'french', { troops: { infantry: 20, artillery: 28 }, leaders: ['laHire'] }],
    ['1613', 'english', { troops: { infantry: 1 } }],
  ]);
  const order = attack('french', FROM, FIELD, { infantry: 20, artillery: 28 }, ['laHire']);
  // 48 against 24, die 3 + 1: 1/2R.
  const battle = fight(G, 'french')
    .give(order, 3)
    .give(pay('french', { infantry: 1 }), 3, 3);
  expect(sps(G, '1714')).toEqual(english(22));
  expect(battle.asked()?.step).toBe('advance');
});
rule('7.5.1, 7.5.2', 'what pushing through cost needs no room in the hex behind', () => {
  const posts: Post[] = [
    ['1613', 'french', { infantry: 1 }],
    ['1714', 'french', { infantry: 1 }],
    ['1713', 'english', { infantry: 17 }],
  ];
  // Four push through one; three are left, and there is room for three at Chartres.
  const battle = beaten(...posts).give(blow, 3);
  battle.give({ ...go('1714', '1713'), pushLosses: english(1) }, 3, 3);
  expect(sps(battle.G, '1713')).toEqual(english(20));
  const fuller = beaten(...posts, ['1713', 'english', { infantry: 18 }]).give(blow, 3);
  expect(fuller.why({ ...go('1714', '1713'), pushLosses: english(1) })?.code).toBe('retreatNotAllowed');
});
