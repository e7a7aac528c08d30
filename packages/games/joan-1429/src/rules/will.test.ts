import { expect } from 'vitest';
import { emptyBoard, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { willAfter, willCauses, willCeiling } from './will.ts';

const names = (G: ReturnType<typeof emptyBoard>, crowned = false) => willCauses(G, crowned).map(({ name }) => name);

rule('8.3, R41', 'Orléans and Chinon fallen cost one each, Paris fallen brings one', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'english.infantry', 1);
  put(G, 'chinon', 'english.infantry', 1);
  put(G, 'paris', 'french.infantry', 1);
  expect(names(G)).toEqual(['orleansFell', 'chinonFell', 'parisFell']);
  expect(willAfter(G, willCauses(G, false))).toBe(0);
});

rule('R41', 'what was so when the turn began changes nothing', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'english.infantry', 1);
  put(G, 'paris', 'french.infantry', 1);
  G.turnBegan = { ...G.turnBegan, orleans: 'english', paris: 'french' };
  expect(names(G)).toEqual([]);
});

rule('R41', 'the relief of Orléans, the crowning at Rheims and the stake bring one each', () => {
  const G = emptyBoard();
  G.willEvents = { orleansRelieved: true, executed: true };
  expect(names(G, true)).toEqual(['orleansRelieved', 'crownedAtRheims', 'executed']);
});

rule('8.3.1, R41', 'the net change is cut off at 2', () => {
  const G = emptyBoard();
  G.willEvents = { orleansRelieved: true, executed: true };
  expect(willAfter(G, willCauses(G, true))).toBe(2);
});

rule('8.3.2', 'once Jeanne has been a captive the Will stays at 1 at most', () => {
  const G = emptyBoard();
  expect(willCeiling(G)).toBe(2);
  G.jeanneWasCaptured = true;
  G.will = 0;
  G.willEvents = { orleansRelieved: true, executed: true };
  expect(willAfter(G, willCauses(G, false))).toBe(1);
});
