import { distance, type HexId } from '@oriflamme/hex';
import { HEXES, hexAt, isRiverBetween, landNeighbours } from './hexes.ts';
import { TOWNS, type Town, townAt } from './places.ts';
import type { Terrain } from './rows.ts';

/** Movement points to enter a hex; the sea cannot be entered. */
export const TERRAIN_COST: Readonly<Record<Exclude<Terrain, 'sea'>, number>> = Object.freeze({
  clear: 1,
  woods: 2,
  rough: 3,
  swamp: 3,
});

/** For crossing a river hexside, unless a town stands at either bank. */
export const RIVER_COST = 1;

/** The reach of supply, in hexes. */
const SUPPLY_HEXES = 3;

/** What the hex itself costs, whatever lies along its sides; undefined for the sea and off the board. */
export const terrainCost = (hex: HexId): number | undefined => {
  const terrain = hexAt(hex)?.terrain;
  return terrain === undefined || terrain === 'sea' ? undefined : TERRAIN_COST[terrain];
};

const priceOf = (a: HexId, b: HexId): number | undefined => {
  const entry = terrainCost(b);
  if (entry === undefined) return undefined;
  const bridged = townAt(a) !== undefined || townAt(b) !== undefined;
  return entry + (isRiverBetween(a, b) && !bridged ? RIVER_COST : 0);
};

const prices = new Map<string, number>();
for (const { id } of HEXES) {
  for (const next of landNeighbours(id)) {
    const price = priceOf(id, next);
    if (price !== undefined) prices.set(id + next, price);
  }
}

/** [R12] Movement points for a step; undefined into the sea, off the board, or between hexes that do not touch. */
export const stepCost = (from: HexId, to: HexId): number | undefined => prices.get(from + to);

const NONE: readonly Town[] = Object.freeze([]);
const townsNear = new Map<HexId, readonly Town[]>();

/**
 * Towns at most three hexes away as the crow flies, a town in the hex itself included, in the order of the town table.
 * Looked for when a hex is first asked about: for all of them at once, whoever opens a page would wait.
 */
export const townsWithinThree = (hex: HexId): readonly Town[] => {
  const known = townsNear.get(hex);
  if (known) return known;
  if (!hexAt(hex)) return NONE;
  const near = Object.freeze(TOWNS.filter((town) => distance(hex, town.hex) <= SUPPLY_HEXES));
  townsNear.set(hex, near);
  return near;
};
