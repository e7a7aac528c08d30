import type { Happening, HexId } from '@oriflamme/joan-1429';
import { expect, test } from 'vitest';
import type { Row } from '../../connection/wire.ts';
import { chanceOf, contestsOf, lossesUpTo, standingRows, strokesOf } from './analysis.ts';

const orleans = '1816' as HexId;
const blois = '1617' as HexId;

const row = (n: number, happenings: readonly Happening[], part: Partial<Row> = {}): Row => ({
  n,
  kind: 'order',
  seat: '1',
  phase: 'frenchPlayerTurn',
  step: 'combat',
  order: { type: 'attack' },
  dice: [],
  happenings,
  ...part,
});

const declared: Happening = {
  kind: 'attackDeclared',
  rule: '6.2.1',
  side: 'french',
  battle: 'attack',
  from: blois,
  target: orleans,
  lots: {},
  leaders: [],
};
const fire: Happening = { kind: 'defensiveFire', rule: '6.2.6', side: 'english', sps: 4, die: 6, losses: 2 };
const odds: Happening = {
  kind: 'oddsReckoned',
  rule: '6.2.7',
  attack: 12,
  defence: 5,
  attackFactors: [],
  defenceFactors: [],
  column: 3,
  shift: 0,
};
const rolled: Happening = { kind: 'combatRolled', rule: '7.2', die: 2, modifiers: [], total: 5, result: '1/4R' };
const lost = (hex: HexId, side: 'english' | 'french', sps: number): Happening => ({
  kind: 'spsLost',
  rule: '7.3',
  side,
  hex,
  lots: { a: sps },
  cause: 'result',
});

test('at 2-1 without modifiers the defender yields on 4, 5 and 6', () => {
  expect(chanceOf(3, 0)).toBe(3 / 6);
  expect(chanceOf(3, 3)).toBe(1);
  expect(chanceOf(0, -3)).toBe(0);
});

test('a battle over several orders is one contest, with the chance it had before the die', () => {
  const rows = [row(1, [declared]), row(2, [fire]), row(3, [odds, rolled])];
  expect(contestsOf(rows)).toEqual([
    { n: 3, kind: 'battle', hex: orleans, attacker: 'french', chance: 1, won: true, result: '1/4R' },
  ]);
});

test('a siege roll has the chance of the faces that take the town', () => {
  const roll: Happening = {
    kind: 'siegeRoll',
    rule: '8.2.2',
    hex: orleans,
    besieger: 'english',
    die: 3,
    modifiers: [],
    total: 4,
    falls: false,
  };
  expect(contestsOf([row(1, [roll])])).toEqual([
    { n: 1, kind: 'siege', hex: orleans, attacker: 'english', chance: 0.5, won: false, result: '4' },
  ]);
});

test('luck goes to the side that wanted the die high', () => {
  expect(strokesOf([row(1, [declared, fire, odds, rolled])])).toEqual([
    { n: 1, side: 'english', luck: 2.5 },
    { n: 1, side: 'french', luck: -1.5 },
  ]);
});

test('losses are counted by hex up to the moment that is shown', () => {
  const rows = [row(1, [lost(orleans, 'english', 3)]), row(2, [lost(orleans, 'french', 1), lost(blois, 'french', 2)])];
  expect([...lossesUpTo(rows, 1)]).toEqual([[orleans, { english: 3, french: 0 }]]);
  expect([...lossesUpTo(rows, 2)]).toEqual([
    [orleans, { english: 3, french: 1 }],
    [blois, { english: 0, french: 2 }],
  ]);
});

test('what was taken back is left out', () => {
  const rows = [row(1, []), row(2, []), row(3, [], { kind: 'table', action: { type: 'undo', to: 1 } }), row(4, [])];
  expect(standingRows(rows).map(({ n }) => n)).toEqual([1, 3, 4]);
});
