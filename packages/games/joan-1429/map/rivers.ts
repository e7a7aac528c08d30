import { type CornerId, hexAtPoint, isOnGrid, type Point } from '@oriflamme/hex';
import { type Course, findCourse, passOn } from './course.ts';
import type { Facts, RiverFacts } from './facts.ts';
import { first, gap, last } from './geometry.ts';
import { cornersNear, type Network, pointAt } from './network.ts';
import type { Sheet } from './sheet.ts';

/** How far, in km, a course may begin or end from where the river does. */
const NEAR_EDGE = 26;
const NEAR_SOURCE = 28;
const NEAR_MOUTH = 45;
const NEAR_CONFLUENCE = 40;
const SOURCES_TRIED = 5;

export interface River extends Course {
  readonly id: string;
  readonly class: RiverFacts['class'];
}

export const isOnBoard = (sheet: Sheet, point: Point): boolean => {
  const id = hexAtPoint(sheet.layout, point);
  return id !== undefined && isOnGrid(sheet.grid, id);
};

const lineOfRiver = (river: RiverFacts, sheet: Sheet): Point[] => {
  const whole = sheet.lineOf(river.points);
  let line =
    river.from === 'edge'
      ? whole.slice(
          Math.max(
            0,
            whole.findIndex((point) => isOnBoard(sheet, point)),
          ),
        )
      : whole;
  for (const place of sheet.places) {
    const bank = place.facts.banks[river.id];
    if (bank !== undefined && place.facts.riverside !== false) {
      line = passOn(line, place.centre, bank, sheet.layout.acrossFlats);
    }
  }
  return line;
};

const endsOf = (river: RiverFacts, mouth: Point, network: Network, rivers: readonly River[]): Map<CornerId, number> => {
  if (river.into === 'sea') {
    const shore = cornersNear(network, mouth, NEAR_MOUTH).filter(network.touchesSea);
    return new Map(shore.map((corner) => [corner, gap(pointAt(network, corner), mouth) * 2]));
  }
  const parent = rivers.find((other) => other.id === river.into);
  if (parent === undefined) throw new Error(`${river.id} flows into ${river.into}, which is not listed before it`);
  const ends = new Map<CornerId, number>();
  for (const corner of parent.corners) {
    const away = gap(pointAt(network, corner), mouth);
    if (away < NEAR_CONFLUENCE) ends.set(corner, (away * away) / 10);
  }
  return ends;
};

const startsOf = (river: RiverFacts, source: Point, network: Network, taken: ReadonlySet<CornerId>): CornerId[] => {
  const within = river.from === 'edge' ? NEAR_EDGE : NEAR_SOURCE;
  const free = cornersNear(network, source, within).filter((corner) => !taken.has(corner));
  if (river.from === 'edge') return free.filter(network.atEdge);
  const away = (corner: CornerId): number => gap(pointAt(network, corner), source);
  return free.sort((a, b) => away(a) - away(b)).slice(0, SOURCES_TRIED);
};

/** Rivers in the order of the facts: each joins one that already lies, and none runs through another. */
export const layRivers = (facts: Facts, sheet: Sheet, network: Network): River[] => {
  const rivers: River[] = [];
  const taken = new Set<CornerId>();
  for (const river of facts.rivers) {
    const line = lineOfRiver(river, sheet);
    const ends = endsOf(river, last(line), network, rivers);
    const starts = startsOf(river, first(line), network, taken);
    const closed = new Set([...taken].filter((corner) => !ends.has(corner)));
    const course = findCourse({ network, line, starts, ends, closed });
    for (const corner of course.corners) taken.add(corner);
    rivers.push({ id: river.id, class: river.class, ...course });
  }
  return rivers;
};
