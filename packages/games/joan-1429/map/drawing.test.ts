import { centreOf, hexAtPoint, type Point, pointOfCorner } from '@oriflamme/hex';
import { expect, test } from 'vitest';
import { BOARD_LAYOUT } from '../src/data/map/board.ts';
import { draw } from './drawing.ts';
import { readFacts } from './files.ts';
import { densify, gap, isInside, nearestOn } from './geometry.ts';
import { mainlandOf } from './land.ts';
import { survey } from './survey.ts';

const map = survey(readFacts());
const drawing = draw(map);
const mainland = mainlandOf(drawing.coast);

const offCourse = (point: Point, corners: readonly Point[]): number =>
  Math.min(...corners.slice(1).map((b, index) => gap(point, nearestOn(corners[index] as Point, b, point))));

test('a river is drawn along its own hexsides: within a tenth of a hex, but for its mouth and where it leaves the board', () => {
  for (const { river, line } of drawing.rivers) {
    const corners = river.corners.map((corner) => pointOfCorner(BOARD_LAYOUT, corner));
    const [head, tail] = [corners[0] as Point, corners.at(-1) as Point];
    for (const point of densify(line, 5)) {
      if (gap(point, head) < 45 || gap(point, tail) < 50) continue;
      expect(offCourse(point, corners), river.id).toBeLessThan(10);
    }
  }
});

test('the boundary is drawn on its hexsides', () => {
  const corners = map.boundary.corners.map((corner) => pointOfCorner(BOARD_LAYOUT, corner));
  const inner = drawing.boundary.filter((point) => gap(point, corners.at(-1) as Point) > 1);
  for (const point of inner)
    expect(Math.min(offCourse(point, corners), gap(point, corners[0] as Point))).toBeLessThan(50);
  for (const point of inner.slice(6, -6)) expect(offCourse(point, corners)).toBeLessThan(1);
});

test('every place stands on the drawn land, clear of the water', () => {
  for (const place of map.sheet.places) {
    const centre = centreOf(BOARD_LAYOUT, place.hex);
    expect(isInside(centre, mainland), place.facts.id).toBe(true);
    expect(Math.min(...mainland.map((point) => gap(point, centre))), place.facts.id).toBeGreaterThan(15);
  }
});

test('every terrain symbol stands on dry land in a hex of its terrain', () => {
  for (const { terrain, at } of drawing.symbols) {
    const hex = hexAtPoint(BOARD_LAYOUT, at);
    expect(hex !== undefined && map.terrain.get(hex)).toBe(terrain);
    expect(isInside(at, mainland)).toBe(true);
  }
});

test('every terrain hex has symbols, and every river a name', () => {
  const drawn = new Set(drawing.symbols.map(({ at }) => hexAtPoint(BOARD_LAYOUT, at)));
  for (const [id, kind] of map.terrain) if (kind !== 'clear') expect(drawn.has(id), id).toBe(true);
  const named = new Set(drawing.riverNames.map(({ river }) => river));
  for (const { id } of map.rivers) expect(named.has(id), id).toBe(true);
});

test('a river widens from where it begins to its mouth, and the longest are the widest', () => {
  const widths = (name: string): number[] => {
    const banks = drawing.rivers.find(({ river }) => river.id === name)?.banks;
    return (banks?.left ?? []).map((left, index) => gap(left, banks?.right[index] as Point));
  };
  for (const { river } of drawing.rivers) {
    const along = widths(river.id);
    expect(along, river.id).toEqual([...along].sort((a, b) => a - b));
    expect(along.at(-1), river.id).toBeGreaterThan((along[0] as number) * 1.4);
  }
  expect(widths('Loire').at(-1)).toBeGreaterThan((widths('Somme').at(-1) as number) * 1.3);
});

test('a river keeps between the banks of its hexsides: no bank is a seventh of a hex away from them', () => {
  for (const { river, banks } of drawing.rivers) {
    const corners = river.corners.map((corner) => pointOfCorner(BOARD_LAYOUT, corner));
    const [head, tail] = [corners[0] as Point, corners.at(-1) as Point];
    for (const point of [...banks.left, ...banks.right]) {
      if (gap(point, head) < 45 || gap(point, tail) < 50) continue;
      expect(offCourse(point, corners), river.id).toBeLessThan(14);
    }
  }
});
