import { leadersHeight, plateWidth } from './counters/LeaderFlags.tsx';
import type { BoardMap, BoardStack, HexId, PlaceKind, Point } from './types.ts';
import type { Detail } from './view.ts';

/** Where a stack stands: its foot in map units, and what its own drawing is shifted and scaled by on that foot. */
export interface StackPlace {
  readonly foot: Point;
  readonly shift: number;
  readonly scale: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Counters stand above the name of their hex, so the foot of a named hex is higher than that of an open one. */
export const namedFoot = 10;
const openFoot = 20;
/** Besiegers stand to the right of the walls, a garrison to the right of its castle. */
const siegeScale = 0.82;
/** A little to the west: garrisons beside them stand to the east of theirs. */
const inside = -26;
const outside = 16;

export function stackPlace(map: BoardMap, stack: BoardStack, kind: PlaceKind | undefined): StackPlace | undefined {
  const centre = map.hexes.get(stack.hex);
  if (!centre) return undefined;
  const foot = { x: centre.x, y: centre.y + (kind ? namedFoot : openFoot) };
  if (stack.stance === 'besieged') return { foot, shift: inside, scale: siegeScale };
  if (stack.stance === 'besieging') return { foot, shift: outside, scale: siegeScale };
  return { foot, shift: kind === 'town' || kind === 'cathedral' ? 12 : 0, scale: 1 };
}

/** The room a stack takes up on the map, leaders and walls included. */
export function stackBox(place: StackPlace, stack: BoardStack, counters: number, detail: Detail): Box {
  // Without troops, the first of them is the counter.
  const leaders = Math.max(0, stack.leaders.length - (stack.units.length === 0 ? 1 : 0));
  const plated = leaders > 0 && detail === 'close';
  const above = leadersHeight(leaders, detail);
  const walls = stack.stance === 'besieged' ? 11 : 0;
  const middle = place.foot.x + place.shift * counters;
  const size = counters * place.scale;
  const half = Math.max(plated ? plateWidth / 2 : 20, 20 + walls);
  return {
    left: middle - half * size,
    right: middle + (half + (stack.stance === 'besieging' ? 12 : 6)) * size,
    top: place.foot.y - (40 + Math.max(above, walls, 6)) * size,
    bottom: place.foot.y + (2 + walls / 2) * size,
  };
}

export function placeKinds(map: BoardMap): ReadonlyMap<HexId, PlaceKind> {
  return new Map(map.places.map((place) => [place.hex, place.kind]));
}
