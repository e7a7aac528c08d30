import type { Point } from '@oriflamme/hex';
import { gap } from './geometry.ts';
import type { SetPlace } from './sheet.ts';

/** A line of letters: its middle, the angle it is turned by (degrees, clockwise), and its half extents before turning. */
export interface Lettering {
  readonly at: Point;
  readonly angle: number;
  readonly halfLength: number;
  readonly halfHeight: number;
}

/** Roughly what a serif letter is wide, as a share of its size. */
const LETTER = 0.5;

export const lengthOf = (text: string, size: number, spacing: number): number =>
  [...text].length * (size * LETTER + spacing);

const turned = ({ at, angle }: Lettering, x: number, y: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return {
    x: at.x + x * Math.cos(radians) - y * Math.sin(radians),
    y: at.y + x * Math.sin(radians) + y * Math.cos(radians),
  };
};

/** Points spread over the letters, at most about `step` apart, for measuring clearances. */
export const spread = (letters: Lettering, step = 8): Point[] => {
  const columns = Math.max(1, Math.ceil((2 * letters.halfLength) / step));
  const points: Point[] = [];
  for (let column = 0; column <= columns; column += 1) {
    const x = letters.halfLength * ((2 * column) / columns - 1);
    for (const y of [-letters.halfHeight, 0, letters.halfHeight]) points.push(turned(letters, x, y));
  }
  return points;
};

/** What the board draws for a place: a picture about the centre and the name below it. */
export const placeBoxes = ({ facts, centre }: SetPlace): Lettering[] => {
  const isTown = facts.kind !== 'village';
  const picture = isTown ? { up: 10, halfLength: 30, halfHeight: 25 } : { up: 0, halfLength: 15, halfHeight: 12 };
  const size = isTown ? 22 : 17;
  return [
    {
      at: { x: centre.x, y: centre.y - picture.up },
      angle: 0,
      halfLength: picture.halfLength,
      halfHeight: picture.halfHeight,
    },
    {
      at: { x: centre.x, y: centre.y + 30 },
      angle: 0,
      halfLength: lengthOf(facts.name, size, 0) / 2,
      halfHeight: size / 2,
    },
  ];
};

/** Least distance between the letters and any of the points; stops caring beyond `enough`. */
export const clearance = (letters: Lettering, points: readonly Point[], enough: number): number => {
  let least = enough;
  const reach = letters.halfLength + letters.halfHeight + enough;
  const near = points.filter((point) => gap(point, letters.at) < reach);
  for (const own of spread(letters)) for (const other of near) least = Math.min(least, gap(own, other));
  return least;
};
