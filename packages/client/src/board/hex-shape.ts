import type { BoardMap, HexId, Point } from './types.ts';

const unit = [240, 300, 0, 60, 120, 180].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Corner i begins side i, clockwise; side 0 faces north. */
export function corners(centre: Point, radius: number): Point[] {
  return unit.map((corner) => ({ x: round(centre.x + corner.x * radius), y: round(centre.y + corner.y * radius) }));
}

export function closed(points: readonly Point[]): string {
  return `M${points.map((point) => `${point.x},${point.y}`).join('L')}Z`;
}

export function hexPath(centre: Point, radius: number): string {
  return closed(corners(centre, radius));
}

export function hexesPath(map: BoardMap, hexes: Iterable<HexId>, inset = 0): string {
  let path = '';
  for (const hex of hexes) {
    const centre = map.hexes.get(hex);
    if (centre) path += hexPath(centre, map.radius - inset);
  }
  return path;
}

const same = (point: Point): string => `${Math.round(point.x)},${Math.round(point.y)}`;

/** The rings around a set of hexes: every hexside that only one of them has, chained. */
export function outline(centres: readonly Point[], radius: number): Point[][] {
  const sides = new Map<string, { from: Point; to: Point }>();
  for (const centre of centres) {
    const points = corners(centre, radius);
    points.forEach((from, index) => {
      const to = points[(index + 1) % 6];
      if (!to) return;
      const back = `${same(to)}|${same(from)}`;
      if (sides.has(back)) sides.delete(back);
      else sides.set(`${same(from)}|${same(to)}`, { from, to });
    });
  }
  return chain(sides);
}

function chain(sides: ReadonlyMap<string, { from: Point; to: Point }>): Point[][] {
  const starting = new Map<string, { from: Point; to: Point }[]>();
  for (const side of sides.values()) {
    const list = starting.get(same(side.from));
    if (list) list.push(side);
    else starting.set(same(side.from), [side]);
  }
  const rings: Point[][] = [];
  for (const [, list] of starting) {
    while (list.length > 0) {
      const ring: Point[] = [];
      let side = list.pop();
      while (side) {
        ring.push(side.from);
        side = starting.get(same(side.to))?.pop();
      }
      rings.push(ring);
    }
  }
  return rings;
}

export function outlinePath(map: BoardMap, hexes: readonly HexId[], inset = 0): string {
  const centres = hexes.flatMap((hex) => map.hexes.get(hex) ?? []);
  return outline(centres, map.radius - inset)
    .map(closed)
    .join('');
}
