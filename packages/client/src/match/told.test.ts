import type { Happening, LeaderId } from '@oriflamme/joan-1429';
import { expect, test } from 'vitest';
import { linesOf, worthKnowing } from './told.ts';

const fate = (leader: LeaderId, way: 'unharmed' | 'captured'): Happening => ({
  kind: 'leaderFate',
  rule: '7.4.3',
  leader,
  way: 'twoDice',
  dice: [3, 4],
  fate: way,
});
const ends: Happening = { kind: 'combatEnds', rule: '4.3.2', side: 'french', passed: false };
const siege: Happening = {
  kind: 'siegeRoll',
  rule: '8.2.2',
  hex: '1815' as never,
  besieger: 'english',
  die: 3,
  modifiers: [],
  total: 3,
  falls: false,
};

test('leaders who came to no harm share a line', () => {
  const lines = linesOf([fate('jeanne', 'unharmed'), fate('dunois', 'unharmed'), siege]);
  expect(lines.map(({ kind }) => kind)).toEqual(['unharmed', 'one']);
  expect(lines[0]).toMatchObject({ fates: [{ leader: 'jeanne' }, { leader: 'dunois' }] });
});

test('one who was captured has a line of his own', () => {
  const lines = linesOf([fate('jeanne', 'unharmed'), fate('dunois', 'captured'), fate('talbot', 'unharmed')]);
  expect(lines.map(({ kind }) => kind)).toEqual(['unharmed', 'one', 'unharmed']);
});

test('a siege roll is worth knowing, the end of a phase is not', () => {
  expect(worthKnowing([ends, siege])).toEqual([siege]);
});
