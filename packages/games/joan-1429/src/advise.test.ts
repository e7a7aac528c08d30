import { expect, test } from 'vitest';
import { advise } from './advise.ts';
import { applyBattleOrder } from './battle/run.ts';
import { townHex } from './data/map/index.ts';
import type { Side, Situation } from './ids.ts';
import type { Attack, Order } from './orders.ts';
import type { G } from './state.ts';
import { battlefield, combatOf } from './testing/battlefield.ts';
import { attack } from './testing/fight.ts';
import { scriptedTable } from './testing/scripted-table.ts';

const CHARTRES = townHex('chartres');
const JARGEAU = townHex('jargeau');
const ORLEANS = townHex('orleans');

/** What is advised where a victor is asked whether he follows; all else on the way goes by advice too, but walls nobody uses. */
const adviceToVictor = (G: G, side: Side, first: Attack, ...dice: number[]): Order | undefined => {
  const table = scriptedTable(dice);
  let at: Situation | undefined = combatOf(side);
  for (let order: Order | undefined = first; at !== undefined && order !== undefined; ) {
    at = applyBattleOrder(G, at, order, table);
    order = at && advise(G, at);
    if (order?.type === 'stand') order = { ...order, inside: false };
    if (at?.step === 'advance') return order;
  }
  throw new Error('nobody was asked to advance');
};

const outOfTheLines = (besiegers: number, besieged: number) => {
  const G = battlefield([
    [ORLEANS, 'french', { troops: { infantry: besieged } }],
    [ORLEANS, 'english', { troops: { infantry: besiegers }, leaders: ['talbot'] }],
    [JARGEAU, 'french', { troops: { militia: 1 } }],
  ]);
  G.sieges[ORLEANS] = 'english';
  // Across the Loire 10 against 2: the odds leave nothing to the die.
  return adviceToVictor(G, 'english', attack('english', ORLEANS, JARGEAU, { infantry: 10 }, ['talbot']));
};

test('besiegers who beat a neighbour stay in their lines where those left would be too few', () => {
  expect(outOfTheLines(14, 5)).toEqual({ type: 'advance', group: null });
});

test('with enough men left to keep the town shut they follow', () => {
  expect(outOfTheLines(15, 5)).toMatchObject({ group: { leaders: ['talbot'] } });
});

test('a victor from the field takes an empty town', () => {
  const G = battlefield([
    [CHARTRES, 'english', { troops: { militia: 1 } }],
    ['1714', 'french', { troops: { infantry: 6 }, leaders: ['laHire'] }],
  ]);
  const order = adviceToVictor(G, 'french', attack('french', '1714', CHARTRES, { infantry: 6 }, ['laHire']));
  expect(order).toMatchObject({ group: { leaders: ['laHire'] } });
});

test('into an empty field nobody is sent', () => {
  const G = battlefield([
    ['1714', 'english', { troops: { militia: 1 } }],
    ['1715', 'french', { troops: { infantry: 6 }, leaders: ['laHire'] }],
  ]);
  const order = adviceToVictor(G, 'french', attack('french', '1715', '1714', { infantry: 6 }, ['laHire']));
  expect(order).toEqual({ type: 'advance', group: null });
});
