import { type HexId, hexId } from './hex-id.ts';
import { type Direction, directionTo, neighbour } from './neighbour.ts';

declare const hexsideIdBrand: unique symbol;

/** The side two hexes share, written lower id first: `1815-1816`. Either hex gives the same id. */
export type HexsideId = string & { readonly [hexsideIdBrand]: true };

/** The caller vouches that the hexes touch; use this where speed matters. */
export const sideOfNeighbours = (a: HexId, b: HexId): HexsideId => (a < b ? `${a}-${b}` : `${b}-${a}`) as HexsideId;

/** Undefined when the hexes do not touch. */
export const hexsideBetween = (a: HexId, b: HexId): HexsideId | undefined =>
  directionTo(a, b) === undefined ? undefined : sideOfNeighbours(a, b);

/** Undefined where the hex beyond the side cannot be numbered. */
export const hexsideOf = (id: HexId, direction: Direction): HexsideId | undefined => {
  const beyond = neighbour(id, direction);
  return beyond === undefined ? undefined : sideOfNeighbours(id, beyond);
};

export const hexesOfSide = (side: HexsideId): readonly [HexId, HexId] => [
  hexId(side.slice(0, 4)),
  hexId(side.slice(5)),
];
