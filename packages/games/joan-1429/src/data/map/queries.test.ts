import { type HexId, hexId, reach } from '@oriflamme/hex';
import { describe, expect, test } from 'vitest';
import {
  distance,
  HEXES,
  hexAt,
  hexsideBetween,
  isLand,
  isRiverBetween,
  landNeighbours,
  neighbours,
  stepCost,
  TOWNS,
  type TownId,
  townAt,
  townHex,
  townsWithinThree,
  VILLAGES,
} from './index.ts';

/** Cheapest march that enters no town of the other side but the last. */
const march = (from: TownId, to: TownId, side: 'english' | 'french'): number | undefined => {
  const isHostile = (hex: HexId): boolean => {
    const found = townAt(hex);
    return found !== undefined && (found.home === 'french') !== (side === 'french');
  };
  const goal = townHex(to);
  return reach(townHex(from), (a, b) => (b !== goal && isHostile(b) ? undefined : stepCost(a, b))).get(goal)?.cost;
};

describe('marches', () => {
  test.each([
    ['orleans', 'rheims', 'french', 10],
    ['orleans', 'paris', 'french', 5],
    ['calais', 'paris', 'english', 12],
    ['blois', 'orleans', 'french', 2],
  ] as const)('%s to %s costs the %s %i', (from, to, side, mps) => {
    expect(march(from, to, side)).toBe(mps);
  });
});

test('the besiegers of Orléans have Chartres within three hexes and no other town of theirs', () => {
  const near = townsWithinThree(townHex('orleans')).filter((town) => town.home !== 'french');
  expect(near.map(({ id }) => id)).toEqual(['chartres']);
  expect(distance(townHex('orleans'), townHex('chartres'))).toBe(3);
});

test('there are 27 towns in the order of the table and 58 villages', () => {
  expect(TOWNS.map(({ id }) => id).slice(0, 3)).toEqual(['orleans', 'chinon', 'blois']);
  expect(TOWNS).toHaveLength(27);
  expect(VILLAGES).toHaveLength(58);
  const homes = TOWNS.map(({ home }) => home);
  expect(['english', 'burgundian', 'french'].map((home) => homes.filter((own) => own === home).length)).toEqual([
    12, 3, 12,
  ]);
  expect(TOWNS.filter(({ kind }) => kind === 'cathedral').map(({ id }) => id)).toEqual(['rheims', 'chartres']);
});

test('a step costs the terrain entered, and one more across a river without a town at it', () => {
  const costs = { clear: 1, woods: 2, rough: 3, swamp: 3 } as const;
  let crossings = 0;
  for (const { id, terrain } of HEXES) {
    for (const from of neighbours(id)) {
      if (terrain === 'sea' || !isLand(from)) continue;
      const wet = isRiverBetween(from, id) && townAt(from) === undefined && townAt(id) === undefined;
      if (wet) crossings += 1;
      expect(stepCost(from, id)).toBe(costs[terrain] + (wet ? 1 : 0));
    }
  }
  expect(crossings).toBeGreaterThan(0);
});

test('no step leads into the sea, off the board, or to a hex that does not touch', () => {
  const calais = townHex('calais');
  const sea = neighbours(calais).filter((id) => !isLand(id));
  expect(sea.length).toBeGreaterThan(0);
  for (const id of sea) expect(stepCost(calais, id)).toBeUndefined();
  expect(stepCost(hexId('2823'), hexId('2923'))).toBeUndefined();
  expect(stepCost(townHex('orleans'), townHex('paris'))).toBeUndefined();
  expect(hexAt(hexId('2923'))).toBeUndefined();
});

test('the Loire lies between Orléans and the south, from either bank', () => {
  const orleans = townHex('orleans');
  const south = hexId('1816');
  expect(hexsideBetween(orleans, south)).toEqual({ river: 'Loire', boundary: false });
  expect(hexsideBetween(south, orleans)).toBe(hexsideBetween(orleans, south));
  expect(hexsideBetween(orleans, hexId('1814'))).toEqual({ boundary: false });
  expect(hexsideBetween(hexId('1110'), hexId('1210'))).toEqual({ stream: 'Orne', boundary: false });
  expect(hexsideBetween(orleans, townHex('paris'))).toBeUndefined();
});

test('a boundary hexside parts two areas, and no other does', () => {
  for (const { id, area } of HEXES) {
    for (const other of landNeighbours(id)) {
      if (area !== null) expect(hexsideBetween(id, other)?.boundary).toBe(hexAt(other)?.area !== area);
    }
  }
});

test('towns within three are those that distance finds, in the order of the table', () => {
  for (const { id } of HEXES) expect(townsWithinThree(id)).toEqual(TOWNS.filter(({ hex }) => distance(id, hex) <= 3));
});
