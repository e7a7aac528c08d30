import type { BoardMap, Direction, HexId } from './types.ts';

/** One key, one step: W and S along the column, the other four towards the corners. */
const stepKeys: ReadonlyMap<string, Direction> = new Map([
  ['w', 'north'],
  ['s', 'south'],
  ['q', 'northWest'],
  ['e', 'northEast'],
  ['a', 'southWest'],
  ['d', 'southEast'],
  ['ArrowUp', 'north'],
  ['ArrowDown', 'south'],
]);

const sideways: ReadonlyMap<string, readonly [Direction, Direction]> = new Map([
  ['ArrowLeft', ['northWest', 'southWest']],
  ['ArrowRight', ['northEast', 'southEast']],
]);

/**
 * Where a key takes the cursor. A column's neighbours lie half a hex higher and lower, so left and right keep to the
 * lane (a height on the map) where the walk began instead of drifting north or south.
 */
export function stepOf(map: BoardMap, hex: HexId, key: string, lane: number): HexId | undefined {
  const direction = stepKeys.get(key);
  if (direction) return map.neighbour(hex, direction);
  const pair = sideways.get(key);
  if (!pair) return undefined;
  const off = (to: HexId | undefined): number =>
    to === undefined ? Number.POSITIVE_INFINITY : Math.abs((map.hexes.get(to)?.y ?? Number.POSITIVE_INFINITY) - lane);
  const [upper, lower] = pair.map((way) => map.neighbour(hex, way));
  return off(upper) <= off(lower) ? upper : lower;
}

export const staysInLane = (key: string): boolean => sideways.has(key);
export const isStepKey = (key: string): boolean => stepKeys.has(key) || sideways.has(key);
