import type { Point } from '@oriflamme/hex';
import { between, gap } from './geometry.ts';
import { clearance, type Lettering, lengthOf, spread } from './lettering.ts';

export interface RiverLine {
  readonly id: string;
  readonly class: 'river' | 'stream';
  /** The corners it passes, downstream, in board units. */
  readonly corners: readonly Point[];
}

export interface RiverName extends Lettering {
  readonly river: string;
}

const SIZE = { river: 17, stream: 15 } as const;
const SPACING = 1.5;
/** From the middle of the water to the middle of the letters. */
const ASIDE = 14;
const ENOUGH = 40;
/** Turned letters read less easily, and names at the very ends look lost. */
const TURN_WEIGHT = 0.12;
const END_WEIGHT = 12;
const LEAST_CLEARANCE = 5;

const nameCount = (sides: number): number => (sides > 30 ? 3 : sides > 10 ? 2 : 1);

const upright = (degrees: number): number => {
  if (degrees > 90) return degrees - 180;
  return degrees <= -90 ? degrees + 180 : degrees;
};

const beside = (a: Point, b: Point, aside: number, text: string, size: number): Lettering => {
  const angle = upright((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  const radians = (angle * Math.PI) / 180;
  const middle = between(a, b, 0.5);
  return {
    at: { x: middle.x + Math.sin(radians) * aside, y: middle.y - Math.cos(radians) * aside },
    angle,
    halfLength: lengthOf(text, size, SPACING) / 2,
    halfHeight: size / 2 - 3,
  };
};

/** Places each river's name along its hexsides, where it is freest of places, other waters and other names. */
export const nameRivers = (
  rivers: readonly RiverLine[],
  waters: readonly Point[],
  taken: readonly Point[],
): RiverName[] => {
  const names: RiverName[] = [];
  const occupied = [...taken];
  for (const river of rivers) {
    const sides = river.corners.length - 1;
    const count = nameCount(sides);
    for (let part = 0; part < count; part += 1) {
      let best: { readonly letters: Lettering; readonly score: number } | undefined;
      for (let side = Math.floor((part * sides) / count); side < ((part + 1) * sides) / count; side += 1) {
        const a = river.corners[side];
        const b = river.corners[side + 1];
        if (a === undefined || b === undefined || gap(a, b) < ASIDE) continue;
        for (const aside of [ASIDE, -ASIDE]) {
          const letters = beside(a, b, aside, river.id, SIZE[river.class]);
          const free = Math.min(clearance(letters, occupied, ENOUGH), clearance(letters, waters, ENOUGH) * 4);
          const atEnd = side < 1 || side > sides - 2 ? END_WEIGHT : 0;
          const score = free - Math.abs(letters.angle) * TURN_WEIGHT - atEnd;
          if (free >= LEAST_CLEARANCE && (best === undefined || score > best.score)) best = { letters, score };
        }
      }
      if (best === undefined) continue;
      names.push({ river: river.id, ...best.letters });
      occupied.push(...spread(best.letters));
    }
  }
  return names;
};
