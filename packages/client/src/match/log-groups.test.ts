import { describe, expect, test } from 'vitest';
import { groupEntries, hexesIn } from './log-groups.ts';
import type { Entry } from './model.ts';

const entry = (n: number, phase: string, turn = 1): Entry => ({
  n,
  kind: 'order',
  seat: '1',
  type: 'march',
  turn,
  phase,
  step: 'movement',
  standing: false,
  order: { type: 'march' },
  action: undefined,
  happenings: [{ kind: 'marched', rule: '6.1' }],
  dice: [],
});

describe('the log', () => {
  test('puts what follows in one phase under one heading', () => {
    const groups = groupEntries([
      entry(1, 'frenchPlayerTurn'),
      entry(2, 'frenchPlayerTurn'),
      entry(3, 'finalDetermination'),
    ]);
    expect(groups.map((group) => group.entries.map(({ n }) => n))).toEqual([[1, 2], [3]]);
  });

  test('begins a new heading with a new turn', () => {
    expect(groupEntries([entry(1, 'frenchPlayerTurn'), entry(2, 'frenchPlayerTurn', 2)])).toHaveLength(2);
  });

  test('leaves out an order with nothing to tell', () => {
    expect(groupEntries([{ ...entry(1, 'frenchPlayerTurn'), happenings: [] }])).toEqual([]);
  });

  test('finds each hex of a happening once', () => {
    const happening = { kind: 'marched', rule: '6.1', from: '1312', to: '1412', at: '1312', leader: '1999x' };
    expect(hexesIn(happening)).toEqual(['1312', '1412']);
  });
});
