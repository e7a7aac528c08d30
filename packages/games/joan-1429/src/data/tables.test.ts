import { expect } from 'vitest';
import { LEADERS, type NATIONS, UNIT_TYPES } from '../ids.ts';
import { rule } from '../testing/rule.ts';
import { COUNTERMIX } from './countermix.ts';
import { jeanneEvent } from './jeanne-events.ts';
import { LEADER_FACTS } from './leaders.ts';
import { RIVER_COST, TERRAIN_COST } from './map/index.ts';
import { LAST_TURN, MUSTER_TOWNS } from './scenarios.ts';
import { LEADER_ALLOWANCE, SUPPLY_TRAIN_ALLOWANCE, UNITS } from './units.ts';

rule('R6', 'there are eight types, each with its allowance', () => {
  expect(UNIT_TYPES.map((type) => [type, UNITS[type].allowance])).toEqual([
    ['infantry', 5],
    ['militia', 4],
    ['archers', 5],
    ['engineers', 5],
    ['siege', 3],
    ['artillery', 4],
    ['lightCavalry', 6],
    ['heavyCavalry', 6],
  ]);
  expect([LEADER_ALLOWANCE, SUPPLY_TRAIN_ALLOWANCE]).toEqual([6, 4]);
});

rule('R6', 'artillery is not a siege weapon: it fires and the other does not', () => {
  expect(UNITS.artillery.firesDefensively).toBe(true);
  expect(UNITS.siege.firesDefensively).toBe(false);
});

rule('5.2.5', 'an SP costs 3, 2 or 1 RPs by its type, and militia has no price', () => {
  expect(UNIT_TYPES.map((type) => UNITS[type].cost)).toEqual([1, null, 1, 3, 3, 3, 1, 2]);
});

rule('2.2.2', 'leaders have the bonuses of this edition', () => {
  expect(LEADERS.map((id) => `${id} ${LEADER_FACTS[id].attack}/${LEADER_FACTS[id].defence}`)).toEqual([
    'jeanne 3/1',
    'dunois 1/2',
    'laHire 1/1',
    'alencon 1/1',
    'deRais 2/0',
    'clermont 0/1',
    'charles 0/1',
    'arthur 1/1',
    'ogilvy 1/0',
    'bedford 2/1',
    'falstaff 1/2',
    'talbot 1/0',
    'scales 1/0',
    'suffolk 0/1',
    'glasdale 0/1',
    'henry 0/0',
    'burgundy 1/1',
  ]);
  expect(LEADERS.filter((id) => LEADER_FACTS[id].king)).toEqual(['charles', 'henry']);
});

rule('2.2', 'the countermix is that of this edition, nation by nation', () => {
  const row = (nation: (typeof NATIONS)[number]) => UNIT_TYPES.map((type) => COUNTERMIX[nation][type]);
  // infantry, militia, archers, engineers, siege, artillery, light cavalry, heavy cavalry
  expect(row('french')).toEqual([20, 20, 10, 2, 4, 8, 4, 8]);
  expect(row('scottish')).toEqual([3, 0, 3, 0, 0, 0, 0, 2]);
  expect(row('breton')).toEqual([6, 0, 4, 0, 0, 0, 2, 0]);
  expect(row('english')).toEqual([22, 16, 14, 4, 6, 8, 3, 4]);
  expect(row('burgundian')).toEqual([8, 6, 4, 2, 0, 3, 2, 3]);
});

rule('5.4', 'each roll of two dice has its event, and no other roll has one', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(jeanneEvent)).toEqual([
    'wounded',
    'burgundySuesForPeace',
    'courtHesitates',
    'bedfordRallies',
    'volunteers',
    'voicesSilent',
    'actAndGodWillAct',
    'toRheims',
    'toParis',
    'toLaCharite',
    'englishLoseHeart',
  ]);
  expect(() => jeanneEvent(13)).toThrow();
  expect(() => jeanneEvent(1)).toThrow();
});

rule('5.2.5', 'every nation musters where the case says', () => {
  expect(MUSTER_TOWNS).toEqual({
    english: ['harfleur', 'calais'],
    burgundian: ['auxerre'],
    french: ['chinon', 'orleans', 'paris'],
    scottish: ['chinon', 'orleans', 'paris'],
    breton: ['vannes', 'rennes'],
  });
});

rule('10.6, 11.1.6, R1', 'the last turn is the fourteenth', () => {
  expect(LAST_TURN).toBe(14);
});

rule('R12', 'entering costs 1 MP in the clear, 2 in woods, 3 in rough and swamp, and 1 more over a river', () => {
  expect(TERRAIN_COST).toEqual({ clear: 1, woods: 2, rough: 3, swamp: 3 });
  expect(RIVER_COST).toBe(1);
});
