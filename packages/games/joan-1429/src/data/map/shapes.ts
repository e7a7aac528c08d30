import { centreOf, type HexId, type Point } from '@oriflamme/hex';
import { SYMBOL_ROWS } from '../generated/map-shapes.ts';
import { GRID } from '../generated/map-table.ts';
import { BOARD_LAYOUT, boardSizeOf } from './board.ts';
import type { RegionShape } from './shape-rows.ts';

export {
  AREA_SHAPES,
  BIG_NAMES,
  BOUNDARY_PATH,
  COAST_SHAPES,
  FIELD_PATH,
  GLOW_PATH,
  REGION_SHAPES,
  RIVER_NAMES,
  RIVER_SHAPES,
} from '../generated/map-shapes.ts';
export { BOARD_LAYOUT } from './board.ts';
export type { AreaShape, BigName, CoastShape, NameSpot, RegionShape, RiverName, RiverShape } from './shape-rows.ts';

export const BOARD_SIZE = Object.freeze(boardSizeOf(GRID));

/** In board units. */
export const hexCentre = (hex: HexId): Point => centreOf(BOARD_LAYOUT, hex);

/** A tree, hill or tuft of reeds. */
export interface TerrainSymbol {
  readonly terrain: RegionShape['terrain'];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Kind by kind, each from the back to the front. */
export const TERRAIN_SYMBOLS: readonly TerrainSymbol[] = Object.freeze(
  SYMBOL_ROWS.flatMap(({ terrain, spots }) =>
    Array.from({ length: spots.length / 3 }, (_, index) => {
      const [x = 0, y = 0, percent = 0] = spots.slice(3 * index, 3 * index + 3);
      return Object.freeze({ terrain, x, y, scale: percent / 100 });
    }),
  ),
);
