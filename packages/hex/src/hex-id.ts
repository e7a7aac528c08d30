declare const hexIdBrand: unique symbol;

/** CCRR: two digits of column, two of row, counted from 0101 at the top left. Column and row 00 are the margin outside a grid. */
export type HexId = string & { readonly [hexIdBrand]: true };

const LAST = 99;
const PATTERN = /^\d{4}$/;

const holds = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= LAST;

/** The id of a column and row, or undefined where CCRR has no room for it. */
export const hexIdAt = (column: number, row: number): HexId | undefined =>
  holds(column) && holds(row) ? ((String(column).padStart(2, '0') + String(row).padStart(2, '0')) as HexId) : undefined;

export const isHexId = (text: string): text is HexId => PATTERN.test(text);

/** For ids written by hand or read from a file; anything but CCRR is a programming error. */
export const hexId = (text: string): HexId => {
  if (!isHexId(text)) throw new RangeError(`not a hex id: ${text}`);
  return text;
};

export const columnOf = (id: HexId): number => Number(id.slice(0, 2));
export const rowOf = (id: HexId): number => Number(id.slice(2));
