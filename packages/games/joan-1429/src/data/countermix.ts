import type { Nation, UnitType } from '../ids.ts';

const none: Readonly<Record<UnitType, number>> = {
  infantry: 0,
  militia: 0,
  archers: 0,
  engineers: 0,
  siege: 0,
  artillery: 0,
  lightCavalry: 0,
  heavyCavalry: 0,
};

/** [2.2, 5.2.6, R7] The most SPs of a nation and type on the map at once; this edition's own figures. */
export const COUNTERMIX: Readonly<Record<Nation, Readonly<Record<UnitType, number>>>> = Object.freeze({
  french: {
    infantry: 20,
    militia: 20,
    archers: 10,
    engineers: 2,
    siege: 4,
    artillery: 8,
    lightCavalry: 4,
    heavyCavalry: 8,
  },
  scottish: { ...none, infantry: 3, archers: 3, heavyCavalry: 2 },
  breton: { ...none, infantry: 6, archers: 4, lightCavalry: 2 },
  english: {
    infantry: 22,
    militia: 16,
    archers: 14,
    engineers: 4,
    siege: 6,
    artillery: 8,
    lightCavalry: 3,
    heavyCavalry: 4,
  },
  burgundian: {
    ...none,
    infantry: 8,
    militia: 6,
    archers: 4,
    engineers: 2,
    artillery: 3,
    lightCavalry: 2,
    heavyCavalry: 3,
  },
});
