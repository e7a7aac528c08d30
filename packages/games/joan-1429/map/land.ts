import {
  centreOf,
  flood,
  type HexId,
  hexesOfGrid,
  type Layout,
  neighbours,
  type Point,
  sideLength,
} from '@oriflamme/hex';
import type { Facts, LatLon } from './facts.ts';
import { closed, gap, isInside } from './geometry.ts';
import type { Sheet } from './sheet.ts';

/** A coastal hex has at least this much of it under water, or a sea hex beside it. */
const DRY = 0.97;

export interface CoastRing {
  readonly name: string;
  readonly ring: readonly Point[];
}

export interface Land {
  readonly rings: readonly CoastRing[];
  readonly hexes: readonly HexId[];
  readonly land: ReadonlySet<HexId>;
  readonly coastal: ReadonlySet<HexId>;
}

const SAMPLES_EACH_WAY = 12;
// Points on the rim would count for both hexes of a side.
const INWARDS = 0.98;

/** Offsets from a hex's centre, spread evenly over the hex: shares of area are counted with them. */
const samplesOf = (layout: Layout): Point[] => {
  const side = sideLength(layout);
  const samples: Point[] = [];
  for (let i = -SAMPLES_EACH_WAY; i <= SAMPLES_EACH_WAY; i += 1) {
    for (let j = -SAMPLES_EACH_WAY; j <= SAMPLES_EACH_WAY; j += 1) {
      const x = (i / SAMPLES_EACH_WAY) * side;
      const y = ((j / SAMPLES_EACH_WAY) * layout.acrossFlats) / 2;
      if (Math.abs(x) <= side - Math.abs(y) / Math.sqrt(3)) samples.push({ x: x * INWARDS, y: y * INWARDS });
    }
  }
  return samples;
};

/** The share of a hex that lies in a ring. */
export const shareMeter = (layout: Layout): ((id: HexId, ring: readonly Point[]) => number) => {
  const samples = samplesOf(layout);
  return (id, ring) => {
    const centre = centreOf(layout, id);
    if (!ring.some((point) => gap(point, centre) < layout.acrossFlats)) return isInside(centre, ring) ? 1 : 0;
    const inside = samples.filter((sample) => isInside({ x: centre.x + sample.x, y: centre.y + sample.y }, ring));
    return inside.length / samples.length;
  };
};

export const mainlandOf = (rings: readonly CoastRing[]): readonly Point[] => {
  const mainland = rings.find((ring) => ring.name === 'mainland');
  if (mainland === undefined) throw new Error('the coast has no mainland');
  return mainland.ring;
};

/** What is land for the rules: mainland only, and only what an army can walk to. */
export const surveyLand = (facts: Facts, sheet: Sheet): Land => {
  const rings = facts.coast.polygons.map(({ name, ring }) => ({
    name,
    ring: sheet.lineOf(closed(ring).map(([lon, lat]): LatLon => [lat, lon])),
  }));
  const mainland = mainlandOf(rings);
  const hexes = hexesOfGrid(sheet.grid);
  const share = shareMeter(sheet.layout);
  const landShare = new Map(hexes.map((id) => [id, share(id, mainland)]));
  const shareOf = (id: HexId): number => landShare.get(id) ?? 0;

  const dry = new Set(
    hexes.filter((id) => {
      const byHand = facts.overrides.terrain[id];
      if (byHand !== undefined) return byHand !== 'sea';
      return shareOf(id) >= facts.rules.landThreshold || sheet.placeAt.has(id);
    }),
  );
  const start = sheet.places[0];
  if (start === undefined) throw new Error('the facts name no place');
  const land = flood(start.hex, neighbours, (_, to) => dry.has(to));
  const isSea = (id: HexId): boolean => landShare.has(id) && !land.has(id);
  const coastal = new Set([...land].filter((id) => shareOf(id) < DRY || neighbours(id).some(isSea)));
  return { rings, hexes, land, coastal };
};
