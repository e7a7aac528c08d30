import { expect } from 'vitest';
import type { HexId } from '../ids.ts';
import { battlefield, lotsOfTroops, type Troops } from '../testing/battlefield.ts';
import { attack, fight, lose, way } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';

const FIELD = '1614' as HexId;
const FROM = '1615' as HexId;

/** Twice as many French, horse among them, under La Hire: a die of 2, and 1 each for him and the charge, is 1/2R and costs a horse. */
const ridden = (theirs: Troops, ours: Troops, routs = true) => {
  const G = battlefield(
    [
      [FIELD, 'english', { troops: theirs }],
      [FROM, 'french', { troops: ours, leaders: ['laHire'] }],
    ],
    { routs },
  );
  return fight(G, 'french');
};
const ride = (ours: Troops) => attack('french', FROM, FIELD, ours, ['laHire']);
const routed = (infantry: number) => ({ 'english.infantry routed': infantry });
const english = (infantry: number) => lotsOfTroops('english', { infantry });

rule('9.4, R51', 'six horse left against five in retreat: another hex and one SP more', () => {
  const ours = { heavyCavalry: 7, infantry: 7 };
  const battle = ridden({ infantry: 7 }, ours).give(ride(ours), 2);
  const order = lose('english', { infantry: 2 }, { retreat: way('1714', '1713') });
  expect(battle.why(order)).toMatchObject({ rule: '9.4', code: 'lossesMiscounted' });
  expect(battle.why({ ...order, routLosses: english(1), retreat: way('1714') })?.code).toBe('retreatNotAllowed');
  battle.give({ ...order, routLosses: english(1) }, 3, 3);
  expect(battle.find('routs')).toMatchObject({ cavalry: 6, losses: 1 });
  expect(battle.G.forces['1713' as HexId]).toEqual(routed(4));
});
rule('9.4', 'as many horse as SPs left: another hex, no further loss', () => {
  const ours = { heavyCavalry: 6, infantry: 8 };
  const battle = ridden({ infantry: 7 }, ours).give(ride(ours), 2);
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1613', '1713') }), 3, 3);
  expect(battle.find('routs')).toMatchObject({ cavalry: 5, losses: 0 });
  expect(battle.G.forces['1713' as HexId]).toEqual(routed(5));
});
rule('9.4', 'fewer horse, or horse among the retreating, or the option left out: no rout', () => {
  const fewer = { heavyCavalry: 5, infantry: 9 };
  const few = ridden({ infantry: 7 }, fewer).give(ride(fewer), 2);
  few.give(lose('english', { infantry: 2 }, { retreat: way('1613') }), 3, 3);
  expect(few.find('routs')).toBeUndefined();
  const ours = { heavyCavalry: 7, infantry: 7 };
  const horse = ridden({ infantry: 4, lightCavalry: 3 }, ours).give(ride(ours), 2);
  horse.give(lose('english', { infantry: 1, lightCavalry: 1 }, { retreat: way('1613') }), 3, 3);
  expect(horse.find('routs')).toBeUndefined();
  const plain = ridden({ infantry: 7 }, ours, false).give(ride(ours), 2);
  plain.give(lose('english', { infantry: 2 }, { retreat: way('1613') }), 3, 3);
  expect(plain.G.forces['1613' as HexId]).toEqual(english(5));
});
rule('9.4, R51', 'horse and foot are counted after losses: who loses his last horse can rout', () => {
  const ours = { heavyCavalry: 7, infantry: 7 };
  const battle = ridden({ infantry: 6, lightCavalry: 1 }, ours).give(ride(ours), 2);
  const order = lose('english', { infantry: 1, lightCavalry: 1 }, { retreat: way('1613', '1713') });
  battle.give({ ...order, routLosses: english(1) }, 3, 3);
  expect(battle.G.forces['1713' as HexId]).toEqual(routed(4));
});
rule('R51', 'its leaders are routed with it; those of a stack that only retreats are not', () => {
  const beaten = (routs: boolean) => {
    const ours = { heavyCavalry: 7, infantry: 7 };
    const battle = ridden({ infantry: 7 }, ours, routs);
    battle.G.leaders.suffolk = { status: 'map', hex: FIELD, spent: 0, from: null, attacked: false };
    const retreat = routs ? { routLosses: english(1), retreat: way('1613', '1713') } : { retreat: way('1613') };
    // Suffolk takes 1 off the die; two dice for him and for La Hire.
    battle.give(ride(ours), 3).give(lose('english', { infantry: 2 }, retreat), 3, 3, 3, 3);
    return battle.G.leaders.suffolk;
  };
  expect(beaten(true)).toMatchObject({ hex: '1713', routed: true });
  expect(beaten(false)).toEqual({ status: 'map', hex: '1613', spent: 0, from: null, attacked: false });
});
rule('R51', 'a rout that costs as many as there are destroys the stack: one die for its leaders', () => {
  const ours = { heavyCavalry: 9, infantry: 3 };
  const battle = ridden({ infantry: 6 }, ours);
  battle.G.leaders.suffolk = { status: 'map', hex: FIELD, spent: 0, from: null, attacked: false };
  // Die 3 + 1 + 1 − 1: 1/2R. Eight horse, four foot: four more, all of them.
  battle.give(ride(ours), 3, 2);
  expect(battle.find('routs')).toMatchObject({ cavalry: 8, losses: 4 });
  expect(battle.find('leaderFate')).toMatchObject({ leader: 'suffolk', way: 'oneDie' });
});
rule('9.4, R51, 7.5.1', 'where the whole stack found no room, those the rout leaves of it do', () => {
  const ours = { heavyCavalry: 7, infantry: 7 };
  const battle = ridden({ infantry: 7 }, ours);
  // Friends at 1613 and 1612 have room for four, enemies too strong to push through stand all about.
  for (const hex of ['1613', '1612']) battle.G.forces[hex as HexId] = english(16);
  for (const hex of ['1714', '1715', '1515', '1514', '1713', '1712', '1611', '1512', '1513']) {
    battle.G.forces[hex as HexId] = lotsOfTroops('french', { infantry: 4 });
  }
  battle.give(ride(ours), 2, 3, 3);
  expect(battle.find('routs')).toMatchObject({ cavalry: 6, losses: 1 });
  expect(battle.G.forces['1612' as HexId]).toEqual({ ...english(16), ...routed(4) });
});
rule('R51', 'a defender who goes inside his town does not rout', () => {
  const G = battlefield(
    [
      ['1713', 'english', { troops: { infantry: 7 } }],
      ['1714', 'french', { troops: { heavyCavalry: 7, infantry: 7 }, leaders: ['laHire'] }],
    ],
    { routs: true },
  );
  const battle = fight(G, 'french');
  battle.give(attack('french', '1714', '1713', { heavyCavalry: 7, infantry: 7 }, ['laHire']));
  battle.give({ type: 'stand', inside: false, laager: false }, 2);
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1713') }), 3, 3);
  expect(battle.find('routs')).toBeUndefined();
  expect(G.forces['1713' as HexId]).toEqual(english(5));
});
rule('R51, 9.4', 'a beaten attacker does not rout, and routed SPs attack nobody', () => {
  const G = battlefield(
    [
      [FIELD, 'english', { troops: { heavyCavalry: 6 } }],
      ['1715', 'french', { troops: { infantry: 6 }, leaders: ['laHire'] }],
    ],
    { routs: true },
  );
  // 6 against 6, die 1 + 1: 2R/1; the French go to Orléans, one hex, and nobody has a choice.
  const battle = fight(G, 'french').give(attack('french', '1715', FIELD, { infantry: 6 }, ['laHire']), 1, 3, 3);
  expect(battle.find('retreats')).toMatchObject({ path: ['1815'] });
  expect(battle.find('routs')).toBeUndefined();
  G.forces = { ['1715' as HexId]: { 'french.infantry routed': 2 } as Record<never, number>, [FIELD]: english(1) };
  G.leaders.laHire = { status: 'map', hex: '1715' as HexId, spent: 0, from: null, attacked: false };
  G.attacksMade = {};
  const lots = { 'french.infantry routed': 2 } as Record<never, number>;
  const order = attack('french', '1715', FIELD, {}, ['laHire']);
  expect(fight(G, 'french').why({ ...order, group: { lots, leaders: ['laHire'] } })?.code).toBe('routedCannotAttack');
});
