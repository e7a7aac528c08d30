import { applyPatch } from '@oriflamme/platform';
import { readRows, readState } from '../connection/match-papers.ts';
import { rowEntry } from '../connection/socket-transport.ts';
import type { Row } from '../connection/wire.ts';
import type { Entry, MatchState } from './model.ts';

/** A stretch of a match: every position from `from` to `to`, and what led to each. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly states: readonly MatchState[];
  /** entries[i] led to states[i + 1]. */
  readonly entries: readonly Entry[];
}

export const stateIn = (stretch: Stretch, n: number): MatchState => {
  const state = stretch.states[n - stretch.from];
  if (state === undefined) throw new RangeError(`position ${n} is not in ${stretch.from} to ${stretch.to}`);
  return state;
};

/** Extends a stretch by rows that follow it. */
export function extend(stretch: Stretch, rows: readonly Row[]): Stretch {
  const states = [...stretch.states];
  const entries = [...stretch.entries];
  let to = stretch.to;
  for (const row of rows) {
    if (row.n <= to) continue;
    const before = states.at(-1);
    if (row.n !== to + 1 || row.patch === undefined || before === undefined)
      throw new Error(`row ${to + 1} is missing`);
    states.push(applyPatch(before, row.patch));
    entries.push({ ...rowEntry(row), turn: before.G.turn });
    to = row.n;
  }
  return { from: stretch.from, to, states, entries };
}

export async function readStretch(id: string, from: number): Promise<Stretch> {
  const [state, rows] = await Promise.all([readState(id, from), readRows(id, from)]);
  return extend({ from, to: from, states: [state], entries: [] }, rows);
}

export const readOn = async (id: string, stretch: Stretch): Promise<Stretch> =>
  extend(stretch, await readRows(id, stretch.to));
