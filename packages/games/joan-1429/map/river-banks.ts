import type { Point } from '@oriflamme/hex';
import { gap } from './geometry.ts';

/** Widths at the mouth, in board units: the longer the course on the board, the wider. */
const NARROWEST = 4.2;
const PER_SIDE = 0.13;
const WIDEST = 9.6;
/** What a river has of its width where it rises, and where it comes in over the edge of the board. */
const AT_SOURCE = 0.3;
const AT_EDGE = 0.66;
/** It gains most of its width early. */
const GROWTH = 0.7;

export const mouthWidth = (sides: number): number => Math.min(WIDEST, NARROWEST + PER_SIDE * sides);

export interface Banks {
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

/** The banks of a river along its line, downstream: narrow where it begins, full width at the mouth. */
export const banksOf = (line: readonly Point[], mouth: number, fromEdge: boolean): Banks => {
  const lengths = line.map((point, index) => (index === 0 ? 0 : gap(line[index - 1] as Point, point)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const least = fromEdge ? AT_EDGE : AT_SOURCE;
  const left: Point[] = [];
  const right: Point[] = [];
  let gone = 0;
  line.forEach((point, index) => {
    gone += lengths[index] ?? 0;
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const half = (mouth * (least + (1 - least) * (gone / whole) ** GROWTH)) / 2;
    const length = gap(before, after);
    const across = { x: ((after.y - before.y) / length) * half, y: ((before.x - after.x) / length) * half };
    left.push({ x: point.x + across.x, y: point.y + across.y });
    right.push({ x: point.x - across.x, y: point.y - across.y });
  });
  return { left, right };
};
