import { describe, expect, test } from 'vitest';
import {
  centredOn,
  counterScale,
  detailAt,
  fanScale,
  firstView,
  resized,
  toMap,
  toScreen,
  villageLetterScale,
  wholeMap,
} from './view.ts';

const map = { width: 2000, height: 1900 };

describe('a view', () => {
  test('of the whole map shows all of it', () => {
    const view = wholeMap(map, { width: 1440, height: 900 });
    expect(toScreen(view, { x: 2000, y: 1900 }).y).toBeCloseTo(900);
    expect(toScreen(view, { x: 0, y: 0 }).x).toBeGreaterThan(0);
  });

  test('goes to the map and back', () => {
    const view = centredOn({ x: 700, y: 900 }, 1.7, { width: 390, height: 700 });
    expect(toMap(view, { x: 195, y: 350 })).toEqual({ x: 700, y: 900 });
  });

  test('on a narrow screen begins close enough to read, around the middle of events', () => {
    const screen = { width: 390, height: 700 };
    const view = firstView(map, screen, { x: 1200, y: 1200 });
    expect(view.k).toBeGreaterThan(wholeMap(map, screen).k);
    expect(toMap(view, { x: 195, y: 350 }).x).toBeCloseTo(1200);
  });
});

describe('when the screen changes its size', () => {
  const before = { width: 390, height: 760 };
  const after = { width: 390, height: 420 };
  const view = centredOn({ x: 1000, y: 900 }, 1.2, before);

  test('the middle of the map stays in the middle', () => {
    const next = resized(view, { map, before, after, watched: undefined });
    expect(toMap(next, { x: 195, y: 210 })).toEqual({ x: 1000, y: 900 });
  });

  test('what was chosen stays in sight', () => {
    const watched = toMap(view, { x: 200, y: 740 });
    const { y } = toScreen(resized(view, { map, before, after, watched }), watched);
    expect(y).toBeLessThanOrEqual(after.height - 60);
  });

  test('what was out of sight before is not fetched', () => {
    const next = resized(view, { map, before, after, watched: toMap(view, { x: 200, y: 900 }) });
    expect(toMap(next, { x: 195, y: 210 })).toEqual({ x: 1000, y: 900 });
  });

  test('a whole map is whole again, and no other view becomes it', () => {
    const resize = { map, before, after, watched: undefined };
    expect(resized(wholeMap(map, before), resize)).toEqual(wholeMap(map, after));
    expect(resized(view, resize).k).toBe(view.k);
  });
});

describe('counters', () => {
  test('are at least 25 pixels wide in the view of a desktop screen', () => {
    const { k } = wholeMap(map, { width: 1440, height: 900 });
    expect(40 * k * counterScale(k)).toBeGreaterThanOrEqual(24.9);
  });

  test('never grow beyond their hex', () => {
    for (let k = 0.1; k < 4; k += 0.05) expect(40 * counterScale(k)).toBeLessThan(77);
  });

  test('can be read and picked by a finger when fanned out, at every zoom, and fit on a small screen', () => {
    for (let k = 0.15; k < 4; k += 0.05) {
      const pixels = 40 * k * fanScale(k);
      expect(pixels).toBeGreaterThanOrEqual(39.9);
      expect((pixels / 40) * 188).toBeLessThan(390 - 76);
    }
  });

  test('are drawn with more detail the closer one looks', () => {
    expect([0.2, 0.5, 0.6, 1, 2].map(detailAt)).toEqual(['far', 'distant', 'middle', 'near', 'close']);
  });
});

test('names of villages can be read as soon as a desktop screen shows them', () => {
  const { k } = wholeMap(map, { width: 1440, height: 850 });
  expect(12.5 * k * villageLetterScale(k)).toBeGreaterThan(8);
});
