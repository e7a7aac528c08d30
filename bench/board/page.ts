/** What the page under measurement offers to the benchmark that drives it. */
export interface BoardPage {
  /** Draws the board with the whole set-up; the mark `board-data` is when it had the data. */
  showBoard(): void;
  /** One plain layer in place of the board. */
  showPlain(): void;
  /** When the frame with counters and names, which follows the one with the map, was painted. */
  wholeAt(): number | undefined;
  /** Moves one counter a hex away, or back, and says how many milliseconds the script took. */
  moveOne(): number;
}
