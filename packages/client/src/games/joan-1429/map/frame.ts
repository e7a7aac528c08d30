import { centreOf, type HexId, hexAtPoint, type Layout, type Point, sideLength } from '@oriflamme/hex';
import { BOARD_LAYOUT, BOARD_SIZE } from './door.ts';

/** Paper around the field of hexes, in map units. */
const margin = 44;
/** Map units across the flats of a hex: counters, castles and letters are drawn for a hex of this size. */
const across = 77.25;

export const frameScale = across / BOARD_LAYOUT.acrossFlats;

const n = (value: number): number => Math.round(value * 10) / 10;

export const mapSize = {
  width: Math.round(BOARD_SIZE.width * frameScale + 2 * margin),
  height: Math.round(BOARD_SIZE.height * frameScale + 2 * margin),
} as const;

/** From the units of the game's shapes to map units. */
export const frame = `translate(${margin} ${margin})scale(${frameScale})`;

export const layout: Layout = {
  acrossFlats: across,
  origin: { x: margin + BOARD_LAYOUT.origin.x * frameScale, y: margin + BOARD_LAYOUT.origin.y * frameScale },
};

export const radius = sideLength(layout);

export const framed = (point: Point): Point => ({
  x: n(point.x * frameScale + margin),
  y: n(point.y * frameScale + margin),
});

export const centre = (hex: HexId): Point => {
  const { x, y } = centreOf(layout, hex);
  return { x: n(x), y: n(y) };
};

export const hexUnder = (point: Point): HexId | undefined => hexAtPoint(layout, point);
