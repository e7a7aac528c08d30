import { columnOf, type HexId, hexIdAt, rowOf } from './hex-id.ts';

/** Axial coordinates: q runs along columns, r down a column; the third cube coordinate is -q - r. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

// Even columns lie half a hex lower, so a column pair shares one shift.
const shift = (q: number): number => Math.floor(q / 2);

export const toAxial = (id: HexId): Axial => {
  const q = columnOf(id) - 1;
  return { q, r: rowOf(id) - 1 - shift(q) };
};

export const fromAxial = ({ q, r }: Axial): HexId | undefined => hexIdAt(q + 1, r + shift(q) + 1);

/** The axial coordinates of the hex that a fractional position lies in. */
export const roundAxial = (q: number, r: number): Axial => {
  const s = -q - r;
  const nearest = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(nearest.q - q), r: Math.abs(nearest.r - r), s: Math.abs(nearest.s - s) };
  // The coordinate that was rounded most is rebuilt from the other two, or the three would not add up to nought.
  if (off.q > off.r && off.q > off.s) return { q: -nearest.r - nearest.s, r: nearest.r };
  if (off.r > off.s) return { q: nearest.q, r: -nearest.q - nearest.s };
  return { q: nearest.q, r: nearest.r };
};

export const axialDistance = (a: Axial, b: Axial): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};
