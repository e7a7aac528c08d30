import type { Happening } from '@oriflamme/joan-1429';
import { expect, test } from 'vitest';
import { decisive } from './decisive.ts';
import type { Entry } from './model.ts';

const entry = (...happenings: readonly Happening[]): Entry => ({
  n: 1,
  kind: 'order',
  seat: '1',
  type: 'endCombat',
  turn: 1,
  phase: 'frenchPlayerTurn',
  step: 'combat',
  standing: false,
  order: undefined,
  action: undefined,
  happenings,
  dice: [],
});
const fell = (leader: 'jeanne' | 'dunois'): Happening => ({
  kind: 'siegeFate',
  rule: '7.4.2',
  leader,
  die: 2,
  killed: false,
});
const will: Happening = { kind: 'willChanged', rule: '8.3', from: 0, to: -1, causes: [] };
const over: Happening = { kind: 'gameOver', rule: '8.3', winner: 'english', by: 'willBroken' };

test('what decided a match is told without what happened beside it', () => {
  expect(decisive([entry(fell('jeanne'), fell('dunois'), will, over)])).toEqual([fell('jeanne'), will]);
});

test('a match that was ended by word has nothing that decided it on the map', () => {
  expect(decisive([entry(fell('jeanne'), will)])).toEqual([]);
});
