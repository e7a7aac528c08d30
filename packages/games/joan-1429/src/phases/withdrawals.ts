import { settleWithdrawals } from '../battle/withdraw.ts';
import type { GameTable } from '../happenings.ts';
import type { Situation } from '../ids.ts';
import type { G } from '../state.ts';

/** Makes the retreats that a determination caused; when one has a choice, its owner is asked and the phase goes on after it. */
export const withdrawIn = (
  G: G,
  phase: 'firstDetermination' | 'finalDetermination',
  table: GameTable,
  resume: string = phase,
): Situation | undefined => {
  const side = settleWithdrawals(G, table);
  if (side === undefined) return undefined;
  G.resume = resume;
  return { phase, side, step: 'withdraw' };
};
