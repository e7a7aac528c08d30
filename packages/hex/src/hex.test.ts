import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centreOf,
  cornersOf,
  cornersOfSide,
  DIRECTIONS,
  directionTo,
  distance,
  type HexId,
  hexAtPoint,
  hexesAtCorner,
  hexesOfGrid,
  hexesOfSide,
  hexId,
  hexIdAt,
  hexsideBetween,
  hexsideOf,
  isHexId,
  line,
  neighbour,
  neighbours,
  opposite,
  outlineOf,
  pointOfCorner,
  range,
  reach,
  ring,
  wayTo,
} from './index.ts';

const inner = fc
  .tuple(fc.integer({ min: 10, max: 80 }), fc.integer({ min: 10, max: 80 }))
  .map(([column, row]) => hexIdAt(column, row) as HexId);
const direction = fc.constantFrom(...DIRECTIONS);
const layout = { acrossFlats: 10, origin: { x: 3, y: -4 } };

describe('ids', () => {
  test('four digits are an id, anything else is refused', () => {
    expect(hexId('0101')).toBe('0101');
    expect(isHexId('101')).toBe(false);
    expect(() => hexId('01x1')).toThrow(RangeError);
    expect(hexIdAt(100, 1)).toBeUndefined();
  });

  test('a grid counts down its columns', () => {
    expect(hexesOfGrid({ columns: 2, rows: 2 })).toEqual(['0101', '0102', '0201', '0202']);
  });
});

describe('neighbours', () => {
  test('come clockwise from the north; even columns lie half a hex lower', () => {
    expect(neighbours(hexId('0505'))).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(neighbours(hexId('0605'))).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
  });

  test('are mutual, one hex away, in the opposite direction', () => {
    fc.assert(
      fc.property(inner, direction, (id, way) => {
        const near = neighbour(id, way) as HexId;
        expect(neighbour(near, opposite(way))).toBe(id);
        expect(directionTo(id, near)).toBe(way);
        expect(distance(id, near)).toBe(1);
      }),
    );
  });
});

describe('distance', () => {
  test('is symmetric and obeys the triangle', () => {
    fc.assert(
      fc.property(inner, inner, inner, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  test('is the cost of the cheapest way where every step costs one', () => {
    fc.assert(
      fc.property(inner, inner, (a, b) => {
        fc.pre(distance(a, b) <= 8);
        expect(reach(a, () => 1, 8).get(b)?.cost).toBe(distance(a, b));
      }),
      { numRuns: 20 },
    );
  });

  test('gives ranges and rings their sizes', () => {
    fc.assert(
      fc.property(inner, fc.integer({ min: 1, max: 5 }), (id, radius) => {
        expect(range(id, radius)).toHaveLength(3 * radius * (radius + 1) + 1);
        expect(ring(id, radius)).toHaveLength(6 * radius);
        for (const far of ring(id, radius)) expect(distance(id, far)).toBe(radius);
      }),
    );
  });

  test('is one less than the hexes of a line, each beside the last', () => {
    fc.assert(
      fc.property(inner, inner, (a, b) => {
        const hexes = line(a, b);
        expect(hexes).toHaveLength(distance(a, b) + 1);
        expect([hexes[0], hexes.at(-1)]).toEqual([a, b]);
        for (const [index, id] of hexes.slice(1).entries()) expect(distance(id, hexes[index] as HexId)).toBe(1);
      }),
    );
  });
});

describe('hexsides and corners', () => {
  test('a hexside has one id from either hex', () => {
    fc.assert(
      fc.property(inner, direction, (id, way) => {
        const near = neighbour(id, way) as HexId;
        const side = hexsideOf(id, way);
        expect(hexsideBetween(near, id)).toBe(side);
        expect(new Set(hexesOfSide(side as NonNullable<typeof side>))).toEqual(new Set([id, near]));
      }),
    );
  });

  test('hexes that do not touch share no side', () => {
    expect(hexsideBetween(hexId('0505'), hexId('0507'))).toBeUndefined();
  });

  test('each of the six corners belongs to three hexes that all name it', () => {
    fc.assert(
      fc.property(inner, (id) => {
        const corners = cornersOf(id);
        expect(new Set(corners).size).toBe(6);
        for (const corner of corners) {
          const hexes = hexesAtCorner(corner);
          expect(new Set(hexes).size).toBe(3);
          for (const hex of hexes) expect(cornersOf(hex)).toContain(corner);
        }
      }),
    );
  });

  test('the ends of a side are the corners both hexes share', () => {
    fc.assert(
      fc.property(inner, direction, (id, way) => {
        const near = neighbour(id, way) as HexId;
        const shared = cornersOf(id).filter((corner) => cornersOf(near).includes(corner));
        const side = hexsideOf(id, way) as NonNullable<ReturnType<typeof hexsideOf>>;
        expect([...cornersOfSide(side)].sort()).toEqual(shared.sort());
      }),
    );
  });
});

describe('points', () => {
  test('a point near the centre lies in its hex', () => {
    const part = fc.double({ min: -0.49, max: 0.49, noNaN: true });
    fc.assert(
      fc.property(inner, part, part, (id, dx, dy) => {
        fc.pre(Math.hypot(dx, dy) < 0.49);
        const { x, y } = centreOf(layout, id);
        expect(hexAtPoint(layout, { x: x + dx * 10, y: y + dy * 10 })).toBe(id);
      }),
    );
  });

  test('neighbours lie one breadth apart, and an outline runs through the corners', () => {
    fc.assert(
      fc.property(inner, direction, (id, way) => {
        const [a, b] = [centreOf(layout, id), centreOf(layout, neighbour(id, way) as HexId)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(10);
        cornersOf(id).forEach((corner, index) => {
          const point = pointOfCorner(layout, corner);
          expect(point.x).toBeCloseTo(outlineOf(layout, id)[index]?.x ?? Number.NaN);
          expect(point.y).toBeCloseTo(outlineOf(layout, id)[index]?.y ?? Number.NaN);
        });
      }),
    );
  });
});

describe('reach', () => {
  const start = hexId('0505');

  test('goes round a dear hex and tells the way', () => {
    const dear = hexId('0504');
    const reached = reach(start, (_, to) => (to === dear ? 9 : 1), 4);
    expect(reached.get(hexId('0503'))?.cost).toBe(3);
    expect(wayTo(reached, hexId('0503'))).not.toContain(dear);
    expect(wayTo(reached, hexId('0503'))).toHaveLength(4);
  });

  test('stops at the limit and where there is no step', () => {
    expect(reach(start, () => 2, 3).size).toBe(7);
    expect([...reach(start, () => undefined).keys()]).toEqual([start]);
    expect(
      wayTo(
        reach(start, () => 1, 1),
        hexId('0909'),
      ),
    ).toBeUndefined();
  });

  test('lists hexes in order of cost', () => {
    const costs = [...reach(start, (_, to) => 1 + (Number(to) % 3), 6).values()].map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });
});
