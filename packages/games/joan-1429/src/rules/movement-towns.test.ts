import { expect } from 'vitest';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { band, marchOf } from '../testing/marching.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { holder } from './control.ts';
import { march } from './march.ts';
import { explainMarch } from './movement.ts';
import { movementOptions } from './movement-options.ts';

const CAV = { 'french.lightCavalry': 1 };
const code = (...args: Parameters<typeof explainMarch>) => explainMarch(...args)?.code;

rule('6.1.7 R15', 'an empty enemy town is taken by entering it, and held from then on', () => {
  const G = emptyBoard();
  put(G, '1714', 'french.lightCavalry', 2);
  const table = scriptedTable();
  march(G, 'french', marchOf('1714', ['chartres'], band(CAV)), table);
  expect(holder(G, hexOf('chartres'))).toBe('french');
  expect(table.told.map(({ kind }) => kind)).toContain('townTaken');
});
rule('6.1.7 R15', 'a group goes on from it only after leaving a garrison, in this order or a later one', () => {
  const G = emptyBoard();
  put(G, '1714', 'french.lightCavalry', 2);
  const on = ['chartres', '1712'];
  expect(code(G, 'french', marchOf('1714', on, band({ 'french.lightCavalry': 2 })))).toBe('leaveGarrison');
  const leaving = marchOf('1714', on, band({ 'french.lightCavalry': 2 }), { chartres: band(CAV) });
  expect(code(G, 'french', leaving)).toBeUndefined();
  march(G, 'french', marchOf('1714', ['chartres'], band(CAV)), scriptedTable());
  const moved = band({ 'french.lightCavalry spent:1 from:1714': 1 });
  expect(code(G, 'french', marchOf('chartres', ['1712'], moved))).toBe('keepGarrison');
});
rule('R49', 'nobody leaves or enters a besieged town of his own, while besiegers go freely', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.lightCavalry', 1);
  put(G, 'orleans', 'english.lightCavalry', 2);
  put(G, '1814', 'french.lightCavalry', 1);
  besiege(G, 'orleans', 'english');
  expect(code(G, 'french', marchOf('orleans', ['1814'], band(CAV)))).toBe('besieged');
  expect(code(G, 'french', marchOf('1814', ['orleans'], band(CAV)))).toBe('ownTownBesieged');
  expect(code(G, 'english', marchOf('orleans', ['1715'], band({ 'english.lightCavalry': 1 })))).toBeUndefined();
});
rule('R32 8.2', 'a group that can besiege enters an enemy in his town, and moves no more', () => {
  const G = emptyBoard();
  put(G, 'chartres', 'english.militia', 1);
  put(G, '1714', 'french.engineers', 1);
  put(G, '1714', 'french.artillery', 1);
  lead(G, 'dunois', '1714');
  const group = band({ 'french.engineers': 1, 'french.artillery': 1 }, ['dunois']);
  expect(code(G, 'french', marchOf('1714', ['chartres'], group))).toBeUndefined();
  march(G, 'french', marchOf('1714', ['chartres'], group), scriptedTable());
  expect(G.sieges[hexOf('chartres')]).toBe('french');
  expect(G.leaders.dunois.spent).toBe(7);
});
rule('R32 8.2', 'one that cannot stays out, and no march goes through a siege', () => {
  const G = emptyBoard();
  put(G, 'chartres', 'english.militia', 1);
  put(G, '1714', 'french.lightCavalry', 3);
  expect(code(G, 'french', marchOf('1714', ['chartres'], band({ 'french.lightCavalry': 3 })))).toBe('siegeNoGun');
  expect(code(G, 'french', marchOf('1714', ['chartres', '1712'], band({ 'french.lightCavalry': 3 })))).toBe(
    'siegeEndsMarch',
  );
});
rule('3.4.2 R17', 'a captured town whose last SP leaves is its home side’s again', () => {
  const G = emptyBoard();
  put(G, 'chartres', 'french.lightCavalry', 1);
  const table = scriptedTable();
  march(G, 'french', marchOf('chartres', ['1714'], band(CAV)), table);
  expect(holder(G, hexOf('chartres'))).toBe('english');
  expect(table.told.map(({ kind }) => kind)).toContain('townReverts');
});
rule('R47', 'neutral Burgundy neither moves nor lets anyone into its towns', () => {
  const G = emptyBoard();
  G.burgundyNeutral = true;
  put(G, 'troyes', 'burgundian.lightCavalry', 1);
  put(G, '2612', 'french.lightCavalry', 1);
  expect(code(G, 'english', marchOf('troyes', ['2612'], band({ 'burgundian.lightCavalry': 1 })))).toBe('inert');
  expect(code(G, 'french', marchOf('2612', ['troyes'], band(CAV)))).toBe('closedTown');
});
rule('R53', 'with the English first, the besiegers of Orléans stay on turn 1, and on turn 1 only', () => {
  const G = emptyBoard({ englishFirst: true });
  G.turn = 1;
  put(G, 'orleans', 'english.lightCavalry', 2);
  put(G, 'orleans', 'french.militia', 1);
  besiege(G, 'orleans', 'english');
  const order = marchOf('orleans', ['1715'], band({ 'english.lightCavalry': 1 }));
  expect(code(G, 'english', order)).toBe('besiegersStay');
  G.turn = 2;
  expect(code(G, 'english', order)).toBeUndefined();
});
rule('R41 R49', 'besiegers who all go lift the siege of their own accord; a part that goes does not', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.militia', 1);
  put(G, 'orleans', 'english.lightCavalry', 3);
  besiege(G, 'orleans', 'english');
  march(G, 'english', marchOf('orleans', ['1715'], band({ 'english.lightCavalry': 2 })), scriptedTable());
  expect(G.willEvents.orleansRelieved).toBe(false);
  march(G, 'english', marchOf('orleans', ['1715'], band({ 'english.lightCavalry': 1 })), scriptedTable());
  expect(G.sieges).toEqual({});
  expect(G.willEvents.orleansRelieved).toBe(true);
});
rule(
  '8.2 R32 R38',
  'a ring of SPs on three alternate neighbours stands for engineers, if enough stay behind in it',
  () => {
    const ring = (left: number) => {
      const G = emptyBoard();
      put(G, 'chartres', 'english.militia', 1);
      for (const hex of ['1712', '1813']) put(G, hex, 'french.militia', 1);
      put(G, '1613', 'french.lightCavalry', 2 + left);
      put(G, '1613', 'french.artillery', 1);
      lead(G, 'dunois', '1613');
      return G;
    };
    const order = marchOf('1613', ['chartres'], band({ 'french.lightCavalry': 2, 'french.artillery': 1 }, ['dunois']));
    expect(code(ring(1), 'french', order)).toBeUndefined();
    expect(code(ring(0), 'french', order)).toBe('siegeNoEngineer');
    const [stack] = movementOptions(ring(0), 'french').stacks.filter(({ hex }) => hex === '1613');
    const sieges = stack?.classes.flatMap((each) => [...each.sieges.values()]) ?? [];
    expect(sieges.length).toBeGreaterThan(0);
    for (const siege of sieges) expect(explainMarch(ring(0), 'french', siege)).toBeUndefined();
  },
);
rule('8.2 R32 R38', 'an SP dropped off on the way closes the ring', () => {
  const G = emptyBoard();
  put(G, 'chartres', 'english.militia', 1);
  for (const hex of ['1712', '1813']) put(G, hex, 'french.militia', 1);
  put(G, '1612', 'french.lightCavalry', 3);
  put(G, '1612', 'french.artillery', 1);
  lead(G, 'dunois', '1612');
  const army = band({ 'french.lightCavalry': 3, 'french.artillery': 1 }, ['dunois']);
  const path = ['1613', 'chartres'];
  expect(code(G, 'french', marchOf('1612', path, army))).toBe('siegeNoEngineer');
  expect(code(G, 'french', marchOf('1612', path, army, { '1613': band(CAV) }))).toBeUndefined();
});

rule(
  '6.1.7 R15 R17',
  'a town that a group left empty it must garrison when it comes back through it; one with a garrison not',
  () => {
    const G = emptyBoard();
    put(G, 'chartres', 'french.lightCavalry', 2);
    const riding = (sps: number, path: string[], drops = {}) =>
      explainMarch(G, 'french', marchOf('chartres', path, band({ 'french.lightCavalry': sps }), drops))?.code;
    const through = ['1714', 'chartres', '1712'];
    expect(riding(2, through)).toBe('leaveGarrison');
    expect(riding(2, through, { chartres: band({ 'french.lightCavalry': 1 }) })).toBeUndefined();
    expect(riding(2, ['1714', 'chartres'])).toBeUndefined();
    expect(riding(1, through)).toBeUndefined();
  },
);
