import type { Ctx, Seat } from '@oriflamme/platform';
import { type Phase, SIDES, type Side, type Situation, type Step } from './ids.ts';

export const sideOfSeat = (seat: Seat): Side => SIDES[seat === '0' ? 0 : 1];
export const seatOf = (side: Side): Seat => (side === 'english' ? '0' : '1');

/** What boardgame.io's `ctx` says, in the words of the game; undefined when the match is over. */
export const situationOf = (ctx: Ctx): Situation | undefined => {
  if (ctx.gameover !== undefined || ctx.phase === null || ctx.activePlayers === null) return undefined;
  const [entry] = Object.entries(ctx.activePlayers);
  if (entry === undefined) return undefined;
  const [seat, step] = entry as [Seat, Step];
  return { phase: ctx.phase as Phase, side: sideOfSeat(seat), step };
};
