import type { SymbolName } from '../types.ts';

/**
 * The drawing of a unit type in a box from -10 to 10: what is filled with ink, what is drawn as a line of ink, and what is
 * cut out of the ink again. A few paths each: there may be a hundred on the board.
 */
export interface UnitSymbol {
  readonly solid?: string;
  readonly line?: string;
  readonly cut?: string;
}

const horse =
  'M-6.2,9.4C-5.6,3.6 -4.6,1.2 -1.6,-1.2C-3.6,-.4 -5.4,.5 -6.8,1.8L-8.9,-.2C-7.6,-3.6 -4.6,-5.6 -1.8,-6.6L-1.2,-9.4L1,-6.9C5.4,-5.6 8,-1.4 7.6,9.4Z';

export const unitSymbols: Readonly<Record<SymbolName, UnitSymbol>> = {
  infantry: {
    line: 'M7.6,-9.6L-6,8.4',
    solid:
      'M9.2,-9.8C10.4,-6.4 8.2,-3.4 4.2,-3L2.8,-4.8L5.6,-8.6ZM-8.4,-6.8H2.4V-.4C2.4,4.6 -.6,7.4 -3,9C-5.4,7.4 -8.4,4.6 -8.4,-.4Z',
    cut: 'M-3,-5.2V7M-6.8,-1.4H.8',
  },
  militia: {
    line: 'M-5,9.6V-9.4M-9,-9.4V-4.4C-9,-1.4 -1,-1.4 -1,-4.4V-9.4M5.4,9.6V-7',
    solid: 'M6.4,-8.8C10.2,-6.2 10.4,-1.4 8.8,2.8C8,-1.6 6.6,-4 4.2,-5.8Z',
  },
  archers: {
    line: 'M-4,-9.6C7,-7 7,7 -4,9.6ZM-9,0H8M-9.8,-2L-7,0L-9.8,2',
    solid: 'M10.4,0L5.4,-2.8V2.8Z',
  },
  engineers: {
    line: 'M-6.6,9L5.4,-5.4M6.6,9L-4.4,-4.2',
    solid:
      'M-1.6,-9C3.4,-10.2 8.4,-7.2 9.4,-1.6C6.4,-4.6 4.4,-5.8 -1.6,-9ZM-9.2,-9.4L-3.6,-7.6C-1.8,-5.8 -2.4,-4.4 -3.4,-3.4C-4.6,-2.4 -6.2,-2.4 -7.6,-4Z',
  },
  siege: {
    line: 'M-7.6,8.6L-.6,-4L6.4,8.6M-4.6,3.6H3.4M-9.4,8.8H9M-9.4,-8.8L6.4,-.6M-9,-8.6C-9.6,-5.6 -8.8,-4 -7.2,-2.6',
    solid:
      'M4.2,-1H9.4V5H4.2ZM-8.6,-1.8A1.8,1.8 0 0 0 -5,-1.8A1.8,1.8 0 0 0 -8.6,-1.8ZM-2.2,-4A1.6,1.6 0 0 0 1,-4A1.6,1.6 0 0 0 -2.2,-4Z',
  },
  artillery: {
    line: 'M-1.6,5L-9.4,8.8',
    solid:
      'M-8.8,-.6L6.8,-7.8L9.4,-2.6L-6.2,5.2C-8.8,5 -10,2.2 -8.8,-.6ZM-6,5A4.4,4.4 0 0 0 2.8,5A4.4,4.4 0 0 0 -6,5ZM5.1,6.8A1.9,1.9 0 0 0 8.9,6.8A1.9,1.9 0 0 0 5.1,6.8Z',
    cut: 'M-2.4,-3.6L-.4,.6M3,-6L5.6,-.8M-6,5A4.4,4.4 0 0 1 2.8,5M-1.6,2.4V7.6M-4.2,5H1',
  },
  lightCavalry: {
    solid: horse,
    cut: 'M-2.9,-3.6H-1.8M2.2,-5.4C4.6,-3.4 5.4,.4 5,5',
  },
  heavyCavalry: {
    line: 'M-9.6,9.8L9.6,-9.4',
    solid: `${horse}M-1.2,-8.6C.2,-11.6 4.8,-11 6,-7.6C3.8,-8.8 2.2,-8.4 1,-6.9ZM9.8,-9.8L5.2,-8.2L8.2,-5.4Z`,
    cut: 'M-8,-.8L-1.4,-5.6L.6,-1.6L-4.4,2.4M-3.4,4.4L6.8,2.6M-4.6,7L7.4,5.8M-1,-.4L6.4,-.8',
  },
};
