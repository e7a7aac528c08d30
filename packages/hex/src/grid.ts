import { columnOf, type HexId, hexIdAt, rowOf } from './hex-id.ts';

/** A board of columns × rows, all columns equally long, 0101 at the top left. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export const isOnGrid = (grid: Grid, id: HexId): boolean => {
  const column = columnOf(id);
  const row = rowOf(id);
  return column >= 1 && column <= grid.columns && row >= 1 && row <= grid.rows;
};

/** Column by column, each from the top: ascending order of ids. */
export const hexesOfGrid = (grid: Grid): HexId[] => {
  const ids: HexId[] = [];
  for (let column = 1; column <= grid.columns; column += 1) {
    for (let row = 1; row <= grid.rows; row += 1) {
      const id = hexIdAt(column, row);
      if (id === undefined) throw new RangeError(`a grid of ${grid.columns} × ${grid.rows} is too large for CCRR`);
      ids.push(id);
    }
  }
  return ids;
};
