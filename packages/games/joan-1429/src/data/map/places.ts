import { type HexId, hexId } from '@oriflamme/hex';
import { TOWN_ROWS, VILLAGE_ROWS } from '../generated/map-table.ts';
import type { Home } from './rows.ts';

export type TownId = (typeof TOWN_ROWS)[number]['id'];
export type VillageId = (typeof VILLAGE_ROWS)[number]['id'];
export type PlaceId = TownId | VillageId;

export interface Town {
  readonly id: TownId;
  readonly name: string;
  readonly kind: 'town' | 'cathedral';
  readonly home: Home;
  readonly port: boolean;
  readonly hex: HexId;
}

/** Drawn on the map, without effect. */
export interface Village {
  readonly id: VillageId;
  readonly name: string;
  readonly kind: 'village';
  readonly hex: HexId;
}

export type Place = Town | Village;

/** The town table. Its order is a rule: where towns are served or settled in turn, this is the turn. */
export const TOWNS: readonly Town[] = Object.freeze(
  TOWN_ROWS.map((row) => Object.freeze({ ...row, hex: hexId(row.hex) })),
);

export const VILLAGES: readonly Village[] = Object.freeze(
  VILLAGE_ROWS.map((row) => Object.freeze({ ...row, kind: 'village' as const, hex: hexId(row.hex) })),
);

export const PLACES: readonly Place[] = Object.freeze([...TOWNS, ...VILLAGES]);

const townById = new Map<TownId, Town>(TOWNS.map((town) => [town.id, town]));
const placeByHex = new Map<HexId, Place>(PLACES.map((place) => [place.hex, place]));
const townByHex = new Map<HexId, Town>(TOWNS.map((town) => [town.hex, town]));

export const isTownId = (id: string): id is TownId => (townById as ReadonlyMap<string, Town>).has(id);

export const town = (id: TownId): Town => {
  const found = townById.get(id);
  if (found === undefined) throw new Error(`no town is called ${id}`);
  return found;
};

export const townHex = (id: TownId): HexId => town(id).hex;

export const townAt = (hex: HexId): Town | undefined => townByHex.get(hex);
export const placeAt = (hex: HexId): Place | undefined => placeByHex.get(hex);
