import { type Spot, stamp } from '../../../board/stamp.ts';

/** A stroke of a drawn symbol: a relative outline about the symbol's foot, and how it is painted. */
interface Stroke {
  readonly outline: string;
  readonly look: string;
  /** Stroke and its colour differ from symbol to symbol, so that a wood is not a stamp. */
  readonly variants?: readonly string[];
}

export interface Glyph {
  readonly strokes: readonly Stroke[];
  /** Symbols nearer than this cover one another, and the one in front must be drawn later. */
  readonly width: number;
  readonly height: number;
}

const thin = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

export const tree: Glyph = {
  width: 15,
  height: 15,
  strokes: [
    { outline: 'm-6 5q6 -3 13 0q-6 4 -13 0z', look: 'fill="#3c4a1e" fill-opacity=".22"' },
    { outline: 'm0 6v-6', look: `${thin} stroke="#4b3a20" stroke-width="1.9"` },
    {
      outline: 'm-6 2q-4 -1 -2 -5q0 -4 4 -4q4 -5 7 0q5 0 4 4q3 4 -2 5q-5 2 -11 0z',
      look: 'stroke="#2b3d1f" stroke-width=".8" stroke-linejoin="round"',
      variants: ['fill="#58763a"', 'fill="#6b8948"', 'fill="#4b6735"'],
    },
    {
      outline: 'm-5 -3q1 -2 3 -2m2 -3q2 -1 3 1',
      look: `${thin} stroke="#b3c983" stroke-opacity=".75" stroke-width=".9"`,
    },
  ],
};

export const hill: Glyph = {
  width: 28,
  height: 18,
  strokes: [
    { outline: 'm-13 6.4c5.4 -2.8 7.2 -15.2 12.2 -16c4.4 -.6 7.4 11.6 14.2 15.8z', look: 'fill="#dcc596"' },
    {
      outline: 'm0 -9.4c3.8 2 6.6 12 13.4 15.6h-10.6c.4 -5.4 -.6 -11.2 -2.8 -15.6z',
      look: 'fill="#9c7740" fill-opacity=".5"',
    },
    {
      outline: 'm-13 6.4c5.4 -2.8 7.2 -15.2 12.2 -16c4.4 -.6 7.4 11.6 14.2 15.8',
      look: `${thin} stroke="#6d5026" stroke-width="1.2"`,
    },
    {
      outline:
        'm1.4 -6.6c1.2 3.6 1.6 7.6 1.4 11.4m1.2 -8.2c1.2 2.8 1.8 5.6 2 8.2m1.2 -5.4c1 1.8 1.8 3.6 2.4 5.2m-10.8 -6.4c-.6 2.4 -1.4 4.6 -2.6 6.4',
      look: `${thin} stroke="#7f5f30" stroke-opacity=".8" stroke-width=".8"`,
    },
  ],
};

export const reeds: Glyph = {
  width: 18,
  height: 14,
  strokes: [
    { outline: 'm-9 4.2h18m-14 3h10', look: `${thin} stroke="#4d8a94" stroke-opacity=".7" stroke-width="1"` },
    {
      outline:
        'm-4 4c0 -4 -1.2 -6.4 -3.2 -8.2m6.2 8.2c-.2 -6 -.6 -8.6 -1.6 -11.2m4.2 11.2v-11.6m2.8 11.6c0 -4 1 -6.2 3 -8',
      look: `${thin} stroke="#3b6a52" stroke-width="1.2"`,
    },
    { outline: 'm1.6 -7.6v3.4m-4.2 -3l.7 3.2', look: `${thin} stroke="#6b4f2c" stroke-width="2.1"` },
  ],
};

export const village: Glyph = {
  width: 24,
  height: 16,
  strokes: [
    {
      outline: 'm-8 6v-7l4.5 -5l4.5 5v7zm9 0v-5l4 -4l4 4v5z',
      look: 'fill="#efe2c0" stroke="#3a2a14" stroke-width="1" stroke-linejoin="round"',
    },
    {
      outline: 'm-9.4 -.6l5.9 -6.6l5.9 6.6zm9.4 1.8l5 -5.4l5 5.4z',
      look: 'fill="#9a5532" stroke="#3a2a14" stroke-width="1" stroke-linejoin="round"',
    },
  ],
};

/** Spots parted so that no two of a part cover one another; a later part lies in front. */
function inDepth(spots: readonly Spot[], { width, height }: Glyph): Spot[][] {
  const sorted = [...spots].sort((a, b) => a.y - b.y);
  const depths: number[] = [];
  const parts: Spot[][] = [];
  sorted.forEach((spot, index) => {
    let depth = 0;
    for (let before = index - 1; before >= 0; before -= 1) {
      const other = sorted[before];
      if (other === undefined || spot.y - other.y >= height) break;
      const behind = depths[before] ?? 0;
      if (behind >= depth && Math.abs(other.x - spot.x) < width) depth = behind + 1;
    }
    depths.push(depth);
    const part = parts[depth];
    if (part) part.push(spot);
    else parts[depth] = [spot];
  });
  return parts;
}

/** All of a kind of symbol as markup, those in the south in front of those in the north. */
export function stamped(glyph: Glyph, spots: readonly Spot[]): string {
  return inDepth(spots, glyph)
    .flatMap((part) => glyph.strokes.flatMap((stroke) => strokeOf(stroke, part)))
    .join('');
}

function strokeOf({ outline, look, variants = [''] }: Stroke, spots: readonly Spot[]): string[] {
  return variants.map((variant, index) => {
    const own = spots.filter((_, at) => (at * 7) % variants.length === index);
    return own.length === 0 ? '' : `<path d="${stamp(outline, own)}" ${look} ${variant}/>`;
  });
}
