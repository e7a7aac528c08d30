import type { HexId, Side } from '../ids.ts';
import type { G } from '../state.ts';
import { stepsFrom } from './ground.ts';
import { type Entry, entryOf, isBarred } from './movement-entry.ts';

export interface Arrival {
  readonly hex: HexId;
  /** MPs from where the group stands. */
  readonly cost: number;
  /** The way back; null next to where the group stands. */
  readonly before: Arrival | null;
  readonly entry: 'open' | 'town' | 'siege';
  /** SPs to leave in towns taken on the way, one in each [R15]. */
  readonly garrisons: number;
}
export type Reach = ReadonlyMap<HexId, Arrival>;

/** Who stands where does not change while options are described: each hex is judged once. */
export type EntryAt = (hex: HexId, withSps: boolean) => Entry;

export const entriesOf = (G: G, side: Side): EntryAt => {
  const known = [new Map<HexId, Entry>(), new Map<HexId, Entry>()] as const;
  return (hex, withSps) => {
    const judged = known[withSps ? 1 : 0];
    let entry = judged.get(hex);
    if (entry === undefined) {
      entry = entryOf(G, side, hex, withSps);
      judged.set(hex, entry);
    }
    return entry;
  };
};

/** One spread from where the group stands, or on from the towns it took, by cost. */
const spread = (from: HexId, starts: readonly Arrival[] | null, mps: number, withSps: boolean, entryAt: EntryAt) => {
  const arrivals = new Map<HexId, Arrival>();
  const buckets: { hex: HexId; before: Arrival | null }[][] = Array.from({ length: mps + 1 }, () => []);
  const stepOn = (hex: HexId, spent: number, before: Arrival | null): void => {
    for (const { to, cost } of stepsFrom(hex))
      if (spent + cost <= mps) buckets[spent + cost]?.push({ hex: to, before });
  };
  const garrisons = starts === null ? 0 : (starts[0]?.garrisons ?? 0) + 1;
  if (starts === null) stepOn(from, 0, null);
  else for (const start of starts) stepOn(start.hex, start.cost, start);
  for (let cost = 1; cost <= mps; cost += 1) {
    for (const { hex, before } of buckets[cost] ?? []) {
      if (hex === from || arrivals.has(hex)) continue;
      const entry = entryAt(hex, withSps);
      if (isBarred(entry)) continue;
      const arrival: Arrival = { hex, cost, before, entry, garrisons };
      arrivals.set(hex, arrival);
      if (entry === 'open') stepOn(hex, cost, arrival);
    }
  }
  return arrivals;
};

/** A way must not come back to a town it has already taken. */
const passes = (arrival: Arrival | null, hex: HexId): boolean => {
  for (let at = arrival; at !== null; at = at.before) if (at.hex === hex) return true;
  return false;
};

/**
 * [6.1.1, R12, R15] Where a group can go with so many MPs, what it costs and the way back. A way without garrisons is preferred to a
 * cheaper one with them, since a garrison is strength given up; towns that can only be besieged end a way.
 */
export const reachOf = (from: HexId, mps: number, withSps: boolean, entryAt: EntryAt): Reach => {
  const reach = spread(from, null, mps, withSps, entryAt);
  let taken = [...reach.values()].filter((arrival) => arrival.entry === 'town' && arrival.cost < mps);
  while (taken.length > 0) {
    const further = spread(from, taken, mps, withSps, entryAt);
    taken = [];
    for (const arrival of further.values()) {
      if (reach.has(arrival.hex)) continue;
      reach.set(arrival.hex, arrival);
      if (arrival.entry === 'town' && arrival.cost < mps && !passes(arrival.before, arrival.hex)) taken.push(arrival);
    }
  }
  return reach;
};

/** The way to a hex of the reach, hex by hex, without the start. */
export const wayOf = (arrival: Arrival): HexId[] => {
  const way: HexId[] = [];
  for (let at: Arrival | null = arrival; at !== null; at = at.before) way.push(at.hex);
  return way.reverse();
};
