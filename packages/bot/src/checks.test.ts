import { DEFAULT_OPTIONS, freshKey, type G, type HexId, joan1429, type March, townHex } from '@oriflamme/joan-1429';
import { type MatchState, newMatch } from '@oriflamme/platform';
import { scriptedRoller } from '@oriflamme/platform/testing';
import { expect, test } from 'vitest';
import { deciders, plainness } from './checks.ts';
import { prng } from './prng.ts';
import { isDescribed } from './probes.ts';
import { newTally } from './tally.ts';

const match = (): MatchState<G> => newMatch(joan1429, DEFAULT_OPTIONS, scriptedRoller([])).state;
const decided = (state: MatchState<G>, optionsOf = joan1429.options): string[] =>
  deciders(state, prng(1), newTally(), optionsOf);

test('a match that has just begun passes', () => {
  expect(plainness(match())).toEqual([]);
  expect(decided(match())).toEqual([]);
});

test('a state that JSON does not bring back is seen', () => {
  const state = match();
  expect(plainness({ ...state, G: { ...state.G, resume: undefined as never } })).toEqual([
    'the state is not plain JSON',
  ]);
});

test('a seed or a standing order in the state is seen', () => {
  const state = match();
  for (const secret of [{ seed: 'x' }, { standingOrders: [] }, { diceSeed: 1 }])
    expect(plainness({ ...state, G: { ...state.G, ...secret } })).toEqual(['a seed or a standing order in the state']);
});

test('a side with options out of turn, or a decider without any, is seen', () => {
  const state = match();
  const mine = joan1429.options(state.G, state.ctx, '1');
  expect(decided(state, () => mine)).toContain('seat 0 has options out of turn, or none');
  expect(decided(state, () => undefined)).toContain('seat 1 has options out of turn, or none');
});

test('options of which refused orders are composed are seen', () => {
  const state = match();
  const stale = joan1429.options(state.G, state.ctx, '1');
  const later = { ...state, ctx: { ...state.ctx, activePlayers: { '1': 'combat' } } };
  const told = decided(later, (_G, _ctx, seat) => (seat === '1' ? stale : undefined));
  expect(told).toContainEqual(expect.stringMatching(/^composed \w+ refused: wrongStep \[4.0\]/));
});

test('a legal march that the options leave out is seen', () => {
  const state = match();
  const full = joan1429.options(state.G, state.ctx, '1');
  if (full?.step !== 'movement') throw new Error('the French move first');
  const poor = { ...full, stacks: [] };
  const choose = prng(2);
  const told = Array.from({ length: 200 }, () =>
    deciders(state, choose, newTally(), (_G, _ctx, seat) => (seat === '1' ? poor : undefined)),
  ).flat();
  expect(told).toContainEqual(expect.stringMatching(/^a legal march is not among the options/));
});

test('from a town taken this phase any group that leaves an SP is described', () => {
  const { G, ctx } = match();
  const hex = townHex('blois');
  const here = { ...G, takenThisPhase: [hex] };
  const options = joan1429.options(here, ctx, '1');
  const [infantry, militia] = [freshKey('french', 'infantry'), freshKey('french', 'militia')];
  if (options?.step !== 'movement') throw new Error('the French move first');
  for (const lots of [
    { [infantry]: 2, [militia]: 5 },
    { [infantry]: 1, [militia]: 6 },
  ]) {
    const march: March = {
      type: 'march',
      from: hex,
      group: { lots, leaders: ['deRais'] },
      path: ['1517' as HexId],
      drops: [],
    };
    expect(joan1429.explain(here, ctx, '1', march)).toBeUndefined();
    expect(isDescribed(here, options, march)).toBe(true);
    const all = { ...options, stacks: options.stacks.filter((stack) => stack.hex !== hex) };
    expect(isDescribed(here, all, march)).toBe(false);
  }
});
