import type { Area, Terrain } from './rows.ts';

/** Rows of the generated shapes. Paths are SVG path data in board units; see board.ts. */
export interface CoastShape {
  /** Only the mainland is land for play. */
  readonly kind: 'mainland' | 'england' | 'island';
  readonly path: string;
}

export interface RiverShape {
  readonly name: string;
  readonly kind: 'river' | 'stream';
  /** Its middle, downstream. */
  readonly path: string;
  /** The water between its banks as a closed path in tenths of a board unit; a stream is a line. */
  readonly banks: string | null;
}

/** The hexes of an area as one outline; the mainland's coast is the clip for it. */
export interface AreaShape {
  readonly area: Area;
  readonly path: string;
}

export interface RegionShape {
  readonly terrain: Exclude<Terrain, 'clear' | 'sea'>;
  readonly path: string;
}

/** Spots for trees, hills or reeds: x, y, scale in per cent, over and over, from the back to the front. */
export interface SymbolRow {
  readonly terrain: RegionShape['terrain'];
  readonly spots: readonly number[];
}

/** The middle of a name, and the degrees it is turned by, clockwise. */
export interface NameSpot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface RiverName extends NameSpot {
  readonly river: string;
}

export interface BigName extends NameSpot {
  readonly id: string;
  readonly kind: 'sea' | 'country' | 'province';
  readonly en: string;
  readonly fr: string;
  /** Size of the letters and the space between them, in board units. */
  readonly size: number;
  readonly spacing: number;
}
