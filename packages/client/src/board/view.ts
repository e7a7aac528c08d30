import type { Point } from './types.ts';

/** Screen = map × k + (x, y). */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of the drawing there is room for. */
export type Detail = 'far' | 'distant' | 'middle' | 'near' | 'close';

export const closestZoom = 3.6;

/** The whole map, with a little air. */
export function wholeMap(map: Size, screen: Size): View {
  const k = Math.min(screen.width / map.width, screen.height / map.height);
  return { k, x: (screen.width - map.width * k) / 2, y: (screen.height - map.height * k) / 2 };
}

/** What one sees first: the whole map, but on a small screen never so far off that a counter cannot be read. */
export function firstView(map: Size, screen: Size, middle: Point): View {
  const whole = wholeMap(map, screen);
  const readable = 0.36;
  return whole.k >= readable ? whole : filling(centredOn(middle, readable, screen), map, screen);
}

/** The view moved so that no table shows beside a map that is larger than the screen. */
function filling({ k, x, y }: View, map: Size, screen: Size): View {
  const held = (at: number, room: number, length: number): number =>
    length < room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return { k, x: held(x, screen.width, map.width * k), y: held(y, screen.height, map.height * k) };
}

/** The view moved by as little as brings a point at least `edge` pixels into the screen. */
export function keptInSight(view: View, point: Point, screen: Size, edge = 60): View {
  const at = toScreen(view, point);
  const into = (x: number, length: number): number =>
    length < 2 * edge ? length / 2 - x : Math.min(Math.max(x, edge), length - edge) - x;
  return { k: view.k, x: view.x + into(at.x, screen.width), y: view.y + into(at.y, screen.height) };
}

interface Resize {
  readonly map: Size;
  readonly before: Size;
  readonly after: Size;
  /** What the person is looking at, if anything. */
  readonly watched: Point | undefined;
}

/**
 * The view after the screen has changed its size: a whole map is whole again, otherwise the middle stays in the middle,
 * and what was chosen does not slip out of sight behind the panel that tells about it.
 */
export function resized(view: View, { map, before, after, watched }: Resize): View {
  const whole = wholeMap(map, before);
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-3 * Math.max(1, Math.abs(a));
  if (near(whole.k, view.k) && near(whole.x, view.x) && near(whole.y, view.y)) return wholeMap(map, after);
  const { k } = view;
  const next = {
    k,
    x: view.x + (after.width - before.width) / 2,
    y: view.y + (after.height - before.height) / 2,
  };
  const at = watched && toScreen(view, watched);
  const seen = at && at.x >= 0 && at.y >= 0 && at.x <= before.width && at.y <= before.height;
  return watched && seen ? keptInSight(next, watched, after) : next;
}

export function centredOn(point: Point, k: number, screen: Size): View {
  return { k, x: screen.width / 2 - point.x * k, y: screen.height / 2 - point.y * k };
}

export function toMap(view: View, screen: Point): Point {
  return { x: (screen.x - view.x) / view.k, y: (screen.y - view.y) / view.k };
}

export function toScreen(view: View, point: Point): Point {
  return { x: point.x * view.k + view.x, y: point.y * view.k + view.y };
}

export function detailAt(k: number): Detail {
  if (k < 0.34) return 'far';
  // Counters are drawn larger than the map here: leaders above them would reach into the hex to the north.
  if (k < 0.55) return 'distant';
  if (k < 0.85) return 'middle';
  return k < 1.15 ? 'near' : 'close';
}

/**
 * Counters grow and shrink with the map, but from afar they keep a size that can be read, as far as those of neighbouring
 * hexes leave room for it.
 */
export function counterScale(k: number): number {
  const natural = 40;
  const smallest = 25;
  const wanted = Math.max(smallest, natural * k) / (natural * k);
  return Math.round(Math.min(1.6, wanted) * 100) / 100;
}

/**
 * A stack is fanned out to be read and picked from, by a finger too: its counters have a size on the screen that the zoom
 * changes little.
 */
export function fanScale(k: number): number {
  const natural = 40;
  return Math.min(60, Math.max(40, natural * k * counterScale(k))) / (natural * k);
}

/** Names grow a little from afar, and then no more, or they would cover the map. */
export function letterScale(k: number): number {
  return Math.round(Math.min(1.5, Math.max(1, 0.58 / k)) * 20) / 20;
}

/** Those of villages begin smaller and grow more, as far as they can be read: the layout leaves out what finds no room. */
export function villageLetterScale(k: number): number {
  return Math.round(Math.min(1.7, Math.max(1, 0.68 / k)) * 20) / 20;
}

/** Names along rivers have less room to grow than those of places. */
export function lineLetterScale(k: number): number {
  return Math.min(1.3, letterScale(k));
}
