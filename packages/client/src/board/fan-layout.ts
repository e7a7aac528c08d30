import { type Box, stackBox, stackPlace } from './stack-place.ts';
import type { BoardMap, BoardStack, PlaceKind, Point } from './types.ts';
import { counterScale, detailAt, fanScale, type Size, toScreen, type View } from './view.ts';

const perRow = 4;
const cell = 45;
/** Of the tray around its counters. */
const rim = 8;
/** From the tray to the stack it points at. */
const reach = 14;

/** Where each of so many counters lies on the tray, and its size, in the counters' own units. */
export function tray(pieces: number): Size & { readonly spots: readonly Point[] } {
  const rows = Math.ceil(pieces / perRow);
  const spots = Array.from({ length: pieces }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, pieces - row * perRow);
    return { x: ((index % perRow) - (inRow - 1) / 2) * cell, y: (row + 1) * cell + 2 };
  });
  return { width: Math.min(perRow, pieces) * cell + rim, height: rows * cell + rim, spots };
}

/** A fanned-out stack. Lengths but those of `tip` and `box` are in the counters' own units, measured from the tip. */
export interface FanLayout {
  /** The point of the stack that the tray points at, in map units. */
  readonly tip: Point;
  readonly scale: number;
  readonly below: boolean;
  /** How far the middle of the tray lies beside the tip. */
  readonly aside: number;
  /** The whole of it in map units. */
  readonly box: Box;
}

/** Above the stack, or below where the map ends; and always on the map. */
export function fanLayout(
  map: BoardMap,
  stack: BoardStack,
  kind: PlaceKind | undefined,
  k: number,
): FanLayout | undefined {
  const place = stackPlace(map, stack, kind);
  if (!place) return undefined;
  const counters = counterScale(k);
  const scale = fanScale(k);
  const own = stackBox(place, stack, counters, detailAt(k));
  const { width, height } = tray(stack.units.length + stack.leaders.length + (stack.train ? 1 : 0));
  const x = place.foot.x + place.shift * counters;
  const below = own.top - (reach + height) * scale < 0;
  const half = (width / 2) * scale;
  const middle = Math.min(Math.max(x, half), map.width - half);
  const tip = { x, y: below ? own.bottom : own.top };
  return {
    tip,
    scale,
    below,
    aside: (middle - x) / scale,
    box: {
      left: middle - half,
      right: middle + half,
      top: below ? own.top : tip.y - (reach + height) * scale,
      bottom: below ? tip.y + (reach + height) * scale : own.bottom,
    },
  };
}

export const trayTop = (fan: Pick<FanLayout, 'below'>, height: number): number => (fan.below ? reach : -reach - height);

/** What lies over the board at its right, and a little air at the other sides. */
const air = { left: 8, top: 8, right: 68, bottom: 8 } as const;

/** The view moved by as little as brings all of a box into the screen; of one that is too large, its upper left. */
export function boxInSight(view: View, box: Box, screen: Size): View {
  const into = (low: number, high: number, least: number, most: number): number => {
    if (low < least || high - low > most - least) return least - low;
    return high > most ? most - high : 0;
  };
  const a = toScreen(view, { x: box.left, y: box.top });
  const b = toScreen(view, { x: box.right, y: box.bottom });
  return {
    k: view.k,
    x: view.x + into(a.x, b.x, air.left, screen.width - air.right),
    y: view.y + into(a.y, b.y, air.top, screen.height - air.bottom),
  };
}
