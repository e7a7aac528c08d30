import { type Layout, type Point, pointOfCorner } from '@oriflamme/hex';
import type { Course } from './course.ts';
import { between, gap, isInside, last, nearestOn } from './geometry.ts';
import type { Network } from './network.ts';
import { randomFrom } from './random.ts';
import type { River } from './rivers.ts';

/** How far a river wanders from the middle of its hexside, in board units. */
const WANDER = 4.5;
/** The most of its last hexside that a mouth may lose to the sea, and the farthest it may reach for the coast. */
const MOUTH_CUT = 0.6;
const MOUTH_REACH = 45;
/** How far lines run on beyond the edge of the board. */
const RUN_ON = 40;

const seedOf = (name: string): number => [...name].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7);

/** Control points along a course: every corner, and two points on each side that swing to opposite banks. */
const wander = (corners: readonly Point[], amount: number, seed: number): Point[] => {
  const random = randomFrom(seed);
  return corners.flatMap((a, index) => {
    const b = corners[index + 1];
    if (b === undefined) return [a];
    const length = gap(a, b);
    const swing = ((random() < 0.5 ? -1 : 1) * (0.5 + random() / 2) * amount) / length;
    const across = { x: -(b.y - a.y) * swing, y: (b.x - a.x) * swing };
    const [early, late] = [between(a, b, 0.3), between(a, b, 0.7)];
    return [a, { x: early.x + across.x, y: early.y + across.y }, { x: late.x - across.x, y: late.y - across.y }];
  });
};

const nearestOnRing = (ring: readonly Point[], point: Point): Point => {
  let best = last(ring);
  for (let index = 0; index < ring.length; index += 1) {
    const candidate = nearestOn(ring.at(index - 1) as Point, ring[index] as Point, point);
    if (gap(candidate, point) < gap(best, point)) best = candidate;
  }
  return best;
};

/** A line that ends at the drawn coast: cut where it runs into the sea, led on where it stops short. */
const endAtCoast = (corners: readonly Point[], mainland: readonly Point[]): Point[] => {
  const end = last(corners);
  const before = corners.at(-2);
  if (before === undefined) return [...corners];
  if (isInside(end, mainland)) {
    const shore = nearestOnRing(mainland, end);
    return gap(shore, end) < MOUTH_REACH ? [...corners, shore] : [...corners];
  }
  for (let part = 0; part < MOUTH_CUT; part += 0.05) {
    const mouth = between(end, before, part);
    if (isInside(mouth, mainland)) return [...corners.slice(0, -1), mouth];
  }
  return [...corners.slice(0, -1), between(end, before, MOUTH_CUT)];
};

const runOn = (corners: readonly Point[]): Point[] => {
  const [edge, inner] = corners;
  if (edge === undefined || inner === undefined) return [...corners];
  return [between(inner, edge, 1 + RUN_ON / gap(edge, inner)), ...corners];
};

const pointsOf = (course: Course, board: Layout): Point[] =>
  course.corners.map((corner) => pointOfCorner(board, corner));

/** The control points of a river's drawn line, downstream. */
export const drawRiver = (river: River, network: Network, mainland: readonly Point[], board: Layout): Point[] => {
  let corners = pointsOf(river, board);
  if (network.touchesSea(last(river.corners))) corners = endAtCoast(corners, mainland);
  const [start] = river.corners;
  if (start !== undefined && network.atEdge(start)) corners = runOn(corners);
  return wander(corners, river.class === 'river' ? WANDER : WANDER * 1.4, seedOf(river.id));
};

/** The boundary keeps to the hexsides: players must see which hex is on which side. */
export const drawBoundary = (boundary: Course, mainland: readonly Point[], board: Layout): Point[] => {
  const fromCoast = endAtCoast(pointsOf(boundary, board).reverse(), mainland);
  return wander(runOn(fromCoast), 0, 0).reverse();
};
