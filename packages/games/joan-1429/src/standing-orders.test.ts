import { expect, test } from 'vitest';
import { advise } from './advise.ts';
import { applyBattleOrder } from './battle/run.ts';
import { townHex } from './data/map/index.ts';
import type { HexId, Situation, Step } from './ids.ts';
import type { Order } from './orders.ts';
import { parseStandingOrders, type StandingOrders, standingAnswer } from './standing-orders.ts';
import type { G } from './state.ts';
import { battlefield, combatOf, lotsOfTroops, spent, type Troops } from './testing/battlefield.ts';
import { attack } from './testing/fight.ts';
import { scriptedTable } from './testing/scripted-table.ts';

type Entry = StandingOrders[number];
const always = (reactions: Entry['reactions']): StandingOrders => [{ where: { scope: 'always' }, reactions }];
const CHARTRES = townHex('chartres');

/** Plays a battle to its first question of one step. */
const asked = (G: G, step: Step, first: Order, ...dice: number[]): Situation => {
  const table = scriptedTable(dice);
  let at: Situation | undefined = combatOf('french');
  let order: Order | undefined = first;
  while (at !== undefined && order !== undefined) {
    at = applyBattleOrder(G, at, order, table);
    if (at?.step === step) {
      table.done();
      return at;
    }
    order = at && { type: 'stand', inside: false, laager: false };
  }
  throw new Error(`${step} was not asked`);
};
const town = (theirs: Troops, ours: Troops = { infantry: 12 }): { G: G; order: Order } => ({
  G: battlefield([
    [CHARTRES, 'english', { troops: theirs, leaders: ['falstaff'] }],
    ['1714', 'french', { troops: ours, leaders: ['laHire'] }],
  ]),
  order: attack('french', '1714', CHARTRES, ours, ['laHire']),
});

test('standing orders of every scope and reaction are read', () => {
  const orders: unknown = [
    { where: { scope: 'always' }, reactions: { stand: 'inside', laager: 'form', advance: 'none' } },
    { where: { scope: 'town', hex: '1713' }, reactions: { retreat: 'away' } },
    { where: { scope: 'stack', leader: 'talbot' }, reactions: { losses: ['militia', 'infantry'] } },
    { where: { scope: 'battle', from: '1714', target: '1713' }, reactions: {} },
  ];
  expect(parseStandingOrders(orders)).toEqual({ ok: true, value: orders });
});

test('what is none is refused: unknown scopes, words, hexes, leaders, types twice, strange keys', () => {
  const where = { scope: 'always' };
  const bad: unknown[] = [
    null,
    {},
    [{ where, reactions: { stand: 'maybe' } }],
    [{ where, reactions: { losses: ['militia', 'militia'] } }],
    [{ where, reactions: { losses: ['elephants'] } }],
    [{ where, reactions: { surrender: true } }],
    [{ where: { scope: 'town', hex: 'Paris' }, reactions: {} }],
    [{ where: { scope: 'stack', leader: 'toString' }, reactions: {} }],
    [{ where: { scope: 'battle', from: '1714' }, reactions: {} }],
    Array.from({ length: 61 }, () => ({ where, reactions: {} })),
  ];
  for (const input of bad) {
    expect(parseStandingOrders(input), JSON.stringify(input)).toMatchObject({
      violation: { code: 'standingOrdersUnreadable' },
    });
  }
});

test('inside or outside is answered as settled, and asked where it is not', () => {
  const { G, order } = town({ infantry: 2 });
  const at = asked(G, 'stand', order);
  expect(standingAnswer(G, at, always({ stand: 'outside' }))).toEqual({ type: 'stand', inside: false, laager: false });
  expect(standingAnswer(G, at, always({ stand: 'inside' }))).toMatchObject({ inside: true });
  expect(standingAnswer(G, at, always({ losses: ['infantry'] }))).toBeUndefined();
  expect(standingAnswer(G, at, [])).toBeUndefined();
});

test('the laager is formed or spared as settled', () => {
  const G = battlefield(
    [
      ['1614', 'english', { troops: { infantry: 4 } }],
      ['1615', 'french', { troops: { infantry: 8 }, leaders: ['laHire'] }],
    ],
    { supplyTrain: true },
  );
  G.supplyTrain = { status: 'map', hex: '1614' as HexId, spent: 0, from: null };
  const at = asked(G, 'stand', attack('french', '1615', '1614', { infantry: 8 }, ['laHire']));
  expect(standingAnswer(G, at, always({ laager: 'form' }))).toMatchObject({ laager: true });
  expect(standingAnswer(G, at, always({ laager: 'spare' }))).toMatchObject({ laager: false });
  expect(standingAnswer(G, at, always({ stand: 'inside' }))).toBeUndefined();
});

test('losses go by preference, cavalry’s share first all the same', () => {
  const { G, order } = town({ infantry: 3, militia: 2, lightCavalry: 1 });
  // Outside 12 against 6, die 3 + 1 − 2: 2/2.
  const at = asked(G, 'defenderLosses', order, 3);
  expect(standingAnswer(G, at, always({ losses: ['infantry'] }))).toEqual({
    type: 'takeLosses',
    lots: lotsOfTroops('english', { lightCavalry: 1, infantry: 1 }),
  });
  expect(standingAnswer(G, at, always({ losses: ['militia', 'infantry'] }))).toMatchObject({
    lots: lotsOfTroops('english', { lightCavalry: 1, militia: 1 }),
  });
  expect(standingAnswer(G, at, always({ retreat: 'away' }))).toBeUndefined();
});

test('losses to fire and of an attack are answered too', () => {
  const ours = { infantry: 6, militia: 6 };
  const { G, order } = town({ archers: 4 }, ours);
  const at = asked(G, 'fireLosses', order, 5);
  expect(standingAnswer(G, at, always({ losses: ['militia'] }))).toEqual({
    type: 'takeLosses',
    lots: spent('french', { militia: 2 }),
  });
});

test('a retreat goes inside or away as settled; which of several hexes only with a preference', () => {
  const { G, order } = town({ infantry: 6 });
  // 12 against 6, die 5 + 1 − 2: 1/2R.
  const at = asked(G, 'defenderLosses', order, 5);
  expect(standingAnswer(G, at, always({ retreat: 'inside' }))).toMatchObject({ retreat: [CHARTRES] });
  expect(standingAnswer(G, at, always({ retreat: 'away' }))).toMatchObject({ retreat: ['1812'] });
  expect(standingAnswer(G, at, always({ losses: ['infantry'] }))).toBeUndefined();
});

test('an advance goes with all or with nobody as settled', () => {
  const { G, order } = town({ infantry: 2 });
  const at = asked(G, 'advance', order, 3);
  expect(at.side).toBe('french');
  expect(standingAnswer(G, at, always({ advance: 'none' }))).toEqual({ type: 'advance', group: null });
  expect(standingAnswer(G, at, always({ advance: 'all' }))).toMatchObject({ group: { leaders: ['laHire'] } });
  expect(standingAnswer(G, at, always({ stand: 'inside' }))).toBeUndefined();
});

test('the narrowest setting speaks: this battle, then a leader’s stack, then the town, then for good', () => {
  const { G, order } = town({ infantry: 2 });
  const at = asked(G, 'stand', order);
  const inside = { stand: 'inside' } as const;
  const outside = { stand: 'outside' } as const;
  const battle: Entry['where'] = { scope: 'battle', from: '1714' as HexId, target: CHARTRES };
  const stack: Entry['where'] = { scope: 'stack', leader: 'falstaff' };
  const place: Entry['where'] = { scope: 'town', hex: CHARTRES };
  const says = (...orders: StandingOrders) => standingAnswer(G, at, orders);
  const scopes = [battle, stack, place, { scope: 'always' } as const];
  for (const [i, narrow] of scopes.entries()) {
    for (const wide of scopes.slice(i + 1)) {
      const entries = [
        { where: narrow, reactions: inside },
        { where: wide, reactions: outside },
      ];
      expect(says(...entries)).toMatchObject({ inside: true });
      expect(says(...entries.toReversed())).toMatchObject({ inside: true });
    }
  }
  expect(says({ where: place, reactions: inside }, { where: place, reactions: outside })).toMatchObject({
    inside: false,
  });
});

test('a setting for another battle, stack, town or the other side’s leader says nothing', () => {
  const { G, order } = town({ infantry: 2 });
  const at = asked(G, 'stand', order);
  const elsewhere: Entry['where'][] = [
    { scope: 'battle', from: '1613' as HexId, target: CHARTRES },
    { scope: 'stack', leader: 'talbot' },
    { scope: 'stack', leader: 'laHire' },
    { scope: 'town', hex: '1714' as HexId },
  ];
  for (const where of elsewhere)
    expect(standingAnswer(G, at, [{ where, reactions: { stand: 'inside' } }])).toBeUndefined();
});

test('a stack is its leader’s to the end of the battle, though he is killed in it', () => {
  const { G, order } = town({ infantry: 6 });
  // 12 against 6, outside, Falstaff −2: die 6 + 1 − 2 is 1/4R; they leave, and La Hire rolls a 2.
  const at = asked(G, 'defenderLosses', order, 6);
  const losses: Order = {
    type: 'takeLosses',
    lots: lotsOfTroops('english', { infantry: 4 }),
    retreat: ['1812' as HexId],
  };
  const table = scriptedTable([1, 1, 3, 3]);
  const victor = applyBattleOrder(G, at, losses, table);
  table.done();
  expect([victor?.step, G.leaders.laHire.status]).toEqual(['advance', 'dead']);
  const his: StandingOrders = [
    { where: { scope: 'stack', leader: 'laHire' }, reactions: { advance: 'none' } },
    { where: { scope: 'always' }, reactions: { advance: 'all' } },
  ];
  const answer = victor && standingAnswer(G, victor, his);
  expect(answer).toEqual({ type: 'advance', group: null });
});

test('advice speaks of reactions, not of one’s own phases', () => {
  const { G, order } = town({ infantry: 2 });
  expect(advise(G, combatOf('french'))).toBeUndefined();
  expect(advise(G, { phase: 'frenchPlayerTurn', side: 'french', step: 'movement' })).toBeUndefined();
  expect(advise(G, asked(G, 'stand', order))).toMatchObject({ type: 'stand', inside: true });
});
