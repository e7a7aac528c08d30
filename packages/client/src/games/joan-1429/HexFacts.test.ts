import { expect, test } from 'vitest';
import { en } from '../../i18n/en.ts';
import { fill, type Translate } from '../../i18n/i18n.tsx';
import { DEFAULT_OPTIONS, type HexId, setup, TOWNS } from './door.ts';
import { suppliedLine } from './HexFacts.tsx';

const t: Translate = (key, params) => fill(en[key], params);
const state = setup(DEFAULT_OPTIONS);
const townHex = (town: string): HexId => TOWNS.find(({ id }) => id === town)?.hex as HexId;

test('the panel names the town that supplies those within besieged Orléans', () => {
  expect(suppliedLine(state, townHex('orleans'), 'french', t)).toBe('in supply · Jargeau');
});

test('it names none for a town that feeds itself, nor where nothing reaches', () => {
  expect(suppliedLine(state, townHex('tours'), 'french', t)).toBe('in supply');
  expect(suppliedLine(state, townHex('poitiers'), 'english', t)).toBe('out of supply');
});
