import { applyPatch } from '../json/patch.ts';
import type { MatchRow } from './row.ts';
import type { MatchState } from './state.ts';

/** A stored state and the rows after it, in order and without gaps. */
export interface History<G = unknown> {
  readonly snapshot: MatchState<G>;
  readonly rows: readonly MatchRow[];
}

/** The state after row `n`: no rule runs, so it needs no code of the time it was played in. */
export function stateAt<G>(history: History<G>, n: number): MatchState<G> {
  let state = history.snapshot;
  for (const row of history.rows) {
    if (state._stateID >= n) break;
    if (row.n <= state._stateID) continue;
    if (row.n !== state._stateID + 1) throw new Error(`Row ${state._stateID + 1} is missing`);
    state = applyPatch(state, row.patch);
  }
  if (state._stateID !== n) throw new RangeError(`No state ${n} in rows after ${history.snapshot._stateID}`);
  return state;
}
