import { expect } from 'vitest';
import type { HexId, LeaderId } from '../ids.ts';
import { battlefield, lotsOfTroops, type Troops } from '../testing/battlefield.ts';
import { attack, fight, lose, way } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';

const FIELD = '1614' as HexId;
const FROM = '1615' as HexId;

const clash = (theirs: Troops, ours: Troops, captains: LeaderId[] = ['suffolk'], led: LeaderId[] = ['laHire']) =>
  fight(
    battlefield([
      [FIELD, 'english', { troops: theirs, leaders: captains }],
      [FROM, 'french', { troops: ours, leaders: led }],
    ]),
    'french',
  );
const blow = (ours: Troops, led: LeaderId[] = ['laHire']) => attack('french', FROM, FIELD, ours, led);
const states = (battle: ReturnType<typeof clash>, ...leaders: LeaderId[]) =>
  leaders.map((leader) => battle.G.leaders[leader].status);

rule('7.4.2, R34', 'leaders of a force wiped out roll one die each: six kills, anything else captures', () => {
  const battle = clash({ infantry: 1 }, { infantry: 5 }, ['suffolk', 'glasdale', 'talbot']);
  battle.give(blow({ infantry: 5 }), 6, 5, 1);
  // In the order of the leaders of the game: Talbot, Suffolk, Glasdale.
  expect(states(battle, 'talbot', 'suffolk', 'glasdale')).toEqual(['dead', 'captive', 'captive']);
});
rule('7.4.2, R34', 'the victors of a destroyed enemy do not roll', () => {
  const battle = clash({ infantry: 1 }, { infantry: 5 }).give(blow({ infantry: 5 }), 2);
  expect(battle.told.flatMap((one) => (one.kind === 'leaderFate' ? [one.leader] : []))).toEqual(['suffolk']);
});
rule('7.4.2, R34', 'numbered losses that take the last SP are the end of a force as E is', () => {
  // 4 against 2, die 3 + 1 − 1 at 2-1: 1/2.
  const battle = clash({ infantry: 2 }, { infantry: 4 }).give(blow({ infantry: 4 }), 3, 4);
  expect(battle.find('leaderFate')).toMatchObject({ leader: 'suffolk', way: 'oneDie', fate: 'captured' });
});
rule('7.4.2, R34', 'all who fought beside an attacking leader gone: he rolls though others are in his hex', () => {
  const battle = clash({ infantry: 6 }, { infantry: 8 }, [], ['laHire', 'clermont']);
  // 2 against 6, die 1 + 1 at 1-3: E/-. La Hire rolls; Clermont took no part and has friends left.
  battle.give(blow({ infantry: 2 }), 1, 3);
  expect(states(battle, 'laHire', 'clermont')).toEqual(['captive', 'map']);
});
rule('7.4.2, R34', 'a leader who took no part rolls when no friendly SP is left in his hex', () => {
  const battle = clash({ infantry: 6 }, { infantry: 2 }, [], ['laHire', 'clermont']);
  battle.give(blow({ infantry: 2 }), 1, 3, 6);
  expect(states(battle, 'laHire', 'clermont')).toEqual(['captive', 'dead']);
});
rule('7.4.3', 'while both forces remain, each leader rolls two dice: 2 kills, 12 captures', () => {
  // 6 against 6, die 4 + 1 − 1: 2/2. La Hire first, then Talbot and Suffolk.
  const battle = clash({ infantry: 6 }, { infantry: 6 }, ['suffolk', 'talbot']);
  battle.give(blow({ infantry: 6 }), 4, 1, 1, 6, 6, 5, 6);
  expect(states(battle, 'laHire', 'talbot', 'suffolk')).toEqual(['dead', 'captive', 'map']);
});
rule('7.4.3, R34', 'those who took no part in the attack do not roll', () => {
  const battle = clash({ infantry: 6 }, { infantry: 6 }, [], ['laHire', 'clermont']);
  battle.give(blow({ infantry: 6 }), 3, 3, 4);
  expect(battle.told.flatMap((one) => (one.kind === 'leaderFate' ? [one.leader] : []))).toEqual(['laHire']);
});
rule('R34', 'once per leader and battle', () => {
  // 12 against 6, die 4 + 1 − 1: 1/2R. A retreat, then one roll for each.
  const battle = clash({ infantry: 6 }, { infantry: 12 }).give(blow({ infantry: 12 }), 4);
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1714') }), 3, 3, 3, 3);
  expect(battle.told.filter(({ kind }) => kind === 'leaderFate')).toHaveLength(2);
});

/** Six English at 1614 with no way out: 12 against 6, die 4 + 1 − 1 is 1/2R. */
const trapped = (refuges: string[]) => {
  const battle = clash({ infantry: 6 }, { infantry: 12 });
  for (const hex of ['1613', '1714', '1715', '1515', '1514']) {
    battle.G.forces[hex as HexId] = lotsOfTroops('french', { infantry: 3 });
  }
  for (const hex of refuges) battle.G.forces[hex as HexId] = lotsOfTroops('english', { infantry: 1 });
  return battle;
};
rule(
  'R34, 7.5.2',
  'a stack that dies for want of a way out: 2 kills its leader, 12 captures, else he gets away',
  () => {
    const fate = (...dice: number[]) => trapped(['2011']).give(blow({ infantry: 12 }), 4, ...dice);
    expect(fate(1, 1).G.leaders.suffolk.status).toBe('dead');
    expect(fate(6, 6).G.leaders.suffolk.status).toBe('captive');
    expect(fate(6, 5).G.leaders.suffolk).toMatchObject({ status: 'map', hex: '2011' });
  },
);
rule('R34', 'with nobody to flee to he is captured, and so it is when friends are only in a besieged town', () => {
  expect(trapped([]).give(blow({ infantry: 12 }), 4, 3, 4).G.leaders.suffolk.status).toBe('captive');
  const shut = trapped(['2011']);
  shut.G.forces['2011' as HexId] = { ...shut.G.forces['2011' as HexId], ...lotsOfTroops('french', { infantry: 5 }) };
  shut.G.sieges['2011' as HexId] = 'french';
  expect(shut.give(blow({ infantry: 12 }), 4, 3, 4).G.leaders.suffolk.status).toBe('captive');
});
rule('R34, R47', 'neutral Burgundy’s towns take no fugitive in, though its men are nearest; at war they do', () => {
  const auxerre = '2415' as HexId;
  const flight = (neutral: boolean) => {
    const battle = trapped(['1802']);
    battle.G.forces[auxerre] = lotsOfTroops('english', { 'burgundian.infantry': 2 });
    battle.G.burgundyNeutral = neutral;
    return battle.give(blow({ infantry: 12 }), 4, 3, 4).G.leaders.suffolk.hex;
  };
  expect(flight(true)).toBe('1802');
  expect(flight(false)).toBe(auxerre);
});
rule(
  'R34',
  'among refuges equally near the owner chooses, for each leader if he likes; a farther one he may not',
  () => {
    // Both two clear hexes off, by 1613.
    const battle = trapped(['1612', '1713', '2011']).give(blow({ infantry: 12 }), 4, 3, 4);
    expect(battle.asked()).toEqual({ side: 'english', step: 'refuge' });
    expect(battle.why({ type: 'refuge', hex: '2011' as HexId })?.code).toBe('refugeNotNearest');
    battle.give({ type: 'refuge', hex: '1612' as HexId });
    expect(battle.G.leaders.suffolk.hex).toBe('1612');
    const two = trapped(['1612', '1713']);
    two.G.leaders.glasdale = { ...two.G.leaders.suffolk };
    two.give(blow({ infantry: 12 }), 4, 3, 4, 3, 4);
    const apart = { glasdale: '1713' as HexId };
    expect(two.why({ type: 'refuge', hex: '1612' as HexId, apart: { talbot: '1713' as HexId } })?.code).toBe(
      'leaderNotFleeing',
    );
    two.give({ type: 'refuge', hex: '1612' as HexId, apart });
    expect([two.G.leaders.suffolk.hex, two.G.leaders.glasdale.hex]).toEqual(['1612', '1713']);
  },
);
rule('R34, 8.2.3', 'in a besieged town wiped out by a storm it is one die, never the chart', () => {
  const G = battlefield([
    ['1417', 'french', { troops: { infantry: 1 }, leaders: ['clermont'] }],
    ['1417', 'english', { troops: { infantry: 6 }, leaders: ['talbot'] }],
    ['1518', 'french', { troops: { infantry: 1 } }],
  ]);
  G.sieges['1417' as HexId] = 'english';
  // 6 against 3, die 4 + 1 − 1: 1/2R. No way out of a besieged town.
  const battle = fight(G, 'english').give(attack('english', '1417', '1417', { infantry: 6 }, ['talbot']), 4, 2);
  expect(battle.find('leaderFate')).toMatchObject({ leader: 'clermont', way: 'oneDie', fate: 'captured' });
  expect(battle.find('townFalls')).toBeDefined();
});
rule('7.4.5, 8.4, R43', 'a king killed or captured ends the game for his side', () => {
  const charles = clash({ infantry: 6 }, { infantry: 6 }, [], ['laHire', 'charles']);
  // Die 3 + 1: 2/2. La Hire is safe, Charles is taken.
  charles.give(blow({ infantry: 6 }, ['laHire', 'charles']), 3, 3, 3, 6, 6);
  expect(charles.G.outcome).toEqual({ winner: 'english', by: 'charlesLost' });
  const henry = clash({ infantry: 1 }, { infantry: 5 }, ['henry']).give(blow({ infantry: 5 }), 6);
  expect(henry.G.outcome).toEqual({ winner: 'french', by: 'henryLost' });
});
rule('7.4.5', 'the loss of any other leader does not, the Duke of Burgundy’s neither', () => {
  const battle = clash({ infantry: 1 }, { infantry: 5 }, ['burgundy', 'bedford']);
  battle.give(blow({ infantry: 5 }), 6, 2);
  expect(states(battle, 'bedford', 'burgundy')).toEqual(['dead', 'captive']);
  expect(battle.G.outcome).toBeNull();
});
rule('R43', 'both kings lost in the same combat: a draw; all leaders roll first', () => {
  const battle = clash({ infantry: 6 }, { infantry: 6 }, ['henry'], ['laHire', 'charles']);
  battle.give(blow({ infantry: 6 }, ['laHire', 'charles']), 3, 3, 3, 1, 1, 6, 6);
  expect(battle.G.outcome).toEqual({ winner: null, by: 'bothKingsLost' });
});
rule('8.3.2, R41', 'Jeanne taken in battle sets the Will to 0 at once; killed she does not', () => {
  const taken = clash({ infantry: 6 }, { infantry: 6 }, [], ['jeanne']);
  // Die 1 + 3: 2/2.
  taken.give(blow({ infantry: 6 }, ['jeanne']), 1, 6, 6);
  expect([taken.G.will, taken.G.jeanneWasCaptured]).toEqual([0, true]);
  const killed = clash({ infantry: 6 }, { infantry: 6 }, [], ['jeanne']);
  killed.give(blow({ infantry: 6 }, ['jeanne']), 1, 1, 1);
  expect([killed.G.will, killed.G.jeanneWasCaptured, killed.G.leaders.jeanne.status]).toEqual([1, false, 'dead']);
});
rule('5.4.2, R46', 'Jeanne beaten in battle is freed of her mandate, victorious she is not', () => {
  const mandate = { objective: 'paris', rolledAt: 9, phaseStart: null, excused: false } as const;
  const beaten = clash({ infantry: 6 }, { infantry: 2 }, [], ['jeanne']);
  beaten.G.mandate = { ...mandate };
  // 2 against 6 at 1-3, die 1 + 3: 4R/1, both are lost; one die for her.
  beaten.give(blow({ infantry: 2 }, ['jeanne']), 1, 2);
  expect(beaten.G.mandate).toBeNull();
  const won = clash({ infantry: 6 }, { infantry: 6 }, [], ['jeanne']);
  won.G.mandate = { ...mandate };
  won.give(blow({ infantry: 6 }, ['jeanne']), 1, 3, 3);
  expect(won.G.mandate).not.toBeNull();
});
