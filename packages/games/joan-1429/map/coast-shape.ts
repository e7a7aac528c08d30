import {
  CORNERS,
  type Corner,
  centreOf,
  cornerPoint,
  DIRECTIONS,
  type HexId,
  hexAtPoint,
  isOnGrid,
  type Layout,
  neighbour,
  type Point,
} from '@oriflamme/hex';
import { clip } from './clip.ts';
import { resampleRing } from './curve.ts';
import { between, gap, isInside, nearestOn } from './geometry.ts';
import type { CoastRing, Land } from './land.ts';
import type { Sheet } from './sheet.ts';

/** The strides of a drawn coast, and how far beyond the board it is drawn, in board units. */
const STRIDE = 9;
export const MARGIN = 130;

interface Shore {
  readonly a: Point;
  readonly b: Point;
  /** Centre of the land hex. */
  readonly inland: Point;
}

const shoresOf = (sheet: Sheet, land: Land, board: Layout): Shore[] => {
  const shores: Shore[] = [];
  for (const id of land.land) {
    DIRECTIONS.forEach((direction, index) => {
      const beyond = neighbour(id, direction);
      if (beyond === undefined || land.land.has(beyond) || !isOnGrid(sheet.grid, beyond)) return;
      shores.push({
        a: cornerPoint(board, id, CORNERS[index] as Corner),
        b: cornerPoint(board, id, CORNERS[(index + 1) % CORNERS.length] as Corner),
        inland: centreOf(board, id),
      });
    });
  }
  return shores;
};

/** How far inside the shore the coast is drawn: uneven, or it would look ruled. */
const inset = (index: number): number => 6 + 4.2 * Math.sin(index * 0.9) + 2.7 * Math.sin(index * 2.3);

/** Land that sticks out into a sea hex is drawn back inside the land hexes: nobody should try to walk on it. */
const drawnBack = (ring: readonly Point[], sheet: Sheet, land: Land, board: Layout): Point[] => {
  const shores = shoresOf(sheet, land, board);
  const isSea = (id: HexId | undefined): boolean => id !== undefined && isOnGrid(sheet.grid, id) && !land.land.has(id);
  return ring.map((point, index) => {
    if (!isSea(hexAtPoint(board, point))) return point;
    let least = Number.POSITIVE_INFINITY;
    let moved = point;
    for (const { a, b, inland } of shores) {
      const onShore = nearestOn(a, b, point);
      const away = gap(point, onShore);
      if (away >= least) continue;
      least = away;
      moved = between(onShore, inland, inset(index) / gap(onShore, inland));
    }
    return moved;
  });
};

/** Least distance from a place to the drawn coast, and how much of the coast moves with it. */
const FOOTING = 20;
const DRAGGED = 45;
/** Strides short enough that no chord cuts across a place. */
const FINE = 2;

const nearestTo = (ring: readonly Point[], point: Point): Point =>
  ring.reduce((best, candidate) => (gap(candidate, point) < gap(best, point) ? candidate : best));

/** The coast bent outwards round a place that would stand in the water or at its very edge. */
const footingFor = (ring: readonly Point[], place: Point): Point[] => {
  let moved = [...ring];
  if (!isInside(place, moved)) {
    const shore = nearestTo(moved, place);
    const reach = (gap(shore, place) + 2) / gap(shore, place);
    const by = { x: (place.x - shore.x) * reach, y: (place.y - shore.y) * reach };
    moved = moved.map((point) => {
      const fade = Math.max(0, 1 - gap(point, shore) / DRAGGED);
      return { x: point.x + by.x * fade, y: point.y + by.y * fade };
    });
  }
  return moved.map((point) => {
    const away = gap(point, place);
    return away === 0 || away >= FOOTING ? point : between(place, point, FOOTING / away);
  });
};

/** The coast as drawn, in board units; rings that lie wholly beyond the margin are left out. */
export const drawCoast = (
  rings: readonly CoastRing[],
  toBoard: (point: Point) => Point,
  size: { readonly width: number; readonly height: number },
  sheet: Sheet,
  land: Land,
  board: Layout,
): CoastRing[] =>
  rings.flatMap(({ name, ring }) => {
    const onBoard = ring.map(toBoard);
    const tidy = name === 'mainland' ? drawnBack(onBoard, sheet, land, board) : onBoard;
    const kept = clip(tidy, -MARGIN, -MARGIN, size.width + MARGIN, size.height + MARGIN);
    if (kept.length < 3) return [];
    if (name !== 'mainland') return [{ name, ring: resampleRing(kept, STRIDE) }];
    const places = sheet.places.map(({ hex }) => centreOf(board, hex));
    const firm = (shape: readonly Point[]): Point[] => places.reduce(footingFor, resampleRing(shape, FINE));
    // Bending stretches a few strides across a place again; a second pass bends those.
    return [{ name, ring: resampleRing(firm(firm(kept)), STRIDE) }];
  });
