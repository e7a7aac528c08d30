import { DEFAULT_OPTIONS, type Detachment, freshKey, lotKey, readLot, setup } from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import {
  hasMarched,
  isNobody,
  nobody,
  remainder,
  restrict,
  sameGroup,
  strength,
  withLeader,
  withLot,
  withSupplyTrain,
} from './detachment.ts';

const infantry = freshKey('french', 'infantry');
const knights = freshKey('french', 'heavyCavalry');
const stack: Detachment = { lots: { [infantry]: 6, [knights]: 2 }, leaders: ['jeanne', 'laHire'] };

describe('choosing part of a stack', () => {
  test('takes no more of a lot than there is, and no less than none', () => {
    expect(strength(withLot(stack, infantry, 99, 6))).toBe(8);
    expect(withLot(stack, infantry, -1, 6).lots).toEqual({ [knights]: 2 });
  });

  test('takes and leaves leaders', () => {
    expect(withLeader(nobody, 'jeanne', true).leaders).toEqual(['jeanne']);
    expect(withLeader(stack, 'jeanne', false).leaders).toEqual(['laHire']);
    expect(withLeader(stack, 'jeanne', true).leaders).toHaveLength(2);
  });

  test('leaves the rest behind', () => {
    const group: Detachment = { lots: { [infantry]: 4 }, leaders: ['jeanne'] };
    expect(remainder(stack, group)).toEqual({ lots: { [infantry]: 2, [knights]: 2 }, leaders: ['laHire'] });
    expect(isNobody(remainder(stack, stack))).toBe(true);
  });

  test('loses what has left the hex in the meantime', () => {
    expect(restrict(stack, { lots: { [infantry]: 1 }, leaders: ['laHire'] })).toEqual({
      lots: { [infantry]: 1 },
      leaders: ['laHire'],
    });
  });

  test('counts the supply train as somebody', () => {
    const train = withSupplyTrain(nobody, true);
    expect(isNobody(train)).toBe(false);
    expect(isNobody(withSupplyTrain(train, false))).toBe(true);
    expect(remainder(train, nobody)).toEqual(train);
  });

  test('is the same group whatever the order of its parts', () => {
    expect(sameGroup(stack, { lots: { [knights]: 2, [infantry]: 6 }, leaders: ['laHire', 'jeanne'] })).toBe(true);
    expect(sameGroup(stack, withLot(stack, knights, 1, 2))).toBe(false);
  });
});

describe('whether a stack has marched', () => {
  const marched = lotKey({ ...readLot(infantry), spent: 2 });

  test('is seen by what its lots and leaders have spent', () => {
    const G = setup(DEFAULT_OPTIONS);
    expect(hasMarched(G, { lots: { [infantry]: 1, [marched]: 1 }, leaders: [] })).toBe(true);
    G.leaders.laHire = { ...G.leaders.laHire, spent: 1 };
    expect(hasMarched(G, stack)).toBe(true);
  });

  test('is not so while nobody has spent anything', () => {
    expect(hasMarched(setup(DEFAULT_OPTIONS), stack)).toBe(false);
  });
});
