import { type CornerId, cheapestWays, type HexsideId, type Point, wayTo } from '@oriflamme/hex';
import { first, gap, nearestGap } from './geometry.ts';
import { type Link, type Network, pointAt } from './network.ts';

/** A line of the map along hexsides; `corners` has one entry more than `sides`. */
export interface Course {
  readonly corners: readonly CornerId[];
  readonly sides: readonly HexsideId[];
}

/** Every link costs a little, so that a course is not longer than it must be; the rest is how far it strays. */
const BASE = 0.25;
const STRAY_KM2 = 36;
const START_WEIGHT = 2;

export interface Search {
  readonly network: Network;
  /** The line to follow. */
  readonly line: readonly Point[];
  readonly starts: readonly CornerId[];
  /** Where the course may end, and what ending there costs. */
  readonly ends: ReadonlyMap<CornerId, number>;
  /** Corners that a course may not pass through. */
  readonly closed?: ReadonlySet<CornerId>;
  /** A fixed price for some links, in place of how far they stray. */
  readonly priced?: (link: Link) => number | undefined;
}

/** The course along hexsides that strays least from a line. */
export const findCourse = ({ network, line, starts, ends, closed, priced }: Search): Course => {
  const source = first(line);
  const startSet = new Set(starts);
  const priceOf = (link: Link): number => {
    const fixed = priced?.(link);
    if (fixed !== undefined) return fixed;
    const stray = link.along.reduce((sum, point) => sum + nearestGap(point, line) ** 2, 0) / link.along.length;
    return network.sideLength * (BASE + stray / STRAY_KM2);
  };
  const reached = cheapestWays(
    starts.map((corner) => [corner, gap(pointAt(network, corner), source) * START_WEIGHT] as const),
    (corner) => {
      if (ends.has(corner) || (closed?.has(corner) === true && !startSet.has(corner))) return [];
      return (network.links.get(corner) ?? []).map((link) => ({ to: link.to, cost: priceOf(link) }));
    },
  );
  let best: { readonly end: CornerId; readonly cost: number } | undefined;
  for (const [end, extra] of ends) {
    const arrival = reached.get(end);
    if (arrival === undefined) continue;
    const cost = arrival.cost + extra;
    if (best === undefined || cost < best.cost) best = { end, cost };
  }
  const corners = best === undefined ? undefined : wayTo(reached, best.end);
  if (corners === undefined) throw new Error('no course leads from the starts to the ends');
  return { corners, sides: sidesAlong(network, corners) };
};

const sidesAlong = (network: Network, corners: readonly CornerId[]): HexsideId[] =>
  corners.slice(1).map((to, index) => {
    const from = corners[index] as CornerId;
    const link = network.links.get(from)?.find((candidate) => candidate.to === to);
    if (link === undefined) throw new Error(`no hexside joins ${from} and ${to}`);
    return link.side;
  });

/** How many points of the line either way tell its heading, and how many may be moved. */
const HEADING = 6;
const MOVED = 25;

/** The line moved aside where it passes a hex centre, so that the place there stands on its proper bank. */
export const passOn = (line: readonly Point[], centre: Point, bank: 'left' | 'right', acrossFlats: number): Point[] => {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  line.forEach((point, index) => {
    const away = gap(point, centre);
    if (away < least) {
      least = away;
      nearest = index;
    }
  });
  if (least > acrossFlats * 1.1) return [...line];
  const back = line[Math.max(0, nearest - HEADING)] as Point;
  const ahead = line[Math.min(line.length - 1, nearest + HEADING)] as Point;
  const length = gap(back, ahead) || 1;
  const heading = { x: (ahead.x - back.x) / length, y: (ahead.y - back.y) / length };
  // y grows to the south, so the left of the heading is (y, -x); the line goes to the side away from the place.
  const aside = bank === 'right' ? { x: heading.y, y: -heading.x } : { x: -heading.y, y: heading.x };
  const full = acrossFlats * 0.45;
  const none = acrossFlats * 0.9;
  return line.map((point, index) => {
    if (Math.abs(index - nearest) > MOVED) return point;
    const offset = { x: point.x - centre.x, y: point.y - centre.y };
    const along = Math.abs(offset.x * heading.x + offset.y * heading.y);
    const away = offset.x * aside.x + offset.y * aside.y;
    const fade = along < full ? 1 : along > none ? 0 : (none - along) / full;
    const move = Math.max(0, acrossFlats / 2 - away) * fade;
    return { x: point.x + aside.x * move, y: point.y + aside.y * move };
  });
};
