import type { Point } from '@oriflamme/hex';
import { between, closed, first, gap } from './geometry.ts';

export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The line walked in equal strides; both ends are kept. */
export const resample = (line: readonly Point[], stride: number): Point[] => {
  const points: Point[] = [first(line)];
  let left = stride;
  line.slice(1).forEach((to, index) => {
    let from = line[index] as Point;
    for (let length = gap(from, to); length >= left; length = gap(from, to)) {
      from = between(from, to, left / length);
      points.push(from);
      left = stride;
    }
    left -= gap(from, to);
  });
  const end = line.at(-1);
  if (end !== undefined) points.push(end);
  return points;
};

export const resampleRing = (ring: readonly Point[], stride: number): Point[] =>
  resample(closed(ring), stride).slice(0, -1);

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || before.x !== point.x || before.y !== point.y;
  });

/** Numbers as short as SVG allows: a minus sign parts two numbers by itself. */
const numbers = (values: readonly number[]): string => {
  let text = '';
  for (const value of values) {
    const digits = String(value).replace(/^(-?)0\./, '$1.');
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`;
  }
  return text;
};

const steps = (from: Point, points: readonly Point[]): string => {
  const deltas: number[] = [];
  let at = from;
  for (const point of points) {
    deltas.push(point.x - at.x, point.y - at.y);
    at = point;
  }
  return numbers(deltas);
};

const middles = (points: readonly Point[]): Point[] =>
  points.slice(1).map((point, index) => between(points[index] as Point, point, 0.5));

/*
 * Smooth paths are quadratic B-splines. With whole-numbered control points the joints lie on exact halves, so SVG's `t`
 * (whose control point is the mirror image of the last one) reproduces every control point without being told.
 */

/** A smooth open path that begins and ends in the first and last point and passes close to the others. */
export const smoothPath = (line: readonly Point[]): string => {
  const points = withoutRepeats(line.map(rounded));
  const start = first(points);
  const joints = middles(points);
  const [joint, next] = joints;
  const end = points.at(-1);
  if (joint === undefined || end === undefined) throw new Error('a path needs two points');
  const open = `M${numbers([start.x, start.y])}l${steps(start, [joint])}`;
  if (next === undefined) return `${open}l${steps(joint, [end])}`;
  const control = points[1] as Point;
  const bend = numbers([control.x - joint.x, control.y - joint.y, next.x - joint.x, next.y - joint.y]);
  const rest = joints.slice(2);
  const tail = rest.length === 0 ? '' : `t${steps(next, rest)}`;
  return `${open}q${bend}${tail}l${steps(joints.at(-1) as Point, [end])}`;
};

/** A smooth closed path near all its points. */
export const smoothRing = (ring: readonly Point[]): string => {
  const points = withoutRepeats(closed(ring.map(rounded))).slice(0, -1);
  const joints = middles(closed(points));
  const start = joints.at(-1) as Point;
  const joint = first(joints);
  const control = first(points);
  const bend = numbers([control.x - start.x, control.y - start.y, joint.x - start.x, joint.y - start.y]);
  return `M${numbers([start.x, start.y])}q${bend}t${steps(joint, joints.slice(1))}z`;
};

/** A closed path with straight edges. */
export const straightRing = (ring: readonly Point[]): string => {
  const points = withoutRepeats(ring.map(rounded));
  const start = first(points);
  return `M${numbers([start.x, start.y])}l${steps(start, points.slice(1))}z`;
};
