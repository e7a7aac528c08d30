import type { HexId } from '@oriflamme/hex';
import type { Facts, RegionFacts, Relief } from './facts.ts';
import { closed } from './geometry.ts';
import { type Land, shareMeter } from './land.ts';
import type { Sheet } from './sheet.ts';

/** Less than this of a hex says nothing about it. */
const TRACE = 0.02;
/** A region that must show somewhere does so in its best hex, if it covers this much of it. */
const LEAST_FOR_ONE = 0.12;

interface Cover {
  readonly region: RegionFacts;
  readonly share: number;
}

export type TerrainOfHex = ReadonlyMap<HexId, Relief | 'clear'>;

/** The terrain of every land hex. Hexes with a place in them are clear. */
export const surveyTerrain = (facts: Facts, sheet: Sheet, land: Land): TerrainOfHex => {
  const share = shareMeter(sheet.layout);
  const regions = facts.terrain.map((region) => ({ region, ring: sheet.lineOf(closed(region.polygon)) }));
  const open = land.hexes.filter((id) => land.land.has(id) && !sheet.placeAt.has(id));
  const covers = new Map<HexId, Cover[]>(
    open.map((id) => [
      id,
      regions
        .map(({ region, ring }) => ({ region, share: share(id, ring) }))
        .filter((cover) => cover.share > TRACE)
        .sort((a, b) => b.share - a.share),
    ]),
  );

  const regionOf = new Map<HexId, RegionFacts>();
  for (const [id, [most]] of covers) {
    if (most !== undefined && most.share >= facts.rules.terrainThreshold) regionOf.set(id, most.region);
  }
  for (const region of facts.terrain) {
    if (!region.atLeastOne || [...regionOf.values()].includes(region)) continue;
    const [best] = [...covers]
      .filter(([id]) => !regionOf.has(id))
      .map(([id, list]) => ({ id, share: list.find((cover) => cover.region === region)?.share ?? 0 }))
      .sort((a, b) => b.share - a.share);
    if (best !== undefined && best.share >= LEAST_FOR_ONE) regionOf.set(best.id, region);
  }

  const terrain = new Map<HexId, Relief | 'clear'>();
  for (const id of land.hexes) {
    if (!land.land.has(id)) continue;
    const byHand = facts.overrides.terrain[id];
    if (byHand !== undefined && byHand !== 'sea') terrain.set(id, byHand);
    else terrain.set(id, regionOf.get(id)?.terrain ?? 'clear');
  }
  return terrain;
};
