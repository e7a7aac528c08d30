import { freeLineNames, type Label, type LineRoom, labelBox, layoutLabels, lineRoom } from './label-layout.ts';
import { type Box, stackBox, stackPlace } from './stack-place.ts';
import type { BoardMap, BoardStack, HexId, LineName, PlaceKind, Point } from './types.ts';
import { counterScale, detailAt, letterScale, lineLetterScale, villageLetterScale } from './view.ts';

/** The room that the picture of a place takes up about the middle of its hex. */
const pictures: Readonly<Record<PlaceKind, Box>> = {
  town: { left: -21, right: 21, top: -21, bottom: 10 },
  cathedral: { left: -21, right: 21, top: -42, bottom: 10 },
  village: { left: -9, right: 10, top: -5, bottom: 8 },
};

const about = ({ x, y }: Point, box: Box): Box => ({
  left: x + box.left,
  right: x + box.right,
  top: y + box.top,
  bottom: y + box.bottom,
});

/** Everything on the board that no name may cover, at a zoom of `k`. */
export function obstacles(
  map: BoardMap,
  stacks: readonly BoardStack[],
  kinds: ReadonlyMap<HexId, PlaceKind>,
  k: number,
): Box[] {
  const counters = stacks.flatMap((stack) => {
    const place = stackPlace(map, stack, kinds.get(stack.hex));
    return place ? [stackBox(place, stack, counterScale(k), detailAt(k))] : [];
  });
  const places = map.places.flatMap((place) => {
    const centre = map.hexes.get(place.hex);
    return centre ? [about(centre, pictures[place.kind])] : [];
  });
  return [...counters, ...places];
}

const rooms = new WeakMap<BoardMap, Map<number, readonly LineRoom[]>>();

/** Where the names along lines are: the same for every position, so it is worked out once for a size. */
function lineRooms(map: BoardMap, scale: number): readonly LineRoom[] {
  const known = rooms.get(map) ?? new Map<number, readonly LineRoom[]>();
  const made = known.get(scale) ?? map.lineNames.map((name) => lineRoom(name, scale));
  rooms.set(map, known.set(scale, made));
  return made;
}

export interface Names {
  readonly places: readonly Label[];
  readonly lines: readonly LineName[];
  /** Of the letters along lines. */
  readonly lineScale: number;
}

/** The names shown at a zoom of `k`: from afar, of the places only the towns. */
export function boardNames(
  map: BoardMap,
  stacks: readonly BoardStack[],
  kinds: ReadonlyMap<HexId, PlaceKind>,
  k: number,
): Names {
  const shown = detailAt(k) === 'far' ? map.places.filter((place) => place.kind !== 'village') : map.places;
  const lineScale = lineLetterScale(k);
  const scales = { town: letterScale(k), village: villageLetterScale(k) };
  const taken = obstacles(map, stacks, kinds, k);
  const spared = lineRooms(map, lineScale);
  const places = layoutLabels(shown, map.hexes, taken, scales, spared);
  const covered = places.map((label) => labelBox(label.lines, label.size, label.town, label));
  return { places, lines: freeLineNames(spared, [...taken, ...covered]), lineScale };
}
