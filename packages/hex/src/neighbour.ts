import { type Axial, axialDistance, fromAxial, toAxial } from './cube.ts';
import type { HexId } from './hex-id.ts';

/** Clockwise from the north; this order is the order of every list of neighbours. */
export const DIRECTIONS = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEP: Readonly<Record<Direction, Axial>> = {
  north: { q: 0, r: -1 },
  northEast: { q: 1, r: -1 },
  southEast: { q: 1, r: 0 },
  south: { q: 0, r: 1 },
  southWest: { q: -1, r: 1 },
  northWest: { q: -1, r: 0 },
};

const beside = ({ q, r }: Axial, direction: Direction): HexId | undefined => {
  const step = STEP[direction];
  return fromAxial({ q: q + step.q, r: r + step.r });
};

/** Undefined beyond what CCRR can number. */
export const neighbour = (id: HexId, direction: Direction): HexId | undefined => beside(toAxial(id), direction);

export const neighbours = (id: HexId): HexId[] => {
  const at = toAxial(id);
  return DIRECTIONS.map((direction) => beside(at, direction)).filter((near) => near !== undefined);
};

export const distance = (a: HexId, b: HexId): number => axialDistance(toAxial(a), toAxial(b));

/** Undefined when the two hexes do not touch. */
export const directionTo = (from: HexId, to: HexId): Direction | undefined =>
  DIRECTIONS.find((direction) => neighbour(from, direction) === to);

export const opposite = (direction: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % DIRECTIONS.length] as Direction;
