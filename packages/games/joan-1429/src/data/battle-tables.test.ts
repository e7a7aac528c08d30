import { expect } from 'vitest';
import { combatResult, fireLosses, resultText } from '../rules/combat.ts';
import { rule } from '../testing/rule.ts';
import { ODDS_COLUMNS } from './combat-results.ts';
import { TOWN_FALLS_AT } from './siege-table.ts';
import { UNITS } from './units.ts';

/** Typed anew, column by column from 1-3 to 4-1, each from a roll of 0 to 8. */
const PRINTED: Readonly<Record<string, string>> = {
  '1-3': 'E/- E/- E/- E/1 4R/1 2R/1 1R/1 1/- -/1',
  '1-2': 'E/1 E/1 4R/1 2R/1 2R/1 2/1 1/2 1/2R 1/4R',
  '1-1': 'E/1 4R/1 2R/1 2/1 2/2 1/2 1/2R 1/4R 2/E',
  '2-1': '2R/2 2/2 2/2 1/2 1/2R 1/4R -/4R 1/E -/E',
  '3-1': '2/2 2/4R 1/4R -/4R -/E -/E -/E -/E -/E',
  '4-1': '1/4R -/4R -/E -/E -/E -/E -/E -/E -/E',
};

rule('7.2', 'the combat results table, cell by cell', () => {
  expect(ODDS_COLUMNS).toEqual(Object.keys(PRINTED));
  for (const [column, odds] of ODDS_COLUMNS.entries()) {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((roll) => resultText(combatResult(column, roll)));
    expect(cells.join(' '), odds).toBe(PRINTED[odds]);
  }
});
rule('7.2', 'there is no seventh column', () => {
  expect(() => combatResult(6, 4)).toThrow();
});

rule('6.2.6', 'the defensive fire table, cell by cell, at both ends of each row', () => {
  const row = (sps: number) => [1, 2, 3, 4, 5, 6].map((die) => fireLosses(sps, die));
  for (const sps of [1, 4]) expect(row(sps)).toEqual([0, 0, 0, 1, 2, 2]);
  for (const sps of [5, 8]) expect(row(sps)).toEqual([0, 0, 1, 2, 2, 2]);
  for (const sps of [9, 40]) expect(row(sps)).toEqual([1, 2, 3, 3, 3, 3]);
});
rule('6.2.6', 'nobody fires with nothing, and no die has seven', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => fireLosses(0, die))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(() => fireLosses(3, 7)).toThrow();
});
rule('6.2.5, 6.2.6', 'archers and artillery fire, all others do not', () => {
  const firing = Object.entries(UNITS).filter(([, { firesDefensively }]) => firesDefensively);
  expect(firing.map(([type]) => type).sort()).toEqual(['archers', 'artillery']);
});
rule('8.2.2', 'the siege table: four or less goes on, five or more falls', () => {
  expect([1, 2, 3, 4, 5, 6].map((total) => total >= TOWN_FALLS_AT)).toEqual([false, false, false, false, true, true]);
});
