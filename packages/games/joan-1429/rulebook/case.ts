/** One numbered case: a short name of our own, and, where no code can break it, why it needs neither owner nor test. */
export interface Case {
  readonly title: string;
  readonly needsNone?: string;
}

export type Cases = Readonly<Record<string, Case>>;

/** The reason of every number that only gathers the cases below it. */
export const HEADING = 'gathers the cases below it';
