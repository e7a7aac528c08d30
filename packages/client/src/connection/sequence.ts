import { applyPatch, type Patch } from '@oriflamme/platform';

/** One committed row of the match: the patch leads from state number `from` to `to`. */
export interface Update<Entry> {
  readonly from: number;
  readonly to: number;
  readonly patch: Patch;
  readonly entries: readonly Entry[];
}

/** The position as far as it is known without a gap, and updates that came too early. */
export interface Sequence<State, Entry> {
  readonly n: number;
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly early: readonly Update<Entry>[];
}

export function beginSequence<State, Entry>(
  n: number,
  state: State,
  entries: readonly Entry[],
): Sequence<State, Entry> {
  return { n, state, entries, early: [] };
}

/** Makes the updates that fit, in number order, each once; keeps the ones beyond a gap. */
export function receive<State, Entry>(
  sequence: Sequence<State, Entry>,
  updates: readonly Update<Entry>[],
  label: (entry: Entry, before: State) => Entry = (entry) => entry,
): Sequence<State, Entry> {
  let { n, state, entries } = sequence;
  const queue = [...sequence.early, ...updates].sort((a, b) => a.from - b.from);
  const early: Update<Entry>[] = [];
  for (const update of queue) {
    if (update.to <= n) continue;
    if (update.from !== n) {
      if (!early.some((held) => held.from === update.from)) early.push(update);
      continue;
    }
    const before = state;
    state = applyPatch(before, update.patch);
    entries = [...entries, ...update.entries.map((entry) => label(entry, before))];
    n = update.to;
  }
  return { n, state, entries, early };
}

/** An update is missing between the position and what came after it. */
export const hasGap = (sequence: Sequence<unknown, unknown>): boolean => sequence.early.length > 0;
