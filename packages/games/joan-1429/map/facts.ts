import type { Grid, Layout } from '@oriflamme/hex';

/** [latitude, longitude] in degrees. */
export type LatLon = readonly [number, number];
export type Bank = 'left' | 'right';
export type Area = 'east' | 'west';
export type Relief = 'woods' | 'rough' | 'swamp';

export interface PlaceFacts {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: 'town' | 'cathedral town' | 'village';
  readonly controller: 'English' | 'Burgundian' | 'French' | null;
  readonly side: 'English' | 'French' | null;
  readonly port: boolean;
  /** River id → the bank the place stands on, looking downstream. */
  readonly banks: Readonly<Record<string, Bank>>;
  /** False for a place that only lies on that side of the river, not at the water. */
  readonly riverside?: boolean;
  readonly boundarySide?: Area;
  readonly boundaryException?: boolean;
}

export interface RiverFacts {
  readonly id: string;
  readonly class: 'river' | 'stream';
  readonly from: 'edge' | 'source';
  readonly into: string;
  /** Downstream. */
  readonly points: readonly LatLon[];
}

export interface RegionFacts {
  readonly id: string;
  readonly terrain: Relief;
  readonly atLeastOne: boolean;
  readonly polygon: readonly LatLon[];
}

export interface Facts {
  readonly projection: {
    readonly lat0: number;
    readonly lon0: number;
    readonly kmPerDegLat: number;
    readonly kmPerDegLon: number;
  };
  readonly grid: {
    readonly acrossFlatsKm: number;
    readonly columns: number;
    readonly rows: number;
    readonly originKm: readonly [number, number];
  };
  readonly warp: { readonly radiusKm: number; readonly floor: number };
  readonly rules: { readonly landThreshold: number; readonly terrainThreshold: number };
  readonly overrides: {
    readonly hex: Readonly<Record<string, string>>;
    readonly terrain: Readonly<Record<string, Relief | 'clear' | 'sea'>>;
  };
  readonly assertions: {
    readonly distances: readonly (readonly [string, string, number])[];
    readonly terrainShare: Readonly<Record<string, readonly [number, number]>>;
    readonly other: readonly string[];
  };
  readonly places: readonly PlaceFacts[];
  readonly rivers: readonly RiverFacts[];
  readonly terrain: readonly RegionFacts[];
  readonly boundary: {
    readonly points: readonly LatLon[];
    /** From there to the edge of the board the boundary goes up the river. */
    readonly followsRiver: { readonly river: string; readonly from: LatLon };
  };
  /** Rings are [longitude, latitude]. */
  readonly coast: { readonly polygons: readonly { readonly name: string; readonly ring: readonly LatLon[] }[] };
}

export const gridOf = (facts: Facts): Grid => ({ columns: facts.grid.columns, rows: facts.grid.rows });

/** The grid in projected kilometres. */
export const layoutOf = (facts: Facts): Layout => ({
  acrossFlats: facts.grid.acrossFlatsKm,
  origin: { x: facts.grid.originKm[0], y: facts.grid.originKm[1] },
});
