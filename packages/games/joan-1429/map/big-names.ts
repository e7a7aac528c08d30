import type { Point } from '@oriflamme/hex';
import type { LatLon } from './facts.ts';
import { gap } from './geometry.ts';
import { clearance, type Lettering, lengthOf, spread } from './lettering.ts';

export interface BigNameFacts {
  readonly id: string;
  readonly kind: 'sea' | 'country' | 'province';
  readonly en: string;
  readonly fr: string;
  /** About where it belongs. */
  readonly at: LatLon;
  readonly angle: number;
}

export interface BigName extends Lettering {
  readonly facts: BigNameFacts;
  readonly size: number;
  readonly spacing: number;
}

const LETTERS = {
  sea: { size: 44, spacing: 8 },
  country: { size: 40, spacing: 14 },
  province: { size: 22, spacing: 9 },
} as const;

/** Seas and countries round the war, and the provinces it was fought in. */
export const BIG_NAMES: readonly BigNameFacts[] = [
  { id: 'england', kind: 'country', en: 'ENGLAND', fr: 'ANGLETERRE', at: [51.1, 0.05], angle: 0 },
  { id: 'channel', kind: 'sea', en: 'The English Channel', fr: 'La Manche', at: [50.12, -0.35], angle: -14 },
  { id: 'biscay', kind: 'sea', en: 'Bay of Biscay', fr: 'Golfe de Gascogne', at: [46.45, -2.55], angle: 0 },
  { id: 'brittany', kind: 'province', en: 'BRITTANY', fr: 'BRETAGNE', at: [48.2, -2.5], angle: 0 },
  { id: 'normandy', kind: 'province', en: 'NORMANDY', fr: 'NORMANDIE', at: [49.0, 0.35], angle: 0 },
  { id: 'picardy', kind: 'province', en: 'PICARDY', fr: 'PICARDIE', at: [49.75, 2.3], angle: 0 },
  { id: 'artois', kind: 'province', en: 'ARTOIS', fr: 'ARTOIS', at: [50.45, 2.5], angle: 0 },
  { id: 'flanders', kind: 'province', en: 'FLANDERS', fr: 'FLANDRE', at: [51.0, 3.4], angle: 0 },
  { id: 'champagne', kind: 'province', en: 'CHAMPAGNE', fr: 'CHAMPAGNE', at: [48.75, 4.1], angle: 0 },
  { id: 'burgundy', kind: 'province', en: 'BURGUNDY', fr: 'BOURGOGNE', at: [47.3, 4.6], angle: 0 },
  { id: 'maine', kind: 'province', en: 'MAINE', fr: 'MAINE', at: [48.05, -0.1], angle: 0 },
  { id: 'anjou', kind: 'province', en: 'ANJOU', fr: 'ANJOU', at: [47.3, -0.55], angle: 0 },
  { id: 'berry', kind: 'province', en: 'BERRY', fr: 'BERRY', at: [46.85, 2.1], angle: 0 },
  { id: 'poitou', kind: 'province', en: 'POITOU', fr: 'POITOU', at: [46.6, -0.3], angle: 0 },
  { id: 'nivernais', kind: 'province', en: 'NIVERNAIS', fr: 'NIVERNAIS', at: [47.15, 3.5], angle: 0 },
];

/** How far a name may be moved from where it belongs, the grid it is tried on, and the price of moving. */
const MOVE = 110;
const STEP = 10;
const MOVE_WEIGHT = 0.12;
const ASTRAY_WEIGHT = 10;
const ENOUGH = 45;

/** Places the big names near where they belong, clear of what is taken and inside their own land or sea. */
export const placeBigNames = (
  toBoard: (position: LatLon) => Point,
  taken: readonly Point[],
  belongs: (kind: BigNameFacts['kind'], point: Point) => boolean,
): BigName[] => {
  const occupied = [...taken];
  return BIG_NAMES.map((facts) => {
    const { size, spacing } = LETTERS[facts.kind];
    const home = toBoard(facts.at);
    const longer = facts.en.length > facts.fr.length ? facts.en : facts.fr;
    const halfLength = lengthOf(longer, size * 1.3, spacing) / 2;
    const near = occupied.filter((point) => gap(point, home) < halfLength + 2 * MOVE);
    let best: { readonly letters: Lettering; readonly score: number } | undefined;
    for (let dx = -MOVE; dx <= MOVE; dx += STEP) {
      for (let dy = -MOVE; dy <= MOVE; dy += STEP) {
        const at = { x: home.x + dx, y: home.y + dy };
        const letters = { at, angle: facts.angle, halfLength, halfHeight: size * 0.4 };
        const free = clearance(letters, near, ENOUGH) - gap(at, home) * MOVE_WEIGHT;
        if (best !== undefined && free <= best.score) continue;
        const astray = spread(letters, 30).filter((point) => !belongs(facts.kind, point)).length;
        const score = free - astray * ASTRAY_WEIGHT;
        if (best === undefined || score > best.score) best = { letters, score };
      }
    }
    if (best === undefined) throw new Error(`no room for ${facts.id}`);
    occupied.push(...spread(best.letters));
    return { facts, size, spacing, ...best.letters };
  });
};
