export interface Measurement {
  name: string;
  value: number;
  unit: string;
  /** The same thing done by another program, measured in the same run. */
  peer?: number;
  /** What we promise; with `better: 'higher'` the least, else the most. */
  limit?: number;
  better?: 'higher' | 'lower';
}

/** A file `<name>.bench.ts` exports one of these as `benchmark`; measurements are printed as they come. */
export type Benchmark = () => AsyncIterable<Measurement>;
