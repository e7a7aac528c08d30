import type { Point, Polygon } from './canvas.ts';
import { stroke } from './shapes.ts';

type Line = readonly Point[];

/** Letters are lines of a pen, six units high; y goes down. */
const line = (...numbers: readonly number[]): Line =>
  Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[2 * at] ?? 0, y: numbers[2 * at + 1] ?? 0 }));

/** Degrees clockwise, from the east. */
function arc(x: number, y: number, wide: number, high: number, from: number, to: number): Line {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return { x: x + wide * Math.cos(angle), y: y + high * Math.sin(angle) };
  });
}

const GLYPHS: ReadonlyMap<string, { readonly width: number; readonly lines: readonly Line[] }> = new Map(
  Object.entries({
    '0': [3.2, arc(1.6, 3, 1.6, 3, 0, 360)],
    '1': [1.5, line(0, 1.3, 1.4, 0, 1.4, 6)],
    '2': [3.2, [...arc(1.6, 1.7, 1.5, 1.7, 190, 390), ...line(0, 6, 3.2, 6)]],
    '3': [3.2, arc(1.5, 1.5, 1.4, 1.5, 200, 450), arc(1.5, 4.5, 1.7, 1.5, -90, 160)],
    '4': [3.4, line(2.5, 6, 2.5, 0, 0, 4.2, 3.4, 4.2)],
    '5': [3.2, [...line(3, 0, 0.5, 0, 0.3, 2.7), ...arc(1.5, 4.1, 1.7, 1.9, -130, 150)]],
    '6': [3.2, arc(1.6, 4.2, 1.6, 1.8, 0, 360), arc(3.4, 4.2, 3.4, 4.2, 180, 250)],
    '7': [3.2, line(0, 0, 3.2, 0, 1.1, 6)],
    '8': [3.2, arc(1.6, 1.5, 1.35, 1.5, 0, 360), arc(1.6, 4.5, 1.6, 1.5, 0, 360)],
    '9': [3.2, arc(1.6, 1.8, 1.6, 1.8, 0, 360), arc(-0.2, 1.8, 3.4, 4.2, 0, 70)],
    A: [4.4, line(0, 6, 2.2, 0, 4.4, 6), line(0.8, 3.9, 3.6, 3.9)],
    E: [2.9, line(2.9, 0, 0, 0, 0, 6, 2.9, 6), line(0, 2.9, 2.3, 2.9)],
    F: [2.9, line(2.9, 0, 0, 0, 0, 6), line(0, 2.9, 2.3, 2.9)],
    I: [0, line(0, 0, 0, 6)],
    L: [2.8, line(0, 0, 0, 6, 2.8, 6)],
    M: [5, line(0, 6, 0.4, 0, 2.5, 4.2, 4.6, 0, 5, 6)],
    O: [5.4, arc(2.7, 3, 2.7, 3, 0, 360)],
    R: [
      3.4,
      [...line(0, 6, 0, 0, 1.5, 0), ...arc(1.5, 1.6, 1.6, 1.6, -90, 90), ...line(0, 3.2)],
      line(1.5, 3.2, 3.4, 6),
    ],
    V: [4.4, line(0, 0, 2.2, 6, 4.4, 0)],
    X: [4, line(0, 0, 4, 6), line(4, 0, 0, 6)],
    '·': [0.2, line(0, 3, 0.2, 3)],
    ' ': [0.6],
  } satisfies Record<string, readonly [number, ...Line[]]>).map(([glyph, [width, ...lines]]) => [
    glyph,
    { width, lines },
  ]),
);

const BETWEEN = 1.5;

export interface Writing {
  readonly x: number;
  readonly y: number;
  /** Of the letters, in pixels. */
  readonly height: number;
  readonly pen: number;
  readonly from?: 'left' | 'middle';
}

/** Text as shapes; y is the top of it. Only what the pictures say can be written. */
export function written(text: string, { x, y, height, pen, from = 'left' }: Writing): Polygon[] {
  const unit = height / 6;
  const glyphs = [...text].map((letter) => {
    const glyph = GLYPHS.get(letter);
    if (!glyph) throw new Error(`There is no letter ${letter}`);
    return glyph;
  });
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width + BETWEEN, -BETWEEN) * unit;
  let left = from === 'middle' ? x - width / 2 : x;
  return glyphs.flatMap((glyph) => {
    const start = left;
    left += (glyph.width + BETWEEN) * unit;
    return glyph.lines.flatMap((points) =>
      stroke(
        points.map((point) => ({ x: start + point.x * unit, y: y + point.y * unit })),
        pen,
      ),
    );
  });
}
