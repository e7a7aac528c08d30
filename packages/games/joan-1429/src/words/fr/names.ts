import { placeAt } from '../../data/map/index.ts';
import type { HexId, LeaderId, Nation, Side, UnitType } from '../../ids.ts';
import { kindsOf, monthOf } from '../counted.ts';

const UNIT_NAMES: Readonly<Record<UnitType, string>> = {
  infantry: 'infanterie',
  militia: 'milice',
  archers: 'archers',
  engineers: 'sapeurs',
  siege: 'engins de siège',
  artillery: 'artillerie',
  lightCavalry: 'cavalerie légère',
  heavyCavalry: 'cavalerie lourde',
};
/** What agrees with `infanterie`, and what with `archers`. */
const NATION_NAMES: Readonly<Record<Nation, readonly [feminine: string, plural: string]>> = {
  english: ['anglaise', 'anglais'],
  burgundian: ['bourguignonne', 'bourguignons'],
  french: ['française', 'français'],
  scottish: ['écossaise', 'écossais'],
  breton: ['bretonne', 'bretons'],
};
const PLURAL: ReadonlySet<UnitType> = new Set<UnitType>(['archers', 'engineers', 'siege']);
const LEADER_NAMES: Readonly<Record<LeaderId, string>> = {
  jeanne: 'Jeanne',
  dunois: 'Dunois',
  laHire: 'La Hire',
  alencon: 'Alençon',
  deRais: 'Gilles de Rais',
  clermont: 'Clermont',
  charles: 'Charles',
  arthur: 'Arthur de Richemont',
  ogilvy: 'Ogilvy',
  bedford: 'Bedford',
  falstaff: 'Falstaff',
  talbot: 'Talbot',
  scales: 'Scales',
  suffolk: 'Suffolk',
  glasdale: 'Glasdale',
  henry: 'Henri',
  burgundy: 'le duc de Bourgogne',
};
const PLACE_NAMES: Readonly<Record<string, string>> = { rheims: 'Reims', meung: 'Meung et Beaugency' };
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

export const sideName = (side: unknown): string => ((side as Side) === 'english' ? 'les Anglais' : 'les Français');
export const sideNameFirst = (side: unknown): string => ((side as Side) === 'english' ? 'Les Anglais' : 'Les Français');
/** `des Anglais`. */
export const ofSide = (side: unknown): string => ((side as Side) === 'english' ? 'des Anglais' : 'des Français');
/** `anglaise`, as a feminine noun asks. */
export const nationName = (nation: unknown): string => NATION_NAMES[nation as Nation][0];
export const unitName = (type: unknown): string => UNIT_NAMES[type as UnitType];
/** `infanterie anglaise`, `archers bourguignons`. */
export const troopsName = (nation: unknown, type: unknown): string =>
  `${unitName(type)} ${NATION_NAMES[nation as Nation][PLURAL.has(type as UnitType) ? 1 : 0]}`;
/** `d’infanterie`, `de milice`. */
export const ofTroops = (name: string): string => (/^[aei]/.test(name) ? `d’${name}` : `de ${name}`);
export const leaderName = (leader: unknown): string => LEADER_NAMES[leader as LeaderId];

/** Le nom du lieu, sinon le numéro de l'hexagone. */
export const hexName = (hex: unknown): string => {
  const place = placeAt(hex as HexId);
  return place === undefined ? `l’hexagone ${String(hex)}` : (PLACE_NAMES[place.id] ?? place.name);
};

/** `à Orléans`, `au Mans`, `à l’hexagone 1815`. */
export const atHex = (hex: unknown): string => {
  const name = hexName(hex);
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
};

/** `d’Orléans`, `de Paris`, `du Mans`. */
export const ofHex = (hex: unknown): string => {
  const name = hexName(hex);
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return /^[AEIOUÉÈÂÎH]/.test(name) ? `d’${name}` : `de ${name}`;
};

export const sps = (n: unknown): string =>
  n === 1 || n === 0 ? `${n} point de force` : `${String(n)} points de force`;

/** `a`, `a et b`, `a, b et c`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

/** `4 points d’infanterie anglaise`. */
export const kindPhrase = (n: number, nation: unknown, type: unknown): string =>
  `${n} ${n === 1 ? 'point' : 'points'} ${ofTroops(troopsName(nation, type))}`;

/** Kinds of SPs one by one, to be listed together with others; the first says what is counted. */
export const lotsItems = (lots: unknown): string[] =>
  kindsOf(lots).map(({ sps: n, nation, type }, i) =>
    i === 0 ? kindPhrase(n, nation, type) : `${n} ${ofTroops(troopsName(nation, type))}`,
  );

/** `4 points d’infanterie anglaise et 2 d’archers bourguignons`. */
export const lotsPhrase = (lots: unknown): string => list(lotsItems(lots)) || 'rien';

export const hexList = (hexes: unknown): string => list((hexes as HexId[]).map(hexName));
export const leaderList = (leaders: unknown): string => list((leaders as LeaderId[]).map(leaderName));

export const turnName = (turn: number): string => {
  const { month, year } = monthOf(turn);
  return `${MONTHS[month]} ${year}`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Of all leaders only Jeanne is a woman. */
export const agreed = (leader: LeaderId, word: string): string =>
  leader === 'jeanne' && /(é|pris|mort)$/.test(word) ? `${word}e` : word;
