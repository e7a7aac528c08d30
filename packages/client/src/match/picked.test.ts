import { type Detachment, freshKey, remark } from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import { pickedIds, toggleCounter } from './picked.ts';

const fresh = freshKey('french', 'infantry');
const tired = remark(fresh, { spent: 2 });
const stack: Detachment = { lots: { [fresh]: 3, [tired]: 2 }, leaders: ['jeanne'] };

describe('a click on a counter', () => {
  test('leaves all lots of its kind, and takes them again', () => {
    const without = toggleCounter(stack, stack, 'french.infantry');
    expect(without.lots).toEqual({});
    expect(toggleCounter(without, stack, 'french.infantry').lots).toEqual(stack.lots);
  });

  test('leaves and takes a leader', () => {
    const without = toggleCounter(stack, stack, 'jeanne');
    expect(without.leaders).toEqual([]);
    expect(pickedIds(toggleCounter(without, stack, 'jeanne'))).toEqual(new Set(['french.infantry', 'jeanne']));
  });
  test('leaves and takes the supply train, where there is one', () => {
    const convoy: Detachment = { ...stack, supplyTrain: true };
    const without = toggleCounter(convoy, convoy, 'supplyTrain');
    expect(without).toEqual(stack);
    expect(pickedIds(without)).not.toContain('supplyTrain');
    const again = toggleCounter(without, convoy, 'supplyTrain');
    expect(again).toEqual(convoy);
    expect(pickedIds(again)).toContain('supplyTrain');
    expect(toggleCounter(stack, stack, 'supplyTrain')).toEqual(stack);
  });
});
