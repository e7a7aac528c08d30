/** The map alone, without the rules: what a page with nothing but a picture of it loads. */
export { HEXES, hexAt, PLACES } from '@oriflamme/joan-1429/map';
export {
  AREA_SHAPES,
  BIG_NAMES,
  BOARD_LAYOUT,
  BOARD_SIZE,
  BOUNDARY_PATH,
  COAST_SHAPES,
  FIELD_PATH,
  GLOW_PATH,
  REGION_SHAPES,
  RIVER_NAMES,
  RIVER_SHAPES,
  TERRAIN_SYMBOLS,
} from '@oriflamme/joan-1429/map-shapes';
