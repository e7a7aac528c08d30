import { expect } from 'vitest';
import type { HexId, LeaderId, Side } from '../ids.ts';
import type { MatchOptions } from '../match-options.ts';
import type { G } from '../state.ts';
import { battlefield, group, type Troops } from '../testing/battlefield.ts';
import { rule } from '../testing/rule.ts';
import type { Clash } from './combat.ts';
import { combatResult } from './combat.ts';
import { combatModifiers } from './modifiers.ts';
import { oddsColumn, oddsOf } from './odds.ts';

const FIELD = '1718';
const FROM = '1719';

const set = (theirs: Troops, options: Partial<MatchOptions> = {}, at = FIELD, leaders: LeaderId[] = []): G =>
  battlefield([[at, 'english', { troops: theirs, leaders }]], options);

const clash = (
  ours: Troops,
  more: Partial<Clash> = {},
  leaders: LeaderId[] = [],
  attacker: Side = 'french',
): Clash => ({
  kind: 'attack',
  attacker,
  from: FROM as HexId,
  target: FIELD as HexId,
  attackers: group(attacker, ours, leaders),
  inside: false,
  laager: false,
  ...more,
});
const added = (G: G, one: Clash) => Object.fromEntries(combatModifiers(G, one).map(({ name, value }) => [name, value]));

rule('6.2.7', 'twelve against five are 2-1, seven against two 3-1', () => {
  expect(oddsColumn(12, 5)).toBe(3);
  expect(oddsColumn(7, 2)).toBe(4);
});
rule('6.2.7, R30', 'fractions fall to the defender, and nothing is worse than 1-3', () => {
  expect([oddsColumn(4, 5), oddsColumn(2, 5), oddsColumn(1, 9), oddsColumn(0, 1)]).toEqual([1, 0, 0, 0]);
});
rule('R30', 'five to one is beyond the table, four to one is not; rolls are read at its edges', () => {
  expect([oddsColumn(10, 2), oddsColumn(9, 2)]).toEqual([6, 5]);
  expect(combatResult(0, -3)).toEqual(combatResult(0, 0));
  expect(combatResult(0, 11)).toEqual(combatResult(0, 8));
});
rule('7.2', 'a result reads as losses, retreat or elimination, for each side', () => {
  expect(combatResult(2, 6)).toMatchObject({
    attacker: { losses: 1, retreat: false, eliminated: false },
    defender: { losses: 2, retreat: true, eliminated: false },
  });
  expect(combatResult(0, 0)).toMatchObject({
    attacker: { eliminated: true },
    defender: { losses: 0, retreat: false, eliminated: false },
  });
});
rule('R28', 'inside the walls and across a river is six times, in the open field once', () => {
  const G = set({ infantry: 1 }, {}, '2011');
  const walls = { from: '1911' as HexId, target: '2011' as HexId, inside: true };
  expect(oddsOf(G, clash({ infantry: 6 }, walls)).defence).toBe(6);
  expect(oddsOf(set({ infantry: 1 }), clash({ infantry: 6 })).defence).toBe(1);
});
rule('R28', 'a storm crosses no river', () => {
  const G = set({ infantry: 1 }, {}, '2011');
  const storm = { kind: 'storm', from: '2011' as HexId, target: '2011' as HexId, inside: true } as const;
  expect(oddsOf(G, clash({ infantry: 6 }, storm)).defence).toBe(3);
});
rule('6.2.4', 'siege weapons count against a force inside its town, not outside it', () => {
  const G = set({ infantry: 1 }, {}, '1713');
  const town = { from: '1712' as HexId, target: '1713' as HexId };
  expect(oddsOf(G, clash({ infantry: 1, siege: 2 }, { ...town, inside: true })).attack).toBe(3);
  expect(oddsOf(G, clash({ infantry: 1, siege: 2 }, town)).attack).toBe(1);
});
rule('6.2.5', 'artillery counts in the open field, siege weapons do not', () => {
  expect(oddsOf(set({ artillery: 3 }), clash({ artillery: 3 }))).toMatchObject({ attack: 3, defence: 3 });
  expect(oddsOf(set({ siege: 3, infantry: 1 }), clash({ infantry: 3 })).defence).toBe(1);
});
rule('9.1', 'bows on one side alone move the column a step its way', () => {
  expect(oddsOf(set({ archers: 1 }, { columnShifts: true }), clash({ infantry: 2 })).column).toBe(2);
  expect(oddsOf(set({ infantry: 1 }, { columnShifts: true }), clash({ archers: 2 })).column).toBe(4);
});
rule('9.1', 'bows on both sides, or the option switched off, move nothing', () => {
  expect(oddsOf(set({ archers: 1 }, { columnShifts: true }), clash({ archers: 2 })).column).toBe(3);
  expect(oddsOf(set({ archers: 1 }), clash({ infantry: 2 })).column).toBe(3);
});
rule('9.1, R30', 'five to one moved left is 4-1, and 1-3 moved left stays', () => {
  expect(oddsOf(set({ archers: 1 }, { columnShifts: true }), clash({ infantry: 5 })).column).toBe(5);
  expect(oddsOf(set({ archers: 9 }, { columnShifts: true }), clash({ infantry: 1 })).column).toBe(0);
});
rule('9.3.1', 'siege weapons are doubled against a town, only with the option', () => {
  const town = { from: '1712' as HexId, target: '1713' as HexId, inside: true };
  const attack = (siegeWeaponsDoubled: boolean) =>
    oddsOf(set({ infantry: 1 }, { siegeWeaponsDoubled }, '1713'), clash({ siege: 2 }, town)).attack;
  expect([attack(true), attack(false)]).toEqual([4, 2]);
});
rule('9.3.2', 'artillery is doubled against more than ten SPs in the open, not against ten, nor in a town', () => {
  const attack = (sps: number, at: string) =>
    oddsOf(
      set({ infantry: sps }, { artilleryDoubled: true }, at),
      clash({ artillery: 2 }, { target: at as HexId, from: (at === FIELD ? FROM : '1712') as HexId }),
    ).attack;
  expect([attack(11, FIELD), attack(10, FIELD), attack(11, '1713')]).toEqual([4, 2, 2]);
});
rule('9.3.3', 'heavy cavalry is doubled against light horse and militia alone in the clear', () => {
  const attack = (theirs: Troops) =>
    oddsOf(set(theirs, { heavyCavalryDoubled: true }), clash({ heavyCavalry: 2 })).attack;
  expect([attack({ militia: 1, lightCavalry: 1 }), attack({ militia: 1, infantry: 1 })]).toEqual([4, 2]);
});
rule('7.1.1, R31', 'the best leader of each side counts, and no other', () => {
  const G = set({ infantry: 1 }, {}, FIELD, ['falstaff', 'suffolk']);
  expect(added(G, clash({ infantry: 1 }, {}, ['jeanne', 'dunois']))).toEqual({ attackLeader: 3, defenceLeader: -2 });
  expect(added(set({ infantry: 1 }), clash({ infantry: 1 }, {}, ['charles']))).toEqual({});
});
rule('7.1.2, R31', 'heavy cavalry charges infantry in the clear', () => {
  expect(added(set({ infantry: 1 }), clash({ heavyCavalry: 1, infantry: 1 }))).toEqual({ charge: 1 });
});
rule('7.1.2, R31', 'it does not charge a force with archers, nor walls, nor woods', () => {
  expect(added(set({ infantry: 1, archers: 1 }), clash({ heavyCavalry: 1 }))).toEqual({});
  const town = { from: '1712' as HexId, target: '1713' as HexId, inside: true };
  expect(added(set({ infantry: 1 }, {}, '1713'), clash({ heavyCavalry: 1 }, town))).toEqual({});
  const woods = { from: '1813' as HexId, target: '1812' as HexId };
  expect(added(set({ infantry: 1 }, {}, '1812'), clash({ heavyCavalry: 1 }, woods))).toEqual({});
});
rule('7.1.3', 'fieldworks take one from the die, in their own hex only', () => {
  const G = set({ infantry: 1 });
  G.fieldworks['1720' as HexId] = 'english';
  expect(added(G, clash({ infantry: 1 }))).toEqual({});
  G.fieldworks[FIELD as HexId] = 'french';
  expect(added(G, clash({ infantry: 1 }))).toEqual({ fieldworks: -1 });
});
rule('7.1.4, R31', 'the Will weighs in French attacks, at 2 and at 0', () => {
  const G = set({ infantry: 1 });
  G.will = 2;
  expect(added(G, clash({ infantry: 1 }))).toEqual({ will: 1 });
  G.will = 0;
  expect(added(G, clash({ infantry: 1 }))).toEqual({ will: -1 });
});
rule('7.1.4, R31', 'the Will does not weigh at 1, nor when the French defend', () => {
  const G = battlefield([[FIELD, 'french', { troops: { infantry: 1 } }]]);
  expect(added(set({ infantry: 1 }), clash({ infantry: 1 }))).toEqual({});
  G.will = 0;
  expect(added(G, clash({ infantry: 1 }, {}, [], 'english'))).toEqual({});
});
rule('7.1.5', 'an event weighs for whom it names, and for nobody else', () => {
  const G = set({ infantry: 1 }, {}, FIELD, ['falstaff']);
  G.event = 8;
  expect(added(G, clash({ infantry: 1 }, {}, ['jeanne']))).toMatchObject({ event: 1 });
  expect(added(G, clash({ infantry: 1 }, {}, ['laHire']))).not.toHaveProperty('event');
  G.event = 12;
  expect(added(G, clash({ infantry: 1 }))).toEqual({ event: 1 });
  G.event = 4;
  expect(added(G, clash({ infantry: 1 }, {}, ['laHire']))).toMatchObject({ event: -1 });
});
rule('9.2.1', 'militia alone is one worse in attack and defence, in company it is not', () => {
  const option = { militiaModifier: true };
  expect(added(set({ militia: 2 }, option), clash({ militia: 2 }))).toEqual({ militiaAttack: -1, militiaDefence: 1 });
  const mixed = set({ militia: 2, infantry: 1 }, option);
  expect(added(mixed, clash({ militia: 2, infantry: 1 }))).toEqual({});
  expect(added(set({ militia: 2 }), clash({ militia: 2 }))).toEqual({});
});
rule('7.1.5', 'Bedford’s rally helps English attacks alone, a wounded Jeanne lends no bonus either way', () => {
  const G = battlefield([[FIELD, 'french', { troops: { infantry: 1 }, leaders: ['jeanne'] }]]);
  G.event = 5;
  expect(added(G, clash({ infantry: 1 }, {}, [], 'english'))).toEqual({ defenceLeader: -1, event: 1 });
  expect(added(set({ infantry: 1 }), clash({ infantry: 1 }))).not.toHaveProperty('event');
  G.event = 2;
  expect(added(G, clash({ infantry: 1 }, {}, [], 'english'))).toEqual({});
});
rule('7.1.5', 'where the English lose heart their captains lend no defence, in attack they still do', () => {
  const G = set({ infantry: 1 }, {}, FIELD, ['falstaff']);
  G.event = 12;
  expect(added(G, clash({ infantry: 1 }, {}, ['laHire']))).toEqual({ attackLeader: 1, event: 1 });
  const H = battlefield([[FIELD, 'french', { troops: { infantry: 1 }, leaders: ['dunois'] }]]);
  H.event = 12;
  expect(added(H, clash({ infantry: 1 }, {}, ['bedford'], 'english'))).toEqual({ attackLeader: 2, defenceLeader: -2 });
});
rule(
  'R28, 6.2.2',
  'woods, rough and swamp double a defence in the open, a river again; inside the walls only walls and river count',
  () => {
    const strength = (target: string, from: string, inside = false) =>
      oddsOf(
        set({ infantry: 1 }, {}, target),
        clash({ infantry: 1 }, { target: target as HexId, from: from as HexId, inside }),
      ).defence;
    expect(strength('1812', '1813')).toBe(2);
    expect(strength('1717', '1817')).toBe(2);
    expect(strength('1717', '1716')).toBe(4);
    expect(strength('1718', '1717')).toBe(2);
    expect(strength('1713', '1714', true)).toBe(3);
  },
);
rule('7.1.1, R31', 'a leader who takes no part in the attack lends nothing, nor one whose bonus is 0', () => {
  const G = set({ infantry: 1 }, {}, FIELD, ['talbot', 'henry']);
  G.leaders.jeanne = { status: 'map', hex: FROM as HexId, spent: 0, from: null, attacked: false };
  expect(added(G, clash({ infantry: 1 }, {}, ['clermont']))).toEqual({});
});
rule('7.1.3', 'fieldworks where the attackers stand do nothing', () => {
  const G = set({ infantry: 1 });
  G.fieldworks[FROM as HexId] = 'english';
  expect(added(G, clash({ infantry: 1 }))).toEqual({});
});
rule('9.2.1', 'nothing is added for militia among others, nor without the option', () => {
  const option = { militiaModifier: true };
  expect(added(set({ militia: 3, archers: 1 }, option), clash({ militia: 3, lightCavalry: 1 }))).toEqual({});
  expect(added(set({ militia: 3 }), clash({ militia: 3 }))).toEqual({});
});
rule('9.3.2', 'it is not in woods, rough or a town, nor without the option; a swamp is no shelter', () => {
  const attack = (target: string, from: string, artilleryDoubled = true) =>
    oddsOf(
      set({ infantry: 11 }, { artilleryDoubled }, target),
      clash({ artillery: 2 }, { target: target as HexId, from: from as HexId }),
    ).attack;
  expect([attack('1812', '1813'), attack('2118', '2117'), attack('1713', '1714')]).toEqual([2, 2, 2]);
  expect([attack('1717', '1817'), attack(FIELD, FROM), attack(FIELD, FROM, false)]).toEqual([4, 4, 2]);
});
rule('9.3.3', 'it is not in woods, behind walls or without the option, and other horse never is', () => {
  const attack = (ours: Troops, more: Partial<Clash> = {}, heavyCavalryDoubled = true) =>
    oddsOf(set({ militia: 1 }, { heavyCavalryDoubled }, more.target ?? FIELD), clash(ours, more)).attack;
  const woods = { target: '1812' as HexId, from: '1813' as HexId };
  const walls = { target: '1713' as HexId, from: '1714' as HexId, inside: true };
  expect([attack({ heavyCavalry: 2 }, woods), attack({ heavyCavalry: 2 }, walls)]).toEqual([2, 2]);
  expect([attack({ heavyCavalry: 2 }, {}, false), attack({ lightCavalry: 2 })]).toEqual([2, 2]);
  expect(attack({ heavyCavalry: 2, lightCavalry: 1 })).toBe(5);
});
