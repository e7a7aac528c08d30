import { centreOf, type HexId, type Layout, type Point, pointOfCorner } from '@oriflamme/hex';
import type { Relief } from './facts.ts';
import { between, closed, gap, isInside, nearestGap } from './geometry.ts';
import { groupsOf, outlinesOf } from './outline.ts';
import { randomFrom } from './random.ts';
import type { TerrainOfHex } from './terrain.ts';

export interface Region {
  readonly terrain: Relief;
  readonly rings: readonly (readonly Point[])[];
}

export interface MapSymbol {
  readonly terrain: Relief;
  readonly at: Point;
  /** Relative to the usual size. */
  readonly scale: number;
}

export const RELIEFS: readonly Relief[] = ['woods', 'rough', 'swamp'];

const hexesOf = (terrain: TerrainOfHex, relief: Relief): ReadonlySet<HexId> =>
  new Set([...terrain].filter(([, kind]) => kind === relief).map(([id]) => id));

const RIM = 7;
const RIM_POINTS = [0.2, 0.5, 0.8];

/** A rim a little uneven, as if drawn by hand, and never far from the hexsides. */
const unevenRim = (corners: readonly Point[], random: () => number): Point[] =>
  closed(corners)
    .slice(1)
    .flatMap((b, index) => {
      const a = corners[index] as Point;
      const length = gap(a, b);
      return RIM_POINTS.map((part) => {
        const inwards = (RIM * (random() - 0.25)) / length;
        const on = between(a, b, part);
        return { x: on.x - (b.y - a.y) * inwards, y: on.y + (b.x - a.x) * inwards };
      });
    });

/** One shape for each group of touching hexes of a kind. */
export const drawRegions = (terrain: TerrainOfHex, board: Layout): Region[] => {
  const random = randomFrom(1429);
  return RELIEFS.flatMap((relief) =>
    groupsOf(hexesOf(terrain, relief)).map((group) => ({
      terrain: relief,
      rings: outlinesOf(group).map((ring) =>
        unevenRim(
          ring.map((corner) => pointOfCorner(board, corner)),
          random,
        ),
      ),
    })),
  );
};

/** How many symbols a hex gets and how far apart they stand, in board units. */
const STANDS: Readonly<Record<Relief, { readonly count: number; readonly apart: number }>> = {
  woods: { count: 14, apart: 14 },
  rough: { count: 6, apart: 25 },
  swamp: { count: 8, apart: 20 },
};
const SPREAD = 39;
const TRIES = 400;
const OFF_RIVER = 11;

/** Trees, hills and reeds, from the back to the front; none in the water. */
export const drawSymbols = (
  terrain: TerrainOfHex,
  mainland: readonly Point[],
  rivers: readonly Point[],
  board: Layout,
): MapSymbol[] => {
  const random = randomFrom(30);
  const symbols: MapSymbol[] = [];
  for (const [id, kind] of terrain) {
    if (kind === 'clear') continue;
    const centre = centreOf(board, id);
    const near = rivers.filter((point) => gap(point, centre) < 2 * SPREAD);
    const { count, apart } = STANDS[kind];
    const spots: Point[] = [];
    for (let tried = 0; tried < TRIES && spots.length < count; tried += 1) {
      const angle = random() * 2 * Math.PI;
      const radius = Math.sqrt(random()) * SPREAD;
      const spot = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) * 0.92 + 3 };
      const free = nearestGap(spot, spots) > apart && nearestGap(spot, near) > OFF_RIVER;
      if (free && isInside(spot, mainland)) spots.push(spot);
    }
    for (const at of spots) symbols.push({ terrain: kind, at, scale: 0.85 + random() * 0.35 });
  }
  return symbols.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
};
