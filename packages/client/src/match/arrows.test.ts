import type { HexId } from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import { arrowsOf, sceneOf } from './arrows.ts';
import type { Entry } from './model.ts';

const [a, b, c] = ['1512', '1613', '1714'] as HexId[];
const told = (...happenings: Entry['happenings'][number][]): Entry => ({
  n: 1,
  kind: 'order',
  seat: '1',
  type: 'march',
  turn: 1,
  phase: 'frenchPlayerTurn',
  step: 'movement',
  standing: false,
  order: { type: 'march' },
  action: undefined,
  happenings,
  dice: [],
});
const marched = { kind: 'marched', rule: '6.1', side: 'french', from: a, path: [b, c], group: {}, mps: 2 };
const retreats = { kind: 'retreats', rule: '7.5', side: 'english', from: c, path: [b] };

describe('what happened, as arrows', () => {
  test('a march goes hex by hex, mine or the enemy’s', () => {
    const [mine] = arrowsOf(told(marched), 'french');
    expect(mine?.tone).toBe('own');
    expect(mine?.steps.map(({ hex }) => hex)).toEqual([a, b, c]);
    expect(arrowsOf(told(marched), 'english')[0]?.tone).toBe('enemy');
  });

  test('a retreat is shown as one whoever looks', () => {
    expect(arrowsOf(told(retreats), 'english')[0]?.tone).toBe('retreat');
  });

  test('a sortie, which stays in its hex, has no arrow', () => {
    const sortie = { kind: 'attackDeclared', rule: '6.2', side: 'french', battle: 'sortie', from: a, target: a };
    expect(arrowsOf(told(sortie), 'french')).toEqual([]);
  });

  test('the scene is where the last of it ended', () => {
    expect(sceneOf(told(marched, retreats))).toBe(b);
    expect(sceneOf(told())).toBeUndefined();
  });
});
