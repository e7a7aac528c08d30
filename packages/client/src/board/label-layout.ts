import type { Box } from './stack-place.ts';
import type { BoardPlace, HexId, LineName, Point } from './types.ts';

export interface Label {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly town: boolean;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

const townSize = 17.5;
const villageSize = 12.5;
export const lineHeight = 0.92;
/** Longer names are parted in two lines, or they would reach into the next hex. */
const longest = 14;

/** What a letter is wide, as a share of its size: generous, so that a fallback font still fits. */
const widthOfLetter = (letter: string): number => {
  if ('MWmw&'.includes(letter)) return 0.86;
  return "fijlrt'’- ".includes(letter) ? 0.34 : 0.5;
};

/** Towns are bold, and villages in italics, which are narrower. */
export const widthOf = (name: string, size: number, town: boolean): number =>
  [...name].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size * (town ? 1.08 : 0.96);

/** A long name parted after the space or hyphen nearest to its middle. */
export function linesOf(name: string): string[] {
  if (name.length <= longest) return [name];
  const breaks = [...name.matchAll(/[\s-]/g)].map((found) => found.index + 1);
  const middle = name.length / 2;
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at).trimEnd(), name.slice(at)];
}

/** The room a name takes up, `at` being the middle of its first line. */
export function labelBox(lines: readonly string[], size: number, town: boolean, at: Point): Box {
  const half = Math.max(...lines.map((line) => widthOf(line, size, town))) / 2;
  const below = (lines.length - 1) * size * lineHeight;
  return { left: at.x - half, right: at.x + half, top: at.y - size * 0.72, bottom: at.y + size * 0.22 + below };
}

/** Between the letters of a name along a line. */
const lineSpacing = 1;

/** The room a name along a line takes up: a box for each piece of it, since it may be turned. `scale` is of its letters. */
export function lineNameBoxes({ name, x, y, angle, size: plain }: LineName, scale: number): Box[] {
  const size = plain * scale;
  const long = widthOf(name, size, false) + name.length * lineSpacing;
  const count = Math.ceil(long / size);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  // The letters stand on their line; what is taken up lies about their middle.
  const rise = size * 0.26;
  const half = {
    x: (Math.abs(cos) * long) / count / 2 + Math.abs(sin) * size * 0.36,
    y: (Math.abs(sin) * long) / count / 2 + Math.abs(cos) * size * 0.36,
  };
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * long;
    const at = { x: x + along * cos + rise * sin, y: y + along * sin - rise * cos };
    return { left: at.x - half.x, right: at.x + half.x, top: at.y - half.y, bottom: at.y + half.y };
  });
}

/** A name along a line with the room it takes up, and a box around all of that: most are ruled out by it at once. */
export interface LineRoom {
  readonly name: LineName;
  readonly boxes: readonly Box[];
  readonly around: Box;
}

export function lineRoom(name: LineName, scale: number): LineRoom {
  const boxes = lineNameBoxes(name, scale);
  const around = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  return { name, boxes, around };
}

/** The names along lines that neither a counter nor the name of a place lies on. */
export function freeLineNames(rooms: readonly LineRoom[], taken: readonly Box[]): LineName[] {
  return rooms
    .filter(({ boxes, around }) => !meeting(around, taken).some((other) => boxes.some((box) => meet(box, other))))
    .map(({ name }) => name);
}

/** A plain loop: it is run for every name whenever a counter moves. */
function meeting(room: Box, others: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const other of others) if (meet(room, other)) found.push(other);
  return found;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const overlap = (a: Box, b: Box): number =>
  meet(a, b)
    ? (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    : 0;

const covers = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** Under the place first; then lower, to either side, and above it. */
const wishes: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: 7 },
  { x: 6, y: 0 },
  { x: -6, y: 0 },
  { x: 16, y: 2 },
  { x: -16, y: 2 },
  { x: 30, y: 4 },
  { x: -30, y: 4 },
  { x: 0, y: -46 },
  { x: 34, y: -20 },
  { x: -34, y: -20 },
  { x: -6, y: 8 },
  { x: 6, y: 8 },
  { x: 0, y: 16 },
  { x: -26, y: 14 },
  { x: 26, y: 14 },
];

/** All that the wishes for a name reach. */
function roomFor(lines: readonly string[], size: number, town: boolean, under: Point): Box {
  const box = labelBox(lines, size, town, under);
  return { left: box.left - 34, right: box.right + 34, top: box.top - 46, bottom: box.bottom + 16 };
}

export interface LetterScales {
  readonly town: number;
  readonly village: number;
}

/**
 * Puts every name where it covers no counter. Towns choose first; a village whose every spot is taken goes unnamed
 * until the counters move or one zooms in, a town takes the spot that covers least. What is `spared` is covered only for
 * want of another spot.
 */
export function layoutLabels(
  places: readonly BoardPlace[],
  centres: ReadonlyMap<HexId, Point>,
  taken: readonly Box[],
  scales: LetterScales,
  spared: readonly LineRoom[] = [],
): Label[] {
  const boxes = [...taken];
  const labels: Label[] = [];
  const inOrder = [...places].sort((a, b) => Number(a.kind === 'village') - Number(b.kind === 'village'));
  for (const place of inOrder) {
    const centre = centres.get(place.hex);
    if (!centre) continue;
    const town = place.kind !== 'village';
    const scale = town ? scales.town : scales.village;
    const size = (town ? townSize : villageSize) * scale;
    const lines = linesOf(place.name);
    const under = { x: centre.x, y: centre.y + (town ? 27 : lines.length > 1 ? 19 : 22) + (scale - 1) * 10 };
    const room = roomFor(lines, size, town, under);
    const near = meeting(room, boxes);
    const spare = spared.flatMap((line) => (meet(room, line.around) ? line.boxes : []));
    let best: { covered: number; cost: number; at: Point; box: Box } | undefined;
    for (const wish of wishes) {
      const at = { x: under.x + wish.x, y: under.y + wish.y };
      const box = labelBox(lines, size, town, at);
      const covered = covers(box, near);
      const cost = covered * 1000 + covers(box, spare);
      if (!best || cost < best.cost) best = { covered, cost, at, box };
      if (cost === 0) break;
    }
    if (!best || (best.covered > 0 && !town)) continue;
    boxes.push(best.box);
    labels.push({ id: place.id, name: place.name, lines, town, size, x: best.at.x, y: best.at.y });
  }
  return labels;
}
