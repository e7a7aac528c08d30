import { type HexId, hexId } from './hex-id.ts';
import { type HexsideId, hexesOfSide } from './hexside.ts';
import { DIRECTIONS, type Direction, directionTo, neighbour } from './neighbour.ts';

declare const cornerIdBrand: unique symbol;

/** Every corner is the east or the west tip of exactly one hex, and is named after it: `1815E`. */
export type CornerId = string & { readonly [cornerIdBrand]: true };

/** Clockwise from the north-west: corner i begins side i when a hex is walked round clockwise. */
export const CORNERS = ['northWest', 'northEast', 'east', 'southEast', 'southWest', 'west'] as const;
export type Corner = (typeof CORNERS)[number];

type Tip = 'E' | 'W';
const OWNER: Readonly<Record<Corner, { readonly via?: Direction; readonly tip: Tip }>> = {
  northWest: { via: 'northWest', tip: 'E' },
  northEast: { via: 'northEast', tip: 'W' },
  east: { tip: 'E' },
  southEast: { via: 'southEast', tip: 'W' },
  southWest: { via: 'southWest', tip: 'E' },
  west: { tip: 'W' },
};

const TOUCHING: Readonly<Record<Tip, readonly [Direction, Direction]>> = {
  E: ['northEast', 'southEast'],
  W: ['northWest', 'southWest'],
};

const named = (id: HexId, tip: Tip): CornerId => `${id}${tip}` as CornerId;

/** Undefined only at the rim of what CCRR can number; never for a corner of a hex of a grid of up to 98 × 98. */
export const cornerOf = (id: HexId, corner: Corner): CornerId | undefined => {
  const { via, tip } = OWNER[corner];
  const owner = via === undefined ? id : neighbour(id, via);
  return owner === undefined ? undefined : named(owner, tip);
};

export const cornersOf = (id: HexId): CornerId[] =>
  CORNERS.map((corner) => cornerOf(id, corner)).filter((corner) => corner !== undefined);

export const tipOf = (corner: CornerId): { readonly hex: HexId; readonly tip: Tip } => ({
  hex: hexId(corner.slice(0, 4)),
  tip: corner.endsWith('E') ? 'E' : 'W',
});

/** The three hexes that meet in a corner; fewer where one of them cannot be numbered. */
export const hexesAtCorner = (corner: CornerId): HexId[] => {
  const { hex, tip } = tipOf(corner);
  const others = TOUCHING[tip].map((direction) => neighbour(hex, direction));
  return [hex, ...others.filter((other) => other !== undefined)];
};

/** The two ends of a hexside, in clockwise order round the hex with the lower id. */
export const cornersOfSide = (side: HexsideId): readonly [CornerId, CornerId] => {
  const [a, b] = hexesOfSide(side);
  const direction = directionTo(a, b);
  if (direction === undefined) throw new RangeError(`not a hexside: ${side}`);
  const index = DIRECTIONS.indexOf(direction);
  const first = cornerOf(a, CORNERS[index] as Corner);
  const second = cornerOf(a, CORNERS[(index + 1) % CORNERS.length] as Corner);
  if (first === undefined || second === undefined) throw new RangeError(`the ends of ${side} cannot be numbered`);
  return [first, second];
};
