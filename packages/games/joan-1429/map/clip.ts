import type { Point } from '@oriflamme/hex';
import { between } from './geometry.ts';

interface Edge {
  readonly keeps: (point: Point) => boolean;
  readonly crossing: (a: Point, b: Point) => Point;
}

const edgesOf = (left: number, top: number, right: number, bottom: number): Edge[] => {
  const atX = (x: number) => (a: Point, b: Point) => between(a, b, (x - a.x) / (b.x - a.x));
  const atY = (y: number) => (a: Point, b: Point) => between(a, b, (y - a.y) / (b.y - a.y));
  return [
    { keeps: ({ x }) => x >= left, crossing: atX(left) },
    { keeps: ({ x }) => x <= right, crossing: atX(right) },
    { keeps: ({ y }) => y >= top, crossing: atY(top) },
    { keeps: ({ y }) => y <= bottom, crossing: atY(bottom) },
  ];
};

/** A ring cut off at a rectangle (Sutherland and Hodgman). */
export const clip = (ring: readonly Point[], left: number, top: number, right: number, bottom: number): Point[] => {
  let kept = [...ring];
  for (const { keeps, crossing } of edgesOf(left, top, right, bottom)) {
    const before = kept;
    kept = [];
    before.forEach((point, index) => {
      const previous = before.at(index - 1) as Point;
      if (keeps(point) !== keeps(previous)) kept.push(crossing(previous, point));
      if (keeps(point)) kept.push(point);
    });
  }
  return kept;
};
