import { expect } from 'vitest';
import { applyOrder } from './apply.ts';
import type { Situation } from './ids.ts';
import { emptyBoard, hexOf, lead, put } from './testing/board.ts';
import { band, marchOf } from './testing/marching.ts';
import { rule } from './testing/rule.ts';
import { scriptedTable } from './testing/scripted-table.ts';

const FRENCH_MOVES: Situation = { phase: 'frenchPlayerTurn', side: 'french', step: 'movement' };

rule('7.4.5 8.4 R43', 'a lone king overrun on the march ends the game at once, and that is told', () => {
  const G = emptyBoard();
  put(G, '1719', 'french.lightCavalry', 1);
  lead(G, 'henry', '1718');
  const table = scriptedTable();
  const next = applyOrder(G, FRENCH_MOVES, marchOf('1719', ['1718'], band({ 'french.lightCavalry': 1 })), table);
  expect(next).toBeUndefined();
  expect(G.outcome).toEqual({ winner: 'french', by: 'henryLost' });
  expect(table.told.at(-1)).toEqual({ kind: 'gameOver', rule: '8.4', winner: 'french', by: 'henryLost' });
});

rule('7.4.5 8.4', 'any other leader overrun is a captive and the game goes on', () => {
  const G = emptyBoard();
  put(G, '1719', 'french.lightCavalry', 1);
  lead(G, 'burgundy', '1718');
  const order = marchOf('1719', ['1718'], band({ 'french.lightCavalry': 1 }));
  expect(applyOrder(G, FRENCH_MOVES, order, scriptedTable())).toEqual(FRENCH_MOVES);
  expect(G.leaders.burgundy.status).toBe('captive');
  expect(G.outcome).toBeNull();
});

rule('R14', 'SPs raised in a town take a lone enemy leader there, a king too', () => {
  const G = emptyBoard();
  lead(G, 'charles', 'calais');
  G.purses.english = 1;
  const at: Situation = { phase: 'firstDetermination', side: 'english', step: 'build' };
  const raise = [{ nation: 'english', type: 'infantry', sps: 1, hex: hexOf('calais') }] as const;
  const table = scriptedTable();
  expect(applyOrder(G, at, { type: 'build', raise: [...raise], place: [] }, table)).toBeUndefined();
  expect(G.outcome).toEqual({ winner: 'english', by: 'charlesLost' });
  table.done();
});
