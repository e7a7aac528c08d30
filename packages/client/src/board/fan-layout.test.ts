import { describe, expect, test } from 'vitest';
import { boxInSight, fanLayout, tray } from './fan-layout.ts';
import type { BoardMap, BoardStack, Point, UnitCounter } from './types.ts';
import { toScreen } from './view.ts';

const at = (point: Point): BoardMap => ({
  width: 2000,
  height: 1900,
  radius: 44.6,
  hexes: new Map([['1815', point]]),
  hexAt: () => undefined,
  neighbour: () => undefined,
  places: [],
  lineNames: [],
  art: '',
  lettering: () => '',
  numbers: () => '',
});
const unit = (id: string): UnitCounter => ({ id, nation: 'french', symbol: 'militia', strength: 1, title: '' });
const stack: BoardStack = {
  id: '1815:french',
  hex: '1815',
  stance: 'field',
  nation: 'french',
  units: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(unit),
  leaders: [],
  total: 7,
  title: '',
};
const fanAt = (point: Point, k = 0.5) => {
  const fan = fanLayout(at(point), stack, undefined, k);
  if (!fan) throw new Error('no fan');
  return fan;
};

test('counters on the tray lie within it and not on one another', () => {
  const { width, height, spots } = tray(7);
  for (const { x, y } of spots) {
    expect(Math.abs(x) + 20).toBeLessThan(width / 2);
    expect(y - 40).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
});

describe('a fanned-out stack', () => {
  test('opens above its hex, and below at the northern edge', () => {
    expect(fanAt({ x: 1000, y: 900 }).below).toBe(false);
    expect(fanAt({ x: 1000, y: 100 }).below).toBe(true);
  });

  test('stays on the map at its western and eastern edge', () => {
    expect(fanAt({ x: 60, y: 900 }).box.left).toBeGreaterThanOrEqual(0);
    expect(fanAt({ x: 1960, y: 900 }).box.right).toBeLessThanOrEqual(2000);
    expect(fanAt({ x: 1000, y: 900 }).aside).toBe(0);
  });

  test('brings the map along when it would reach beyond the screen', () => {
    const view = { k: 1, x: -900, y: -800 };
    const screen = { width: 390, height: 500 };
    const { box } = fanAt({ x: 920, y: 900 }, 1);
    const moved = boxInSight(view, box, screen);
    const [a, b] = [toScreen(moved, { x: box.left, y: box.top }), toScreen(moved, { x: box.right, y: box.bottom })];
    expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0);
    expect(b.x).toBeLessThanOrEqual(screen.width - 60);
    expect(b.y).toBeLessThanOrEqual(screen.height);
  });

  test('leaves the map alone when there is room', () => {
    const view = { k: 1, x: -500, y: -500 };
    expect(boxInSight(view, fanAt({ x: 1000, y: 900 }, 1).box, { width: 1000, height: 800 })).toEqual(view);
  });
});
