import type { Point } from './types.ts';

const scaled = new Map<string, string>();

/** A relative outline at another size: every number in it is a length. No arcs, whose flags are none. */
function atScale(outline: string, scale: number): string {
  if (scale === 1) return outline;
  const key = `${scale}${outline}`;
  const known = scaled.get(key);
  if (known !== undefined) return known;
  const made = outline.replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * scale * 10) / 10));
  scaled.set(key, made);
  return made;
}

export interface Spot extends Point {
  readonly scale: number;
}

/**
 * The same outline at many spots as one path. Its commands are relative (lower case) and begin with `m`: many symbols are
 * then one element to style, lay out and paint.
 */
export function stamp(outline: string, spots: readonly Spot[]): string {
  return spots.map(({ x, y, scale }) => `M${x} ${y}${atScale(outline, scale)}`).join('');
}

const lengths: Readonly<Record<string, string>> = { H: 'x', V: 'y', A: 'sskkkxy' };
const placedAt = new Map<string, string>();

/**
 * An absolute outline (upper case) moved and scaled. A transform of its own would make each piece of each counter a step
 * of its own whenever the browser puts its layers together, which it does for every frame of a gesture.
 */
export function placed(outline: string, { x, y, scale }: Spot): string {
  const key = `${x} ${y} ${scale} ${outline}`;
  const known = placedAt.get(key);
  if (known !== undefined) return known;
  const made = outline.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    // What each number of a command is: along x or y, a size, or kept as it is.
    const kinds = lengths[command] ?? 'xy';
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((text, index) => {
      const kind = kinds[index % kinds.length];
      if (kind === 'k') return text;
      const from = kind === 'x' ? x : kind === 'y' ? y : 0;
      return Math.round((Number(text) * scale + from) * 100) / 100;
    });
    return `${command}${numbers.join(' ')}`;
  });
  placedAt.set(key, made);
  return made;
}
