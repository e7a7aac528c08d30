export { distance } from '@oriflamme/hex';
export { GRID } from '../generated/map-table.ts';
export {
  HEXES,
  type Hexside,
  hexAt,
  hexsideBetween,
  isLand,
  isRiverBetween,
  landNeighbours,
  type MapHex,
  neighbours,
} from './hexes.ts';
export { RIVER_COST, stepCost, TERRAIN_COST, terrainCost, townsWithinThree } from './movement.ts';
export {
  isTownId,
  PLACES,
  type Place,
  type PlaceId,
  placeAt,
  TOWNS,
  type Town,
  type TownId,
  town,
  townAt,
  townHex,
  VILLAGES,
  type Village,
  type VillageId,
} from './places.ts';
export type { Area, Home, Terrain } from './rows.ts';
