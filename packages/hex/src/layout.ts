import { CORNERS, type Corner, type CornerId, tipOf } from './corner.ts';
import { fromAxial, roundAxial } from './cube.ts';
import { columnOf, type HexId, rowOf } from './hex-id.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a flat-top grid lies in the plane; x grows to the east, y to the south. */
export interface Layout {
  /** Distance between two opposite sides, which is also the distance between the centres of neighbours. */
  readonly acrossFlats: number;
  /** Centre of hex 0101. */
  readonly origin: Point;
}

const ROOT3 = Math.sqrt(3);

/** Length of a hexside, and the distance from the centre to a corner. */
export const sideLength = (layout: Layout): number => layout.acrossFlats / ROOT3;

export const centreOf = ({ acrossFlats, origin }: Layout, id: HexId): Point => {
  const column = columnOf(id);
  const lower = column % 2 === 0 ? 0.5 : 0;
  return {
    x: origin.x + ((column - 1) * acrossFlats * ROOT3) / 2,
    y: origin.y + (rowOf(id) - 1 + lower) * acrossFlats,
  };
};

export const cornerPoint = (layout: Layout, id: HexId, corner: Corner): Point => {
  const centre = centreOf(layout, id);
  const angle = ((240 + 60 * CORNERS.indexOf(corner)) * Math.PI) / 180;
  const radius = sideLength(layout);
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
};

export const outlineOf = (layout: Layout, id: HexId): Point[] =>
  CORNERS.map((corner) => cornerPoint(layout, id, corner));

export const pointOfCorner = (layout: Layout, corner: CornerId): Point => {
  const { hex, tip } = tipOf(corner);
  const centre = centreOf(layout, hex);
  return { x: centre.x + (tip === 'E' ? sideLength(layout) : -sideLength(layout)), y: centre.y };
};

/** The hex a point lies in, on or off the grid; undefined where it cannot be numbered. */
export const hexAtPoint = (layout: Layout, point: Point): HexId | undefined => {
  const q = (point.x - layout.origin.x) / (1.5 * sideLength(layout));
  const r = (point.y - layout.origin.y) / layout.acrossFlats - q / 2;
  return fromAxial(roundAxial(q, r));
};
