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
