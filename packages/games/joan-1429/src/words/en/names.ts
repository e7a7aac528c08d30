import { LEADER_FACTS } from '../../data/leaders.ts';
import { placeAt } from '../../data/map/index.ts';
import type { HexId, LeaderId, Nation, Side, UnitType } from '../../ids.ts';
import { kindsOf, monthOf } from '../counted.ts';

const UNIT_NAMES: Readonly<Record<UnitType, string>> = {
  infantry: 'infantry',
  militia: 'militia',
  archers: 'archers',
  engineers: 'engineers',
  siege: 'siege weapons',
  artillery: 'artillery',
  lightCavalry: 'light cavalry',
  heavyCavalry: 'heavy cavalry',
};
/** One of those that are counted by the piece; `1 infantry` stays what it is. */
const UNIT_SINGULARS: Readonly<Partial<Record<UnitType, string>>> = {
  archers: 'archer',
  engineers: 'engineer',
  siege: 'siege weapon',
};
const NATION_NAMES: Readonly<Record<Nation, string>> = {
  english: 'English',
  burgundian: 'Burgundian',
  french: 'French',
  scottish: 'Scottish',
  breton: 'Breton',
};
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const sideName = (side: unknown): string => ((side as Side) === 'english' ? 'the English' : 'the French');
export const sideNameFirst = (side: unknown): string => ((side as Side) === 'english' ? 'The English' : 'The French');
export const nationName = (nation: unknown): string => NATION_NAMES[nation as Nation];
export const unitName = (type: unknown): string => UNIT_NAMES[type as UnitType];
export const leaderName = (leader: unknown): string => {
  const id = leader as LeaderId;
  if (id === 'burgundy') return 'the Duke of Burgundy';
  return LEADER_FACTS[id].name;
};

/** A place's name, else the number of the hex. */
export const hexName = (hex: unknown): string => placeAt(hex as HexId)?.name ?? `hex ${String(hex)}`;

export const rps = (n: unknown): string => (n === 1 ? '1 RP' : `${String(n)} RPs`);
export const sps = (n: unknown): string => (n === 1 ? '1 SP' : `${String(n)} SPs`);

/** `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `2 Burgundian archers`, `1 Burgundian archer`. */
export const kindPhrase = (n: number, nation: unknown, type: unknown): string => {
  const singular = n === 1 ? UNIT_SINGULARS[type as UnitType] : undefined;
  return `${n} ${nationName(nation)} ${singular ?? unitName(type)}`;
};

/** Kinds of SPs one by one, to be listed together with others. */
export const lotsItems = (lots: unknown): string[] =>
  kindsOf(lots).map(({ sps: n, nation, type }) => kindPhrase(n, nation, type));

/** `4 English infantry and 2 Burgundian archers`; nothing is `nothing`. */
export const lotsPhrase = (lots: unknown): string => list(lotsItems(lots)) || 'nothing';

export const hexList = (hexes: unknown): string => list((hexes as HexId[]).map(hexName));
export const leaderList = (leaders: unknown): string => list((leaders as LeaderId[]).map(leaderName));

export const turnName = (turn: number): string => {
  const { month, year } = monthOf(turn);
  return `${MONTHS[month]} ${year}`;
};

/** First letter large, for names that begin with a small one. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
