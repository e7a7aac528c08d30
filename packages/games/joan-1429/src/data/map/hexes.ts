import { type HexId, type HexsideId, hexId, neighbours as neighboursOnAnyGrid, sideOfNeighbours } from '@oriflamme/hex';
import { BOUNDARY_SIDES, HEX_ROWS, RIVER_ROWS, STREAM_ROWS } from '../generated/map-table.ts';
import { type Place, placeAt } from './places.ts';
import type { Area, CourseRow, Terrain } from './rows.ts';

export interface MapHex {
  readonly id: HexId;
  readonly terrain: Terrain;
  /** Land with sea in it or beside it. */
  readonly coastal: boolean;
  /** Which side of the boundary; null for sea. */
  readonly area: Area | null;
  readonly place: Place | null;
}

/** What lies along the side two hexes share. */
export interface Hexside {
  readonly river?: string;
  /** Too small a water to count in play. */
  readonly stream?: string;
  readonly boundary: boolean;
}

/** Every hex of the board, sea too, in ascending order of ids. */
export const HEXES: readonly MapHex[] = Object.freeze(
  HEX_ROWS.map((row) => {
    const id = hexId(row.id);
    return Object.freeze({
      id,
      terrain: row.terrain,
      coastal: row.coastal === true,
      area: row.area ?? null,
      place: placeAt(id) ?? null,
    });
  }),
);

const byId = new Map<HexId, MapHex>(HEXES.map((hex) => [hex.id, hex]));

/** Undefined off the board. */
export const hexAt = (id: HexId): MapHex | undefined => byId.get(id);

export const isLand = (id: HexId): boolean => {
  const hex = byId.get(id);
  return hex !== undefined && hex.terrain !== 'sea';
};

const NONE: readonly HexId[] = Object.freeze([]);
const nearOf = new Map<HexId, readonly HexId[]>();
const landNearOf = new Map<HexId, readonly HexId[]>();
for (const { id } of HEXES) {
  const near = neighboursOnAnyGrid(id).filter((other) => byId.has(other));
  nearOf.set(id, Object.freeze(near));
  landNearOf.set(id, Object.freeze(near.filter(isLand)));
}

/** Land and sea on the board, clockwise from the north. */
export const neighbours = (id: HexId): readonly HexId[] => nearOf.get(id) ?? NONE;
export const landNeighbours = (id: HexId): readonly HexId[] => landNearOf.get(id) ?? NONE;

const namesAlong = (rows: readonly CourseRow[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ name, sides }) => sides.map((side) => [side, name] as const)));
const riverAlong = namesAlong(RIVER_ROWS);
const streamAlong = namesAlong(STREAM_ROWS);
const boundarySides = new Set(BOUNDARY_SIDES);
const hexsides = new Map<HexsideId, Hexside>();
for (const { id } of HEXES) {
  for (const other of neighbours(id)) {
    const side = sideOfNeighbours(id, other);
    if (hexsides.has(side)) continue;
    const river = riverAlong.get(side);
    const stream = streamAlong.get(side);
    const boundary = boundarySides.has(side);
    hexsides.set(
      side,
      Object.freeze({
        ...(river === undefined ? {} : { river }),
        ...(stream === undefined ? {} : { stream }),
        boundary,
      }),
    );
  }
}

/** Undefined when the hexes do not touch, or lie off the board. */
export const hexsideBetween = (a: HexId, b: HexId): Hexside | undefined => hexsides.get(sideOfNeighbours(a, b));

export const isRiverBetween = (a: HexId, b: HexId): boolean => riverAlong.has(sideOfNeighbours(a, b));
