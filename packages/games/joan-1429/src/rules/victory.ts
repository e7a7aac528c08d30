import { townHex } from '../data/map/index.ts';
import { LAST_TURN } from '../data/scenarios.ts';
import type { G, Outcome } from '../state.ts';
import { holder, isBesieged } from './control.ts';

/** [8.3] The Will below zero ends the war for the French. */
export const brokenWill = (G: G): Outcome | undefined =>
  G.will < 0 ? { winner: 'english', by: 'willBroken' } : undefined;

/** [8.5, R44] Who has won when the last turn is over; undefined before that. */
export const victoryAtTheEnd = (G: G): Outcome | undefined => {
  if (G.turn < LAST_TURN) return undefined;
  if (frenchAims(G)) return { winner: 'french', by: 'frenchAims' };
  if (henryAtRouen(G)) return { winner: 'english', by: 'henryAtRouen' };
  return { winner: null, by: 'nothingDecided' };
};

const frenchAims = (G: G): boolean =>
  (['orleans', 'chinon', 'rheims'] as const).every((town) => holder(G, townHex(town)) === 'french') &&
  (G.crowned.rheims || G.crowned.chartres) &&
  G.will >= 1;

const henryAtRouen = (G: G): boolean => {
  const rouen = townHex('rouen');
  const { status, hex } = G.leaders.henry;
  return status === 'map' && hex === rouen && holder(G, rouen) === 'english' && !isBesieged(G, rouen);
};
