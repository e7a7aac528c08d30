import type { Point } from '@oriflamme/hex';

// Math.hypot guards against overflow that kilometres never reach, and takes several times as long.
export const gap = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const closed = <T>(ring: readonly T[]): T[] => [...ring, ...ring.slice(0, 1)];

/** Whether a point lies in a ring, by the even-odd rule. */
export const isInside = (point: Point, ring: readonly Point[]): boolean => {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && corner.y > point.y !== previous.y > point.y) {
      const crossing = ((previous.x - corner.x) * (point.y - corner.y)) / (previous.y - corner.y) + corner.x;
      if (point.x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
};

/** The same line with points at most `step` apart, so that bending it bends it smoothly. */
export const densify = (points: readonly Point[], step: number): Point[] => {
  const dense: Point[] = [];
  points.forEach((a, index) => {
    const b = points[index + 1];
    if (b === undefined) {
      dense.push(a);
      return;
    }
    const parts = Math.max(1, Math.ceil(gap(a, b) / step));
    for (let part = 0; part < parts; part += 1) dense.push(between(a, b, part / parts));
  });
  return dense;
};

/** Distance from a point to the nearest of many: lines are dense enough to be asked as points. */
export const nearestGap = (point: Point, line: readonly Point[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const other of line) least = Math.min(least, gap(point, other));
  return least;
};

/** The point of a segment nearest to another point. */
export const nearestOn = (a: Point, b: Point, point: Point): Point => {
  const length = gap(a, b);
  if (length === 0) return a;
  const part = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length);
  return between(a, b, Math.max(0, Math.min(1, part)));
};

export const first = <T>(list: readonly T[]): T => {
  const item = list[0];
  if (item === undefined) throw new Error('an empty list has no first item');
  return item;
};

export const last = <T>(list: readonly T[]): T => {
  const item = list.at(-1);
  if (item === undefined) throw new Error('an empty list has no last item');
  return item;
};

/** The line without the points that lie within a tolerance of the line between those kept (Douglas and Peucker). */
export const simplified = (line: readonly Point[], tolerance: number): Point[] => {
  const [start, end] = [line[0], line.at(-1)];
  if (start === undefined || end === undefined || line.length < 3) return [...line];
  let farthest = 0;
  let most = 0;
  line.forEach((point, index) => {
    const off = gap(point, nearestOn(start, end, point));
    if (off > most) [farthest, most] = [index, off];
  });
  if (most <= tolerance) return [start, end];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
};
