import { centreOf, type Grid, type HexId, hexAtPoint, hexId, isOnGrid, type Layout, type Point } from '@oriflamme/hex';
import { type Facts, gridOf, type LatLon, layoutOf, type PlaceFacts } from './facts.ts';
import { densify, gap } from './geometry.ts';

/** Lines are cut into pieces of this length before they are bent. */
const STEP_KM = 2;

export interface SetPlace {
  readonly facts: PlaceFacts;
  readonly hex: HexId;
  readonly centre: Point;
}

/** The geography laid on the grid: where each place sits, and how everything else is bent to follow. */
export interface Sheet {
  readonly grid: Grid;
  readonly layout: Layout;
  readonly places: readonly SetPlace[];
  readonly placeAt: ReadonlyMap<HexId, SetPlace>;
  /** From degrees to kilometres on the sheet, bent. */
  readonly at: (position: LatLon) => Point;
  readonly lineOf: (positions: readonly LatLon[]) => Point[];
}

interface Pull {
  readonly at: Point;
  readonly by: Point;
}

/** Shepard's weighted mean of the pulls within the radius; the floor keeps far-off points where they are. */
const bend = (point: Point, pulls: readonly Pull[], radius: number, floor: number): Point => {
  let weights = floor / (radius * radius);
  let x = 0;
  let y = 0;
  for (const pull of pulls) {
    const away = gap(point, pull.at);
    if (away >= radius) continue;
    if (away < 1e-6) return { x: point.x + pull.by.x, y: point.y + pull.by.y };
    const weight = ((radius - away) / (radius * away)) ** 2;
    weights += weight;
    x += weight * pull.by.x;
    y += weight * pull.by.y;
  }
  return { x: point.x + x / weights, y: point.y + y / weights };
};

export const laySheet = (facts: Facts): Sheet => {
  const grid = gridOf(facts);
  const layout = layoutOf(facts);
  const { lat0, lon0, kmPerDegLat, kmPerDegLon } = facts.projection;
  const project = ([lat, lon]: LatLon): Point => ({ x: (lon - lon0) * kmPerDegLon, y: (lat0 - lat) * kmPerDegLat });

  const pulls: Pull[] = [];
  const placeAt = new Map<HexId, SetPlace>();
  for (const place of facts.places) {
    const truth = project([place.lat, place.lon]);
    const byHand = facts.overrides.hex[place.id];
    const hex = byHand === undefined ? hexAtPoint(layout, truth) : hexId(byHand);
    if (hex === undefined || !isOnGrid(grid, hex)) throw new Error(`${place.id} lies off the grid`);
    const other = placeAt.get(hex);
    if (other !== undefined) throw new Error(`${place.id} and ${other.facts.id} share hex ${hex}`);
    const centre = centreOf(layout, hex);
    pulls.push({ at: truth, by: { x: centre.x - truth.x, y: centre.y - truth.y } });
    placeAt.set(hex, { facts: place, hex, centre });
  }

  const bent = (point: Point): Point => bend(point, pulls, facts.warp.radiusKm, facts.warp.floor);
  return {
    grid,
    layout,
    places: [...placeAt.values()],
    placeAt,
    at: (position) => bent(project(position)),
    lineOf: (positions) => densify(positions.map(project), STEP_KM).map(bent),
  };
};
