import { expect } from 'vitest';
import { COUNTERMIX } from './data/countermix.ts';
import { TOWNS, type TownId, townHex } from './data/map/index.ts';
import { spsOnMap } from './forces.ts';
import { LEADERS, NATIONS, UNIT_TYPES } from './ids.ts';
import { DEFAULT_OPTIONS, type MatchOptions } from './match-options.ts';
import { holder } from './rules/control.ts';
import { setup } from './setup.ts';
import type { G } from './state.ts';
import { rule } from './testing/rule.ts';

const start = (options: Partial<MatchOptions> = {}): G => setup({ ...DEFAULT_OPTIONS, ...options });
const at = (G: G, town: TownId) => G.forces[townHex(town)];
const leadersAt = (G: G, town: TownId) => LEADERS.filter((id) => G.leaders[id].hex === townHex(town));

rule('10.1', 'the French stand at Blois and in Orléans, with militia in seven towns', () => {
  const G = start();
  for (const town of ['angers', 'nantes', 'vannes', 'tours', 'jargeau', 'bourges', 'rennes'] as const) {
    expect(at(G, town)).toEqual({ 'french.militia': 1 });
  }
  expect(at(G, 'blois')).toEqual({ 'french.militia': 6, 'french.infantry': 2, 'french.archers': 2 });
  expect(leadersAt(G, 'blois')).toEqual(['deRais', 'charles']);
  expect(at(G, 'orleans')).toMatchObject({
    'french.infantry': 4,
    'french.lightCavalry': 1,
    'french.artillery': 5,
    'french.militia': 3,
  });
  expect(at(G, 'chinon')).toBeUndefined();
  expect(G.leaders.arthur.status).toBe('awaited');
});

rule('10.2', 'the English besiege Orléans and hold the north', () => {
  const G = start();
  for (const town of ['caen', 'soissons', 'rouen', 'le-mans', 'la-rochelle'] as const) {
    expect(at(G, town)).toEqual({ 'english.militia': 1 });
  }
  expect(at(G, 'harfleur')).toEqual({ 'english.infantry': 1 });
  expect(at(G, 'calais')).toEqual({ 'english.infantry': 2, 'english.heavyCavalry': 1 });
  expect(at(G, 'paris')).toEqual({
    'english.militia': 2,
    'english.infantry': 6,
    'english.archers': 3,
    'english.lightCavalry': 1,
  });
  expect(at(G, 'chartres')).toEqual({ 'english.militia': 1, 'english.infantry': 2, 'english.archers': 1 });
  expect(at(G, 'orleans')).toMatchObject({
    'english.infantry': 4,
    'english.archers': 2,
    'english.engineers': 2,
    'english.artillery': 5,
    'english.siege': 4,
  });
  expect(G.sieges).toEqual({ [townHex('orleans')]: 'english' });
  expect(G.leaders.henry.status).toBe('awaited');
});

rule('10.3', 'Burgundians are before Orléans, and militia in two of their towns', () => {
  const G = start();
  expect(at(G, 'orleans')).toMatchObject({ 'burgundian.infantry': 2, 'burgundian.archers': 1 });
  expect(at(G, 'la-charite')).toEqual({ 'burgundian.militia': 1 });
  expect(at(G, 'troyes')).toEqual({ 'burgundian.militia': 1 });
  expect(at(G, 'auxerre')).toBeUndefined();
  expect(leadersAt(G, 'orleans')).toEqual([
    'jeanne',
    'dunois',
    'laHire',
    'alencon',
    'clermont',
    'talbot',
    'suffolk',
    'glasdale',
    'burgundy',
  ]);
});

rule('10.4, 11.1.4', 'every town begins with its home side, La Rochelle with the English', () => {
  for (const scenario of ['standard', 'maidLeads'] as const) {
    const G = start({ scenario });
    for (const town of TOWNS) expect(holder(G, town.hex)).toBe(town.home === 'french' ? 'french' : 'english');
    expect(holder(G, townHex('la-rochelle'))).toBe('english');
  }
});

rule('10.5, 11.1.5', 'the Will starts at 1', () => {
  expect(start().will).toBe(1);
  expect(start({ scenario: 'maidLeads' }).will).toBe(1);
});

rule('11.1.1', 'in the variant the English army before Orléans is larger, Paris weaker', () => {
  const G = start({ scenario: 'maidLeads' });
  expect(at(G, 'chartres')).toEqual({ 'english.militia': 1 });
  expect(at(G, 'harfleur')).toEqual({ 'english.infantry': 4, 'english.lightCavalry': 1, 'english.archers': 1 });
  expect(at(G, 'calais')).toEqual({ 'english.infantry': 3, 'english.heavyCavalry': 1, 'english.archers': 1 });
  expect(at(G, 'paris')).toEqual({ 'english.archers': 2, 'english.infantry': 2, 'english.militia': 2 });
  expect(at(G, 'orleans')).toMatchObject({ 'english.infantry': 6, 'english.archers': 3, 'english.siege': 4 });
  expect(leadersAt(G, 'harfleur')).toEqual(['falstaff']);
});

rule('11.1.2', 'in the variant the Duke of Burgundy is at Auxerre, not at Orléans', () => {
  const G = start({ scenario: 'maidLeads' });
  expect(at(G, 'auxerre')).toEqual({ 'burgundian.infantry': 2, 'burgundian.archers': 1, 'burgundian.heavyCavalry': 1 });
  expect(G.leaders.burgundy.hex).toBe(townHex('auxerre'));
  expect(at(G, 'orleans')).not.toHaveProperty(['burgundian.infantry']);
});

rule('11.1.3', 'in the variant Jeanne leads an army from Blois, and nobody is awaited but Henry', () => {
  const G = start({ scenario: 'maidLeads' });
  expect(at(G, 'blois')).toEqual({
    'french.infantry': 5,
    'french.heavyCavalry': 2,
    'scottish.heavyCavalry': 1,
    'scottish.archers': 1,
    'french.archers': 2,
    'french.siege': 2,
  });
  expect(leadersAt(G, 'blois')).toEqual(['jeanne', 'alencon', 'clermont', 'ogilvy']);
  expect(at(G, 'rennes')).toEqual({ 'french.militia': 1, 'breton.infantry': 2 });
  expect(at(G, 'chinon')).toEqual({ 'french.infantry': 6, 'french.heavyCavalry': 2, 'french.archers': 2 });
  expect(at(G, 'orleans')).toMatchObject({ 'french.archers': 4, 'french.infantry': 4 });
  expect(LEADERS.filter((id) => G.leaders[id].status === 'awaited')).toEqual(['henry']);
});

rule('11.2, R53', 'with the greater role the Burgundian part of either set-up is replaced, and nothing else', () => {
  for (const scenario of ['standard', 'maidLeads'] as const) {
    const G = start({ scenario, burgundyGreaterRole: true });
    expect(at(G, 'auxerre')).toEqual({
      'burgundian.infantry': 2,
      'burgundian.archers': 1,
      'burgundian.heavyCavalry': 1,
    });
    expect(at(G, 'orleans')).toMatchObject({ 'burgundian.infantry': 2, 'burgundian.archers': 1 });
    expect(G.leaders.burgundy.hex).toBe(townHex('orleans'));
    expect(at(G, 'paris')).toEqual(at(start({ scenario }), 'paris'));
  }
});

rule('11.3', 'De Rais is left out when the variant says so, and not otherwise', () => {
  expect(start({ noDeRais: true }).leaders.deRais).toMatchObject({ status: 'absent', hex: null });
  expect(start().leaders.deRais.status).toBe('map');
});

rule('9.5, R52', 'the supply train starts at Harfleur, with its option only', () => {
  expect(start({ supplyTrain: true }).supplyTrain).toMatchObject({ status: 'map', hex: townHex('harfleur') });
  expect(start().supplyTrain.status).toBe('absent');
});

rule('2.2, R7', 'no set-up exceeds the countermix', () => {
  for (const scenario of ['standard', 'maidLeads'] as const) {
    for (const burgundyGreaterRole of [false, true]) {
      const G = start({ scenario, burgundyGreaterRole });
      for (const nation of NATIONS) {
        for (const type of UNIT_TYPES) {
          expect(spsOnMap(G, nation, type)).toBeLessThanOrEqual(COUNTERMIX[nation][type]);
        }
      }
    }
  }
});

rule('11.0', 'variants change what is theirs, together as they do alone', () => {
  const G = start({ scenario: 'maidLeads', burgundyGreaterRole: true, noDeRais: true });
  expect(at(G, 'auxerre')).toEqual(at(start({ burgundyGreaterRole: true }), 'auxerre'));
  expect(leadersAt(G, 'chinon')).toEqual(['laHire', 'charles']);
  expect(at(G, 'chinon')).toEqual(at(start({ scenario: 'maidLeads' }), 'chinon'));
});
