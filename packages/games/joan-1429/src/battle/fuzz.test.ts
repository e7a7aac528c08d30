import { expect, test } from 'vitest';
import { lotEntries } from '../forces.ts';
import type { Situation } from '../ids.ts';
import type { MatchOptions } from '../match-options.ts';
import { setup } from '../setup.ts';
import type { G } from '../state.ts';
import { composeBattle } from './compose.ts';
import { explainBattle } from './explain.ts';
import { battleOptions } from './options.ts';
import { applyBattleOrder } from './run.ts';

const OPTIONS: MatchOptions = {
  scenario: 'standard',
  columnShifts: false,
  militiaModifier: false,
  siegeModifiers: false,
  siegeWeaponsDoubled: false,
  artilleryDoubled: false,
  heavyCavalryDoubled: false,
  routs: false,
  supplyTrain: false,
  burgundyGreaterRole: false,
  noDeRais: false,
  englishFirst: false,
};
const ALL: MatchOptions = {
  ...OPTIONS,
  columnShifts: true,
  militiaModifier: true,
  siegeModifiers: true,
  siegeWeaponsDoubled: true,
  artilleryDoubled: true,
  heavyCavalryDoubled: true,
  routs: true,
  supplyTrain: true,
};

/** A small generator of its own: the same seed gives the same battles. */
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const totalSps = (G: G): number =>
  Object.values(G.forces).reduce((sum, force) => sum + lotEntries(force).reduce((all, [, n]) => all + n, 0), 0);

const fight = (options: MatchOptions, seed: number): { orders: number; G: G } => {
  const next = random(seed);
  const choose = (n: number): number => Math.floor(next() * n);
  const G = setup(options);
  let lost = 0;
  const before = totalSps(G);
  const table = {
    d6: () => 1 + choose(6),
    tell: (told: { kind: string; lots?: unknown }) => {
      if (told.kind === 'spsLost')
        lost += Object.values(told.lots as Record<string, number>).reduce((a, b) => a + b, 0);
    },
  };
  const side = seed % 2 === 0 ? 'french' : 'english';
  const phase = side === 'french' ? 'frenchPlayerTurn' : 'englishPlayerTurn';
  let at: Situation | undefined = { phase, side, step: 'combat' };
  let orders = 0;
  while (at !== undefined && G.outcome === null) {
    const order = composeBattle(battleOptions(G, at), choose);
    if (order.type === 'endCombat') break;
    expect(explainBattle(G, at, order), JSON.stringify({ seed, at, order })).toBeUndefined();
    at = applyBattleOrder(G, at, order, table);
    orders += 1;
    expect(totalSps(G)).toBe(before - lost);
    if (orders > 200) throw new Error(`endless: ${seed}`);
  }
  expect(JSON.parse(JSON.stringify(G))).toEqual(G);
  return { orders, G };
};

test('battles composed of options are accepted, end, and account for every SP', () => {
  let orders = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    for (const scenario of ['standard', 'maidLeads'] as const) {
      orders += fight({ ...OPTIONS, scenario }, seed).orders + fight({ ...ALL, scenario }, seed).orders;
    }
  }
  expect(orders).toBeGreaterThan(1000);
}, 60_000);
