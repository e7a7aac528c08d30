import { expect } from 'vitest';
import { changeLeader } from '../forces.ts';
import { emptyBoard } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { captivesToRansom, isRansomed, jeannesFate } from './ransom.ts';

rule('5.3', 'a captive goes free on 5 and 6, and not on less', () => {
  expect([1, 2, 3, 4, 5, 6].map(isRansomed)).toEqual([false, false, false, false, true, true]);
});

rule('5.3, R43, R45', 'captives are rolled for, but neither a king nor Jeanne by this case', () => {
  const G = emptyBoard();
  for (const id of ['talbot', 'charles', 'jeanne'] as const) changeLeader(G, id, { status: 'captive' });
  changeLeader(G, 'dunois', { status: 'map' });
  expect(captivesToRansom(G)).toEqual(['talbot']);
});

rule('7.4.4', 'Jeanne stays captive on 1 to 4, is ransomed on 5, executed on 6', () => {
  expect([1, 2, 3, 4, 5, 6].map(jeannesFate)).toEqual([
    'captive',
    'captive',
    'captive',
    'captive',
    'ransomed',
    'executed',
  ]);
});
