import { expect } from 'vitest';
import { applyOrder } from '../apply.ts';
import type { G } from '../state.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { eventStep } from './event-step.ts';

const withJeanne = (): G => {
  const G = emptyBoard();
  lead(G, 'jeanne', 'orleans');
  put(G, 'orleans', 'french.infantry', 3);
  return G;
};
const roll = (G: G, ...dice: number[]) => {
  const table = scriptedTable(dice);
  const at = eventStep(G, table);
  table.done();
  return { at, told: table.told };
};

rule('5.4, R45', 'the table is rolled while Jeanne is on the map, and not otherwise', () => {
  const G = withJeanne();
  roll(G, 3, 4);
  expect(G.event).toBe(7);
  const without = emptyBoard();
  roll(without);
  expect(without.event).toBeNull();
});

rule('5.4', 'volunteers join Jeanne’s hex, unless the countermix is spent', () => {
  const G = withJeanne();
  roll(G, 2, 4);
  expect(G.forces[hexOf('orleans')]).toEqual({ 'french.infantry': 4 });
  const full = withJeanne();
  put(full, 'tours', 'french.infantry', 17);
  expect(roll(full, 2, 4).told.at(-1)?.kind).toBe('noVolunteers');
  expect(full.forces[hexOf('orleans')]).toEqual({ 'french.infantry': 3 });
});

rule(
  '5.4, R14',
  'volunteers who come to Jeanne alone take a lone enemy leader beside her; without them he stays',
  () => {
    const face = (...dice: number[]): string => {
      const G = emptyBoard();
      lead(G, 'jeanne', '1719');
      lead(G, 'talbot', '1719');
      roll(G, ...dice);
      return G.leaders.talbot.status;
    };
    expect(face(2, 4)).toBe('captive');
    expect(face(3, 4)).toBe('map');
  },
);

rule('5.4.1, R46', 'events 9 to 11 send her to Rheims, Paris and La Charité', () => {
  for (const [dice, objective] of [
    [[4, 5], 'rheims'],
    [[4, 6], 'paris'],
    [[5, 6], 'laCharite'],
  ] as const) {
    const G = withJeanne();
    roll(G, ...dice);
    expect(G.mandate).toMatchObject({ objective, excused: false, phaseStart: null });
  }
});

rule('R46', 'the distance at the roll is by terrain alone: ten MPs from Orléans to Rheims', () => {
  const G = withJeanne();
  roll(G, 4, 5);
  expect(G.mandate?.rolledAt).toBe(10);
});

rule('R46', 'a town already French, or La Charité of neutral Burgundy, binds no one', () => {
  const G = withJeanne();
  put(G, 'paris', 'french.infantry', 1);
  roll(G, 4, 6);
  expect(G.mandate).toBeNull();
  const neutral = withJeanne();
  neutral.burgundyNeutral = true;
  roll(neutral, 1, 5, 6);
  expect(neutral.mandate).toBeNull();
  roll(neutral, 1, 4, 6);
  expect(neutral.mandate?.objective).toBe('paris');
});

rule('5.4.3', 'a new mandate takes the place of the old; an event without one leaves it', () => {
  const G = withJeanne();
  roll(G, 4, 5);
  roll(G, 3, 4);
  expect(G.mandate?.objective).toBe('rheims');
  expect(roll(G, 4, 6).told.map((h) => h.kind)).toContain('mandateReplaced');
  expect(G.mandate?.objective).toBe('paris');
});

rule('5.4.4', 'without the table every mandate is cancelled', () => {
  const G = withJeanne();
  roll(G, 4, 5);
  G.leaders.jeanne = { ...G.leaders.jeanne, status: 'captive', hex: null };
  roll(G);
  expect(G.mandate).toBeNull();
});

rule('R47', 'Burgundy turning neutral sends its pieces to the nearest open home town', () => {
  const G = withJeanne();
  put(G, 'paris', 'burgundian.infantry', 2);
  lead(G, 'burgundy', 'paris');
  put(G, 'troyes', 'burgundian.militia', 1);
  roll(G, 1, 2);
  expect(G.burgundyNeutral).toBe(true);
  expect(G.forces[hexOf('paris')]).toBeUndefined();
  expect(G.leaders.burgundy.hex).toBe(hexOf('auxerre'));
  expect(G.forces[hexOf('auxerre')]).toEqual({ 'burgundian.infantry': 2 });
  expect(G.forces[hexOf('troyes')]).toEqual({ 'burgundian.militia': 1 });
});

rule('R47', 'a besieged home town receives nobody: they go to the next', () => {
  const G = withJeanne();
  put(G, 'paris', 'burgundian.infantry', 2);
  put(G, 'auxerre', 'burgundian.militia', 1);
  put(G, 'auxerre', 'french.infantry', 4);
  besiege(G, 'auxerre', 'french');
  roll(G, 1, 2);
  expect(G.forces[hexOf('troyes')]).toEqual({ 'burgundian.infantry': 2 });
});

rule('R47', 'with every home town French or besieged they leave the map, and come back with a 6', () => {
  const G = withJeanne();
  put(G, 'paris', 'burgundian.infantry', 2);
  lead(G, 'burgundy', 'paris');
  for (const town of ['auxerre', 'troyes', 'la-charite']) put(G, town, 'french.infantry', 1);
  roll(G, 1, 2);
  expect(G.exiled).toEqual({ 'burgundian.infantry': 2 });
  expect(G.leaders.burgundy.status).toBe('exiled');
  delete G.forces[hexOf('troyes')];
  roll(G, 5, 3, 4);
  expect(G.burgundyNeutral).toBe(true);
  roll(G, 6, 3, 4);
  expect(G.burgundyNeutral).toBe(false);
  expect(G.exiled).toEqual({});
  expect(G.forces[hexOf('troyes')]).toEqual({ 'burgundian.infantry': 2 });
  expect(G.leaders.burgundy).toMatchObject({ status: 'map', hex: hexOf('troyes') });
});

rule('R47', 'the die for Burgundy is rolled without Jeanne too, and a second suing for peace changes nothing', () => {
  const without = emptyBoard();
  without.burgundyNeutral = true;
  roll(without, 6);
  expect(without.burgundyNeutral).toBe(false);
  const G = withJeanne();
  G.burgundyNeutral = true;
  expect(roll(G, 1, 1, 2).told.map((h) => h.kind)).toEqual(['burgundyRoll', 'jeanneEvent']);
});

rule('R46, R47', 'a mandate for La Charité lapses when Burgundy turns neutral', () => {
  const G = withJeanne();
  roll(G, 5, 6);
  roll(G, 1, 2);
  expect(G.mandate).toBeNull();
});

rule('R47', 'French besiegers of a closed town go to a neighbouring hex without loss, French inside one stay', () => {
  const G = withJeanne();
  put(G, 'troyes', 'burgundian.militia', 1);
  put(G, 'troyes', 'french.infantry', 4);
  put(G, 'troyes', 'french.artillery', 1);
  besiege(G, 'troyes', 'french');
  put(G, 'auxerre', 'french.infantry', 1);
  const { at } = roll(G, 1, 2);
  expect(at).toEqual({ phase: 'firstDetermination', side: 'french', step: 'withdraw' });
  const table = scriptedTable();
  if (at !== undefined) applyOrder(G, at, { type: 'withdraw', retreat: [hexOf('2513')] }, table);
  expect(G.sieges).toEqual({});
  expect(G.forces[hexOf('troyes')]).toEqual({ 'burgundian.militia': 1 });
  expect(G.forces[hexOf('2513')]).toEqual({ 'french.infantry': 4, 'french.artillery': 1 });
  expect(G.forces[hexOf('auxerre')]).toEqual({ 'french.infantry': 1 });
});

rule('R47', 'English SPs and leaders in a closed town make way for good, its own men stay', () => {
  const G = withJeanne();
  put(G, 'troyes', 'burgundian.militia', 1);
  put(G, 'troyes', 'english.infantry', 2);
  lead(G, 'talbot', 'troyes');
  lead(G, 'burgundy', 'troyes');
  const { at } = roll(G, 1, 2);
  expect(at).toEqual({ phase: 'firstDetermination', side: 'english', step: 'withdraw' });
  if (at !== undefined) applyOrder(G, at, { type: 'withdraw', retreat: [hexOf('2513')] }, scriptedTable());
  expect(G.forces[hexOf('troyes')]).toEqual({ 'burgundian.militia': 1 });
  expect(G.forces[hexOf('2513')]).toEqual({ 'english.infantry': 2 });
  expect(G.leaders.talbot.hex).toBe(hexOf('2513'));
  expect(G.leaders.burgundy.hex).toBe(hexOf('troyes'));
});

rule('R47', 'French besiegers of a closed town leave before the English who were inside with its own men', () => {
  const G = withJeanne();
  put(G, 'troyes', 'burgundian.militia', 1);
  put(G, 'troyes', 'english.infantry', 1);
  put(G, 'troyes', 'french.infantry', 4);
  besiege(G, 'troyes', 'french');
  const { at, told } = roll(G, 1, 2);
  // The French have but one best way and are gone when the English are asked.
  expect(told.flatMap((h) => (h.kind === 'retreats' ? [h.side] : []))).toEqual(['french']);
  expect(at).toMatchObject({ side: 'english', step: 'withdraw' });
});

rule('R38, R47', 'a siege short of SPs without the Burgundians is raised, one strong enough is not', () => {
  const before = (english: number): G => {
    const G = withJeanne();
    put(G, 'tours', 'french.infantry', 4);
    put(G, 'tours', 'english.infantry', english);
    put(G, 'tours', 'burgundian.infantry', 5);
    besiege(G, 'tours', 'english');
    return G;
  };
  const weak = before(2);
  expect(roll(weak, 1, 2).told.map(({ kind }) => kind)).toContain('siegeRaised');
  const strong = before(5);
  expect(roll(strong, 1, 2).told.map(({ kind }) => kind)).not.toContain('siegeRaised');
  expect(strong.sieges).toEqual({ [hexOf('tours')]: 'english' });
});

rule('R14, R47', 'Burgundians coming home take a lone enemy leader they find there', () => {
  const G = withJeanne();
  put(G, 'paris', 'burgundian.infantry', 2);
  lead(G, 'laHire', 'auxerre');
  roll(G, 1, 2);
  expect(G.leaders.laHire.status).toBe('captive');
});

rule('R47', 'Burgundians besieging a home town that the French hold go to an open one', () => {
  const G = withJeanne();
  put(G, 'auxerre', 'french.infantry', 1);
  put(G, 'auxerre', 'burgundian.infantry', 3);
  besiege(G, 'auxerre', 'english');
  roll(G, 1, 2);
  expect(G.sieges).toEqual({});
  expect(G.forces[hexOf('auxerre')]).toEqual({ 'french.infantry': 1 });
  expect(G.forces[hexOf('troyes')]).toEqual({ 'burgundian.infantry': 3 });
});

rule('3.4.2, R47', 'a French town that only Burgundians held is French again when they go home', () => {
  const G = withJeanne();
  put(G, 'gien', 'burgundian.infantry', 1);
  const { told } = roll(G, 1, 2);
  expect(told).toContainEqual({ kind: 'townReverts', rule: '3.4.2', side: 'french', hex: hexOf('gien') });
});

rule('R46 R47', 'a mandate for another town outlives Burgundy’s peace', () => {
  const G = withJeanne();
  roll(G, 4, 5);
  roll(G, 1, 2);
  expect(G.mandate?.objective).toBe('rheims');
});

rule('R47', 'Burgundians at home carry no mark of hunger or flight into their peace', () => {
  const G = withJeanne();
  put(G, 'paris', 'burgundian.infantry', 2, { unsupplied: true, routed: true });
  roll(G, 1, 2);
  expect(G.forces[hexOf('auxerre')]).toEqual({ 'burgundian.infantry': 2 });
});
