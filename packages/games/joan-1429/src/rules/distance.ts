import type { HexId } from '../ids.ts';
import { stepsFrom, stepsInto } from './ground.ts';

type Distances = ReadonlyMap<HexId, number>;
interface Edge {
  readonly to: HexId;
  readonly cost: number;
}

/** Costs are small whole numbers, so hexes are settled bucket by bucket. */
const spread = (from: HexId, edges: (hex: HexId) => readonly Edge[]): Distances => {
  const settled = new Map<HexId, number>();
  const buckets: HexId[][] = [[from]];
  for (let mps = 0; mps < buckets.length; mps += 1) {
    for (const hex of buckets[mps] ?? []) {
      if (settled.has(hex)) continue;
      settled.set(hex, mps);
      for (const { to, cost } of edges(hex)) {
        if (settled.has(to)) continue;
        while (buckets.length <= mps + cost) buckets.push([]);
        buckets[mps + cost]?.push(to);
      }
    }
  }
  return settled;
};

const remembered = (make: (hex: HexId) => Distances): ((hex: HexId) => Distances) => {
  const known = new Map<HexId, Distances>();
  return (hex) => {
    let found = known.get(hex);
    if (found === undefined) {
      found = make(hex);
      known.set(hex, found);
    }
    return found;
  };
};

/** Fewest MPs by terrain alone from a hex to everywhere, whatever stands there [R46]. */
export const mpByTerrain = remembered((from) => spread(from, stepsFrom));

/** Fewest MPs by terrain alone from everywhere to a hex; entering costs differ by direction. */
export const mpToward = remembered((to) => spread(to, stepsInto));
