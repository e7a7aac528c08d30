/** The rows of the generated tables, as plain text; the queries brand the ids. */
export type Terrain = 'clear' | 'woods' | 'rough' | 'swamp' | 'sea';
export type Area = 'east' | 'west';
export type Home = 'english' | 'burgundian' | 'french';

export interface HexRow {
  readonly id: string;
  readonly terrain: Terrain;
  readonly coastal?: true;
  /** Which side of the boundary; sea has none. */
  readonly area?: Area;
  readonly place?: string;
}

export interface VillageRow {
  readonly id: string;
  readonly name: string;
  readonly hex: string;
}

export interface TownRow extends VillageRow {
  readonly kind: 'town' | 'cathedral';
  readonly home: Home;
  readonly port: boolean;
}

/** A river or stream, its hexsides in order downstream. */
export interface CourseRow {
  readonly name: string;
  readonly sides: readonly string[];
}
