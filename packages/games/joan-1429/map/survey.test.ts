import { readFileSync } from 'node:fs';
import {
  centreOf,
  distance,
  type HexId,
  hexIdAt,
  isOnGrid,
  neighbours,
  type Point,
  pointOfCorner,
  sideOfNeighbours,
} from '@oriflamme/hex';
import { describe, expect, test } from 'vitest';
import { areaWanted } from './boundary.ts';
import { readFacts } from './files.ts';
import { between, gap } from './geometry.ts';
import type { River } from './rivers.ts';
import type { SetPlace } from './sheet.ts';
import { survey } from './survey.ts';

interface Expected {
  readonly terrain: readonly string[];
  readonly areas: readonly string[];
  readonly places: Readonly<Record<string, string>>;
  readonly rivers: Readonly<Record<string, string>>;
  readonly boundary: string;
}

const facts = readFacts();
const map = survey(facts);
const expected: Expected = JSON.parse(readFileSync(new URL('./expected-map.json', import.meta.url), 'utf8'));

const placed = (id: string): SetPlace => {
  const place = map.sheet.places.find((candidate) => candidate.facts.id === id);
  if (place === undefined) throw new Error(`no place ${id}`);
  return place;
};

const picture = (letter: (id: HexId) => string): string[] =>
  Array.from({ length: map.sheet.grid.rows }, (_, row) =>
    Array.from({ length: map.sheet.grid.columns }, (_, column) => letter(hexIdAt(column + 1, row + 1) as HexId)).join(
      '',
    ),
  );

describe('the survey equals the expected map', () => {
  const letters = { clear: '.', woods: 'w', rough: 'r', swamp: 's' } as const;

  test('in the terrain of every hex', () => {
    const terrain = picture((id) => letters[map.terrain.get(id) ?? 'clear']);
    const withSea = picture((id) => (map.land.land.has(id) ? '.' : '~'));
    const merged = terrain.map((row, y) =>
      [...row].map((letter, x) => (withSea[y]?.[x] === '~' ? '~' : letter)).join(''),
    );
    expect(merged).toEqual(expected.terrain);
  });

  test('in the area of every hex', () => {
    expect(picture((id) => map.areas.get(id)?.[0] ?? '~')).toEqual(expected.areas);
  });

  test('in the hex of every place', () => {
    expect(Object.fromEntries(map.sheet.places.map(({ facts: { id }, hex }) => [id, hex]))).toEqual(expected.places);
  });

  test('in the hexsides of every river with effect', () => {
    const rivers = map.rivers.filter((river) => river.class === 'river');
    expect(Object.fromEntries(rivers.map(({ id, sides }) => [id, sides.join(' ')]))).toEqual(expected.rivers);
  });

  test('in the hexsides of the boundary', () => {
    expect(map.boundary.sides.join(' ')).toBe(expected.boundary);
  });
});

describe('the survey keeps what the facts assert', () => {
  test.each(facts.assertions.distances)('%s and %s are %i hexes apart', (a, b, hexes) => {
    expect(distance(placed(a).hex, placed(b).hex)).toBe(hexes);
  });

  test.each(Object.entries(facts.assertions.terrainShare))('the share of %s lies within %j', (kind, [least, most]) => {
    const share = [...map.terrain.values()].filter((terrain) => terrain === kind).length / map.terrain.size;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });

  const others: Readonly<Record<string, () => void>> = {
    'no two places share a hex': () => {
      expect(new Set(map.sheet.places.map(({ hex }) => hex)).size).toBe(facts.places.length);
    },
    'every town is on land and reachable by land': () => {
      const reached = new Set([placed('paris').hex]);
      for (const id of reached) for (const next of neighbours(id)) if (map.terrain.has(next)) reached.add(next);
      for (const { facts: place, hex } of map.sheet.places) {
        if (place.kind !== 'village') expect(reached.has(hex), place.id).toBe(true);
      }
    },
    'each place stands on the stated bank': () => {
      for (const place of map.sheet.places) {
        for (const [id, bank] of Object.entries(place.facts.banks)) {
          const river = map.rivers.find((candidate) => candidate.id === id) as River;
          expect(bankOf(place, river), `${place.facts.id} on the ${id}`).toBe(bank);
          const touches = river.sides.some((side) => side.split('-').includes(place.hex));
          if (place.facts.riverside !== false) expect(touches, `${place.facts.id} at the ${id}`).toBe(true);
        }
      }
    },
    'the boundary splits the land hexes in exactly two areas': () => {
      const cut = new Set(map.boundary.sides);
      const left = new Set(map.terrain.keys());
      let parts = 0;
      for (let [start] = left; start !== undefined; [start] = left) {
        parts += 1;
        const part = new Set([start]);
        for (const id of part) {
          left.delete(id);
          for (const next of neighbours(id)) {
            if (map.terrain.has(next) && !cut.has(sideOfNeighbours(id, next))) part.add(next);
          }
        }
      }
      expect(parts).toBe(2);
    },
    'every town but la-rochelle lies in the area of its side': () => {
      for (const { facts: place, hex } of map.sheet.places) {
        if (place.kind === 'village') continue;
        const own = place.side === 'English' ? 'east' : 'west';
        expect(map.areas.get(hex) === own, place.id).toBe(place.id !== 'la-rochelle');
      }
    },
  };

  test.each(facts.assertions.other)('%s', (assertion) => {
    const check = others[assertion];
    if (check === undefined) throw new Error(`nothing checks "${assertion}"`);
    check();
  });

  test('places whose area the facts state lie in it', () => {
    for (const { facts: place, hex } of map.sheet.places) {
      const wanted = areaWanted(place);
      if (wanted !== undefined) expect(map.areas.get(hex), place.id).toBe(wanted);
    }
  });
});

/** The bank of the hexside of the river nearest to the place, looking downstream. */
const bankOf = (place: SetPlace, river: River): 'left' | 'right' | undefined => {
  const centre = centreOf(map.sheet.layout, place.hex);
  let least = Number.POSITIVE_INFINITY;
  let bank: 'left' | 'right' | undefined;
  river.corners.slice(1).forEach((corner, index) => {
    const a = pointOfCorner(map.sheet.layout, river.corners[index] as typeof corner);
    const b = pointOfCorner(map.sheet.layout, corner);
    const away = gap(between(a, b, 0.5), centre);
    if (away >= least - 1e-6) return;
    least = away;
    bank = turn(a, b, centre) > 0 ? 'right' : 'left';
  });
  return bank;
};

// y grows to the south: a positive turn is to the right.
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

test('every course is unbroken, on land, and passes no hexside twice', () => {
  for (const { sides } of [...map.rivers, map.boundary]) {
    expect(new Set(sides).size).toBe(sides.length);
    for (const side of sides) {
      const [a, b] = side.split('-') as [HexId, HexId];
      expect(map.terrain.has(a) && map.terrain.has(b), side).toBe(true);
      expect(isOnGrid(map.sheet.grid, a) && distance(a, b) === 1, side).toBe(true);
    }
    sides.slice(1).forEach((side, index) => {
      const hexes = new Set([...side.split('-'), ...(sides[index] as string).split('-')]) as Set<HexId>;
      const [a, b, c] = [...hexes] as [HexId, HexId, HexId];
      expect(hexes.size, `${sides[index]} and ${side}`).toBe(3);
      expect([distance(a, b), distance(b, c), distance(a, c)]).toEqual([1, 1, 1]);
    });
  }
});
