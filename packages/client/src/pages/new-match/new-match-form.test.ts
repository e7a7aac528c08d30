import { DEFAULT_OPTIONS, SCENARIOS, SWITCHES } from '@oriflamme/joan-1429';
import { expect, test } from 'vitest';
import { emptyForm, groups, scenarios, switchedOn } from './new-match-form.ts';

test('the form begins with the options of the game, none left out', () => {
  expect(emptyForm('Anne', 'french').options).toEqual(DEFAULT_OPTIONS);
  expect([...scenarios]).toEqual([...SCENARIOS]);
});

test('every switch of the game stands in one group', () => {
  const shown = groups.flatMap((group) => group.switches.map(({ name }) => name));
  expect([...shown].sort()).toEqual([...SWITCHES].sort());
});

test('what is switched on is read from any set-up, and nothing from what is none', () => {
  expect(switchedOn({ ...DEFAULT_OPTIONS, routs: true, columnShifts: true })).toEqual(['columnShifts', 'routs']);
  expect(switchedOn({ routs: 'yes' })).toEqual([]);
  expect(switchedOn(null)).toEqual([]);
});
