import {
  type CornerId,
  cornersOf,
  cornersOfSide,
  type HexId,
  type HexsideId,
  hexesAtCorner,
  isOnGrid,
  neighbours,
  type Point,
  pointOfCorner,
  sideLength,
  sideOfNeighbours,
} from '@oriflamme/hex';
import { between, nearestGap } from './geometry.ts';
import type { Land } from './land.ts';
import type { Sheet } from './sheet.ts';

export interface Link {
  readonly to: CornerId;
  readonly side: HexsideId;
  /** Points along the hexside, to measure how well a line follows it. */
  readonly along: readonly Point[];
}

/** The corners of the grid, linked by the hexsides between two land hexes: all that a river or a boundary can follow. */
export interface Network {
  readonly points: ReadonlyMap<CornerId, Point>;
  readonly links: ReadonlyMap<CornerId, readonly Link[]>;
  readonly sideLength: number;
  readonly touchesSea: (corner: CornerId) => boolean;
  /** At the edge of the board fewer than three of its hexes meet. */
  readonly atEdge: (corner: CornerId) => boolean;
}

const ALONG = [0.1, 0.3, 0.5, 0.7, 0.9];

export const linkCorners = (sheet: Sheet, land: Land): Network => {
  const points = new Map<CornerId, Point>();
  const links = new Map<CornerId, Link[]>();
  const link = (from: CornerId, to: CornerId, side: HexsideId, along: readonly Point[]): void => {
    links.set(from, [...(links.get(from) ?? []), { to, side, along }]);
  };
  for (const id of land.hexes) {
    for (const corner of cornersOf(id)) points.set(corner, pointOfCorner(sheet.layout, corner));
  }
  for (const id of land.hexes) {
    if (!land.land.has(id)) continue;
    for (const next of neighbours(id)) {
      if (next < id || !land.land.has(next)) continue;
      const side = sideOfNeighbours(id, next);
      const [a, b] = cornersOfSide(side);
      const along = ALONG.map((part) => between(pointOfCorner(sheet.layout, a), pointOfCorner(sheet.layout, b), part));
      link(a, b, side, along);
      link(b, a, side, along);
    }
  }
  const hexesAt = (corner: CornerId): HexId[] => hexesAtCorner(corner).filter((id) => isOnGrid(sheet.grid, id));
  return {
    points,
    links,
    sideLength: sideLength(sheet.layout),
    touchesSea: (corner) => hexesAt(corner).some((id) => !land.land.has(id)),
    atEdge: (corner) => hexesAt(corner).length < 3,
  };
};

export const pointAt = (network: Network, corner: CornerId): Point => {
  const point = network.points.get(corner);
  if (point === undefined) throw new Error(`corner ${corner} is not on the board`);
  return point;
};

/** The corners that a line can pass through, near enough to a point. */
export const cornersNear = (network: Network, point: Point, within: number): CornerId[] =>
  [...network.links.keys()].filter((corner) => nearestGap(pointAt(network, corner), [point]) < within);
