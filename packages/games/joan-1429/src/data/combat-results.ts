/** Odds columns of the table, left to right. */
export const ODDS_COLUMNS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1'] as const;

/** [7.2, R30] By modified roll 0 to 8: attacker/defender. The printed copies are damaged; this is their one alignment without contradiction. */
export const COMBAT_RESULTS: readonly (readonly string[])[] = Object.freeze([
  ['E/-', 'E/1', 'E/1', '2R/2', '2/2', '1/4R'],
  ['E/-', 'E/1', '4R/1', '2/2', '2/4R', '-/4R'],
  ['E/-', '4R/1', '2R/1', '2/2', '1/4R', '-/E'],
  ['E/1', '2R/1', '2/1', '1/2', '-/4R', '-/E'],
  ['4R/1', '2R/1', '2/2', '1/2R', '-/E', '-/E'],
  ['2R/1', '2/1', '1/2', '1/4R', '-/E', '-/E'],
  ['1R/1', '1/2', '1/2R', '-/4R', '-/E', '-/E'],
  ['1/-', '1/2R', '1/4R', '1/E', '-/E', '-/E'],
  ['-/1', '1/4R', '2/E', '-/E', '-/E', '-/E'],
]);
