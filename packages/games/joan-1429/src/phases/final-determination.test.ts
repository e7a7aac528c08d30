import { expect } from 'vitest';
import { applyOrder } from '../apply.ts';
import { removeSps, spsOf } from '../forces.ts';
import { freshKey } from '../lots.ts';
import type { G } from '../state.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { beginFinalDetermination } from './final-determination.ts';

/** Tours, one militia and one gun inside, besieged by enough. */
const siegeOfTours = (): G => {
  const G = emptyBoard();
  put(G, 'tours', 'french.infantry', 1);
  put(G, 'tours', 'french.artillery', 1);
  put(G, 'tours', 'english.infantry', 6);
  put(G, 'tours', 'english.engineers', 1);
  put(G, 'tours', 'english.artillery', 1);
  besiege(G, 'tours', 'english');
  return G;
};
const run = (G: G, ...dice: number[]) => {
  const table = scriptedTable(dice);
  const at = beginFinalDetermination(G, table);
  table.done();
  return { at, kinds: table.told.map((h) => h.kind), told: table.told };
};

rule('8.2.2', 'on a 5 the town falls, on a 4 the siege goes on', () => {
  const held = siegeOfTours();
  run(held, 4);
  expect(held.sieges[hexOf('tours')]).toBe('english');
  const fallen = siegeOfTours();
  run(fallen, 5);
  expect(fallen.sieges).toEqual({});
  expect(fallen.forces[hexOf('tours')]).toEqual({
    'english.infantry': 6,
    'english.engineers': 1,
    'english.artillery': 1,
  });
});

rule('R40', 'leaders, guns and militia modify the roll; the Will does not', () => {
  const G = siegeOfTours();
  G.will = 0;
  lead(G, 'bedford', 'tours');
  lead(G, 'dunois', 'tours');
  const { told } = run(G, 4);
  expect(told.find((h) => h.kind === 'siegeRoll')).toMatchObject({ die: 4, total: 4, falls: false });
  const militia = emptyBoard();
  put(militia, 'tours', 'french.militia', 1);
  put(militia, 'tours', 'english.infantry', 6);
  put(militia, 'tours', 'english.engineers', 1);
  put(militia, 'tours', 'english.siege', 1);
  besiege(militia, 'tours', 'english');
  expect(run(militia, 3).told.find((h) => h.kind === 'siegeRoll')).toMatchObject({ total: 5, falls: true });
});

rule('8.2.3, 7.4.2, R34', 'a die for each leader in the fallen town: 6 dead, else captive', () => {
  const G = siegeOfTours();
  lead(G, 'dunois', 'tours');
  lead(G, 'laHire', 'tours');
  // The die, Dunois's defence, then a fate for each.
  run(G, 6);
  expect(G.leaders.dunois.status).toBe('map');
  lead(G, 'bedford', 'tours');
  run(G, 6, 6, 2);
  expect(G.leaders.dunois.status).toBe('dead');
  expect(G.leaders.laHire.status).toBe('captive');
});

rule('8.2.4, R38', 'a siege without gun or engineer stands without a roll', () => {
  const G = siegeOfTours();
  removeSps(G, hexOf('tours'), freshKey('english', 'engineers'), 1);
  expect(run(G).kinds).toEqual(['siegeWithoutRoll']);
  expect(G.sieges[hexOf('tours')]).toBe('english');
});

rule('8.2, R38', 'besiegers fewer than the besieged give up the siege', () => {
  const G = siegeOfTours();
  put(G, 'tours', 'french.infantry', 9);
  const { at, kinds } = run(G);
  expect(kinds).toContain('siegeRaised');
  // Until they are gone the town is still its holder's; where they go is theirs to say.
  expect(at).toEqual({ phase: 'finalDetermination', side: 'english', step: 'withdraw' });
  expect(G.withdrawals).toMatchObject([{ side: 'english', hex: hexOf('tours'), why: 'siegeRaised' }]);
});

rule('R38', 'besiegers as many as the besieged stay, without a roll', () => {
  const G = siegeOfTours();
  const outside = spsOf(G, hexOf('tours'), 'english');
  put(G, 'tours', 'french.infantry', outside - spsOf(G, hexOf('tours'), 'french'));
  expect(run(G).kinds).toEqual(['siegeWithoutRoll']);
});

rule('R39', 'English sieges are rolled before French ones, each in the order of the town table', () => {
  const G = siegeOfTours();
  put(G, 'chartres', 'english.militia', 1);
  put(G, 'chartres', 'french.infantry', 5);
  put(G, 'chartres', 'french.engineers', 1);
  put(G, 'chartres', 'french.artillery', 1);
  besiege(G, 'chartres', 'french');
  const { told } = run(G, 1, 1);
  expect(told.filter((h) => h.kind === 'siegeRoll').map((h) => h.hex)).toEqual([hexOf('tours'), hexOf('chartres')]);
});

rule('8.0, 4.4, R39', 'supply, sieges, coronation, Will, victory follow in this order', () => {
  const G = siegeOfTours();
  G.turn = 14;
  put(G, '1821', 'english.infantry', 1, { unsupplied: true });
  put(G, 'rheims', 'french.infantry', 1);
  lead(G, 'charles', 'rheims');
  G.turnBegan.charles = hexOf('rheims');
  const { kinds } = run(G, 1);
  expect(kinds).toEqual(['starved', 'siegeRoll', 'crowned', 'willChanged', 'gameOver']);
  expect(G.will).toBe(2);
  expect(G.outcome).toEqual({ winner: 'french', by: 'frenchAims' });
});

rule('R42', 'the crown at Chartres does not move the Will', () => {
  const G = emptyBoard();
  put(G, 'chartres', 'french.infantry', 1);
  lead(G, 'charles', 'chartres');
  G.turnBegan.charles = hexOf('chartres');
  expect(run(G).kinds).toEqual(['crowned']);
  expect([G.will, G.crowned.chartres]).toEqual([1, true]);
});

rule('8.3', 'Orléans and Chinon lost in one turn break a Will of 1', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'english.infantry', 1);
  put(G, 'chinon', 'english.infantry', 1);
  run(G);
  expect(G.outcome).toEqual({ winner: 'english', by: 'willBroken' });
});

rule('8.4, R43', 'a king taken in a fallen town ends the game at once', () => {
  const G = siegeOfTours();
  lead(G, 'charles', 'tours');
  // Charles defends with 1: a 6 is needed.
  run(G, 6, 1);
  expect(G.outcome).toEqual({ winner: 'english', by: 'charlesLost' });
  expect(G.leaders.charles.status).toBe('captive');
});

rule('8.5', 'before the last turn a quiet month decides nothing', () => {
  const G = emptyBoard();
  expect(run(G)).toEqual({ at: undefined, kinds: [], told: [] });
  expect(G.outcome).toBeNull();
});

rule(
  'R46',
  'an objective that falls to a siege of others frees Jeanne there and then; one that holds out does not',
  () => {
    const before = (): G => {
      const G = emptyBoard();
      lead(G, 'jeanne', 'orleans');
      put(G, 'orleans', 'french.infantry', 3);
      put(G, 'paris', 'english.infantry', 1);
      put(G, 'paris', 'english.artillery', 1);
      put(G, 'paris', 'french.infantry', 6);
      put(G, 'paris', 'french.engineers', 1);
      put(G, 'paris', 'french.artillery', 1);
      besiege(G, 'paris', 'french');
      G.mandate = { objective: 'paris', rolledAt: 5, phaseStart: null, excused: false };
      return G;
    };
    const held = before();
    run(held, 4);
    expect(held.mandate?.objective).toBe('paris');
    const fallen = before();
    expect(run(fallen, 5).told).toContainEqual({
      kind: 'mandateLapses',
      rule: 'R46',
      objective: 'paris',
      why: 'taken',
    });
    expect(fallen.mandate).toBeNull();
  },
);

rule(
  'R39 R47',
  'the English do not stay in a town of neutral Burgundy that they win back; of one at war they do',
  () => {
    const before = (neutral: boolean): G => {
      const G = emptyBoard();
      G.burgundyNeutral = neutral;
      put(G, 'troyes', 'french.infantry', 1);
      put(G, 'troyes', 'english.infantry', 5);
      put(G, 'troyes', 'english.engineers', 1);
      put(G, 'troyes', 'english.artillery', 1);
      besiege(G, 'troyes', 'english');
      return G;
    };
    const allied = before(false);
    expect(run(allied, 5).at).toBeUndefined();
    expect(spsOf(allied, hexOf('troyes'), 'english')).toBe(7);
    const neutral = before(true);
    const { at } = run(neutral, 5);
    expect(at).toEqual({ phase: 'finalDetermination', side: 'english', step: 'withdraw' });
    // The siege is not rolled for again: the dice are those of the next turn.
    const table = scriptedTable([1, 1]);
    const next = at && applyOrder(neutral, at, { type: 'withdraw', retreat: [hexOf('2513')] }, table);
    expect(next).toMatchObject({ phase: 'firstDetermination', step: 'build' });
    expect(neutral.forces[hexOf('troyes')]).toBeUndefined();
    expect(spsOf(neutral, hexOf('2513'), 'english')).toBe(7);
  },
);
