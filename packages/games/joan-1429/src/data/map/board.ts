import type { Grid, Layout } from '@oriflamme/hex';

/** Board units: a hundred across the flats of a hex, so neighbours' centres are a hundred apart; x to the east, y to the south. */
const ACROSS = 100;
const SIDE = ACROSS / Math.sqrt(3);

/** The grid in board units; the bounding box of all hexes begins at 0,0. */
export const BOARD_LAYOUT: Layout = Object.freeze({
  acrossFlats: ACROSS,
  origin: Object.freeze({ x: SIDE, y: ACROSS / 2 }),
});

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** The bounding box of all hexes. */
export const boardSizeOf = (grid: Grid): BoardSize => ({
  width: SIDE * (1.5 * (grid.columns - 1) + 2),
  height: ACROSS * (grid.rows + 0.5),
});
