import { axialDistance, fromAxial, roundAxial, toAxial } from './cube.ts';
import type { HexId } from './hex-id.ts';

/** Every hex at most `radius` away, the centre included, in ascending order of ids. */
export const range = (centre: HexId, radius: number): HexId[] => {
  const { q, r } = toAxial(centre);
  const found: HexId[] = [];
  for (let dq = -radius; dq <= radius; dq += 1) {
    const from = Math.max(-radius, -dq - radius);
    const to = Math.min(radius, -dq + radius);
    for (let dr = from; dr <= to; dr += 1) {
      const id = fromAxial({ q: q + dq, r: r + dr });
      if (id !== undefined) found.push(id);
    }
  }
  return found;
};

/** Every hex exactly `radius` away. */
export const ring = (centre: HexId, radius: number): HexId[] => {
  const middle = toAxial(centre);
  return range(centre, radius).filter((id) => axialDistance(toAxial(id), middle) === radius);
};

// A line along a hexside belongs to neither hex; leaning it a little makes the choice the same every time.
const LEAN = 1e-6;

/** The hexes of a straight line, both ends included; neighbours follow one another. */
export const line = (from: HexId, to: HexId): HexId[] => {
  const a = toAxial(from);
  const b = toAxial(to);
  const steps = axialDistance(a, b);
  const found: HexId[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const part = steps === 0 ? 0 : step / steps;
    const id = fromAxial(roundAxial(a.q + (b.q - a.q) * part + LEAN, a.r + (b.r - a.r) * part + LEAN));
    if (id !== undefined) found.push(id);
  }
  return found;
};

/** The hexes connected with `from` by steps that `mayStep` allows, `from` included. */
export const flood = (
  from: HexId,
  neighboursOf: (id: HexId) => readonly HexId[],
  mayStep: (a: HexId, b: HexId) => boolean,
): Set<HexId> => {
  const seen = new Set([from]);
  for (const id of seen) {
    for (const next of neighboursOf(id)) if (mayStep(id, next)) seen.add(next);
  }
  return seen;
};
