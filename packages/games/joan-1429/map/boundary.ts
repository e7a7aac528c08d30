import { flood, type HexId, neighbours, sideOfNeighbours } from '@oriflamme/hex';
import { type Course, findCourse, passOn } from './course.ts';
import type { Area, Facts, PlaceFacts } from './facts.ts';
import { first, gap, last } from './geometry.ts';
import type { Land } from './land.ts';
import { cornersNear, type Link, type Network, pointAt } from './network.ts';
import { isOnBoard, type River } from './rivers.ts';
import type { Sheet } from './sheet.ts';

const JOIN_SLACK_KM = 6;
const ALONG_RIVER = 0.4;
const NEAR_START = 30;
const NEAR_END = 40;
const END_WEIGHT = 3;

const isBelow = (link: Link, y: number): boolean => (link.along[Math.floor(link.along.length / 2)]?.y ?? 0) > y;

/** The area a place must lie in; undefined where the facts leave it open. */
export const areaWanted = (place: PlaceFacts): Area | undefined => {
  if (place.boundarySide !== undefined) return place.boundarySide;
  if (place.kind === 'village') return undefined;
  return place.side === 'English' && place.boundaryException !== true ? 'east' : 'west';
};

export const layBoundary = (facts: Facts, sheet: Sheet, network: Network, rivers: readonly River[]): Course => {
  const whole = sheet.lineOf(facts.boundary.points);
  const onBoard = whole.map((point) => isOnBoard(sheet, point));
  let line = whole.slice(onBoard.indexOf(true), onBoard.lastIndexOf(true) + 1);
  for (const place of sheet.places) {
    const area = areaWanted(place.facts);
    // Walked from the Channel to the south-east, the west lies on the right hand.
    if (area !== undefined) {
      line = passOn(line, place.centre, area === 'west' ? 'right' : 'left', sheet.layout.acrossFlats);
    }
  }

  const river = rivers.find(({ id }) => id === facts.boundary.followsRiver.river);
  if (river === undefined) throw new Error('the boundary follows a river that does not exist');
  const riverSides = new Set(river.sides);
  const riverCorners = new Set(river.corners);
  const joinsAt = sheet.at(facts.boundary.followsRiver.from).y - JOIN_SLACK_KM;
  const priced = (link: Link): number | undefined =>
    riverSides.has(link.side) && isBelow(link, joinsAt) ? ALONG_RIVER : undefined;

  const end = last(line);
  const ends = cornersNear(network, end, NEAR_END).filter(network.atEdge);
  return findCourse({
    network,
    line,
    starts: cornersNear(network, first(line), NEAR_START).filter(network.touchesSea),
    ends: new Map(
      ends.map((corner) => [corner, riverCorners.has(corner) ? 0 : gap(pointAt(network, corner), end) * END_WEIGHT]),
    ),
    priced,
  });
};

/** Which side of the boundary each land hex lies on. */
export const surveyAreas = (sheet: Sheet, land: Land, boundary: Course): ReadonlyMap<HexId, Area> => {
  const cut = new Set(boundary.sides);
  const areas = new Map<HexId, Area>();
  for (const area of ['east', 'west'] as const) {
    const start = sheet.places.find((place) => areaWanted(place.facts) === area);
    if (start === undefined) throw new Error(`no place lies in the ${area}`);
    const part = flood(start.hex, neighbours, (a, b) => land.land.has(b) && !cut.has(sideOfNeighbours(a, b)));
    for (const id of part) {
      if (areas.has(id)) throw new Error('the boundary does not part east from west');
      areas.set(id, area);
    }
  }
  if (areas.size !== land.land.size) throw new Error('some land lies in neither area');
  return areas;
};
