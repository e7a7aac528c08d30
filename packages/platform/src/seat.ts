/** boardgame.io's playerID: the first side of a game is '0', the second '1', in every match. */
export const SEATS = ['0', '1'] as const;
export type Seat = (typeof SEATS)[number];
export const otherSeat = (seat: Seat): Seat => (seat === '0' ? '1' : '0');
