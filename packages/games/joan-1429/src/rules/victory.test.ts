import { expect } from 'vitest';
import { besiege, emptyBoard, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { brokenWill, victoryAtTheEnd } from './victory.ts';

const french = () => {
  const G = emptyBoard();
  G.turn = 14;
  G.crowned.rheims = true;
  put(G, 'rheims', 'french.infantry', 1);
  return G;
};

rule('8.3', 'a Will below zero loses the war, a Will of zero does not', () => {
  const G = emptyBoard();
  G.will = -1;
  expect(brokenWill(G)).toEqual({ winner: 'english', by: 'willBroken' });
  G.will = 0;
  expect(brokenWill(G)).toBeUndefined();
});

rule('8.5, R44', 'the French win with three towns, a crowned king and Will', () => {
  expect(victoryAtTheEnd(french())).toEqual({ winner: 'french', by: 'frenchAims' });
});

rule('8.5, R42, R44', 'a crown from Chartres serves as well as one from Rheims', () => {
  const G = french();
  G.crowned = { rheims: false, chartres: true };
  expect(victoryAtTheEnd(G)?.winner).toBe('french');
});

rule('8.5, R44', 'one of them wanting, they do not', () => {
  const uncrowned = french();
  uncrowned.crowned.rheims = false;
  const listless = french();
  listless.will = 0;
  const withoutChinon = french();
  put(withoutChinon, 'chinon', 'english.infantry', 1);
  for (const G of [uncrowned, listless, withoutChinon]) expect(victoryAtTheEnd(G)?.winner).toBeNull();
});

rule('8.5, R44', 'else the English win with Henry in Rouen, unbesieged', () => {
  const G = emptyBoard();
  G.turn = 14;
  lead(G, 'henry', 'rouen');
  put(G, 'rouen', 'english.infantry', 1);
  expect(victoryAtTheEnd(G)).toEqual({ winner: 'english', by: 'henryAtRouen' });
  put(G, 'rouen', 'french.infantry', 2);
  besiege(G, 'rouen', 'french');
  expect(victoryAtTheEnd(G)).toEqual({ winner: null, by: 'nothingDecided' });
});

rule('8.5, R44', 'Henry elsewhere, or alone in a Rouen that is French, wins nothing', () => {
  const at = (where: string) => {
    const G = emptyBoard();
    G.turn = 14;
    lead(G, 'henry', where);
    return G;
  };
  expect(victoryAtTheEnd(at('rouen'))?.winner).toBe('english');
  expect(victoryAtTheEnd(at('paris'))?.winner).toBeNull();
  const taken = at('rouen');
  put(taken, 'rouen', 'french.infantry', 1);
  expect(victoryAtTheEnd(taken)?.winner).toBeNull();
});

rule('8.5, R1', 'nothing is decided before turn 14', () => {
  const G = french();
  G.turn = 13;
  expect(victoryAtTheEnd(G)).toBeUndefined();
});
