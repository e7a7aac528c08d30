import type { Build, BuildOptions } from '@oriflamme/joan-1429';
import { townHex } from '@oriflamme/joan-1429';
import { expect, test } from 'vitest';
import { musterLights, purseRegrets } from './use-build.tsx';

const chinon = townHex('chinon');
const infantry = (sps: number): Build => ({
  type: 'build',
  raise: sps === 0 ? [] : [{ nation: 'french', type: 'infantry', sps, hex: chinon }],
  place: [],
});
const purse = (rps: number, types: BuildOptions['musters'][number]['types']): BuildOptions => ({
  step: 'build',
  side: 'french',
  purses: [{ purse: 'french', rps }],
  musters: [{ nation: 'french', purse: 'french', hexes: [chinon], types }],
  place: [],
  supplyTrain: [],
});
const types = [{ type: 'infantry' as const, cost: 1, room: 9 }];
const keysOf = (options: BuildOptions, build: Build): string[] =>
  purseRegrets(options, build, (key) => key).map(({ said }) => String(said));

test('raising nothing with RPs in the purse is asked about', () => {
  expect(keysOf(purse(5, types), infantry(0))).toEqual(['table.warn.purseIdle']);
});

test('RPs above what a purse keeps are said to be lost', () => {
  expect(keysOf(purse(14, types), infantry(2))).toEqual(['table.warn.purseLoses']);
});

test('nothing is asked when some are raised and the rest is kept, nor when nothing can be bought', () => {
  expect(keysOf(purse(5, types), infantry(2))).toEqual([]);
  expect(keysOf(purse(0, types), infantry(0))).toEqual([]);
  expect(keysOf(purse(5, []), infantry(0))).toEqual([]);
});

test('a town that can raise troops is lit, with what is raised there', () => {
  const { musters } = purse(5, types);
  expect([...musterLights(musters, infantry(0), 'here')]).toEqual([[chinon, { kind: 'choice', reason: 'here' }]]);
  expect(musterLights(musters, infantry(2), 'here').get(chinon)?.label).toBe('+2');
  expect(musterLights([], infantry(2), 'here').size).toBe(0);
});
