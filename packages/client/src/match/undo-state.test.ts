import { describe, expect, test } from 'vitest';
import type { Entry } from './model.ts';
import { undoState, whyNoUndo } from './undo-state.ts';

const march = (n: number, seat: '0' | '1', dice: number[] = []): Entry => ({
  n,
  kind: 'order',
  seat,
  type: 'march',
  turn: 1,
  phase: 'frenchPlayerTurn',
  step: 'movement',
  standing: false,
  order: { type: 'march' },
  action: undefined,
  happenings: [],
  dice,
});
const undo = (n: number, to: number): Entry => ({
  ...march(n, '1'),
  kind: 'table',
  type: 'undo',
  order: undefined,
  action: { type: 'undo', to },
});

describe('what can be taken back', () => {
  test('is my own last order, if no die fell', () => {
    expect(undoState([march(1, '1')], '1').undo).toBe(true);
    expect(undoState([march(1, '1', [4])], '1').undo).toBe(false);
    expect(undoState([march(1, '0')], '1').undo).toBe(false);
  });

  test('is nothing for a watcher and before the first order', () => {
    expect(undoState([march(1, '1')], undefined)).toEqual({ undo: false, redo: false, phaseStart: false });
    expect(undoState([], '1').undo).toBe(false);
  });

  test('has a reason where it is nothing', () => {
    expect(whyNoUndo([march(1, '1', [4])], '1')?.code).toBe('undoDice');
    expect(whyNoUndo([march(1, '0')], '1')?.code).toBe('undoOthers');
    expect(whyNoUndo([march(1, '1')], '1')).toBeUndefined();
  });

  test('can be done again until another order is given', () => {
    expect(undoState([march(1, '1'), undo(2, 0)], '1')).toEqual({ undo: false, redo: true, phaseStart: false });
    expect(undoState([march(1, '1'), undo(2, 0), march(3, '1')], '1').redo).toBe(false);
  });
});
