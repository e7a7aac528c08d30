import { joan1429, type Order } from '@oriflamme/joan-1429';
import {
  apply,
  type MatchRow,
  type MatchState as PlatformState,
  type Roller,
  tableAction,
  timeline,
} from '@oriflamme/platform';
import type { Refusal } from '../connection/match-store.ts';
import { rowEntry } from '../connection/socket-transport.ts';
import type { MatchInfo, MatchState, Snapshot, Store } from './model.ts';

export interface Sandbox extends Store {
  /** The orders that stand, from the position it began with. */
  readonly orders: () => readonly { readonly seat: string | null; readonly order: Order; readonly dice: number }[];
}

/** Dice of this browser alone: nobody else ever sees them. */
const idleDice: Roller = {
  roll: () => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return (word % 6) + 1;
  },
};

/** A copy of a position in which both sides can be played, by the same rules, without the server knowing. */
export function openSandbox(start: MatchState, info: MatchInfo): Sandbox {
  const snapshot = start as PlatformState<MatchState['G']>;
  const seat = { name: null, person: null, taken: true, mine: true, present: true };
  let rows: MatchRow[] = [];
  let state = snapshot;
  let current: Snapshot = {
    link: 'live',
    failure: undefined,
    n: state._stateID,
    state,
    entries: [],
    info: { ...info, seats: { '0': seat, '1': seat }, offers: { draw: null, takeBack: null }, status: 'running' },
    pending: undefined,
    refusal: undefined,
    lines: [],
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<Snapshot>): void => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    send: (by, act) => {
      const done =
        act.kind === 'order'
          ? apply(joan1429, state, by, act.order, idleDice)
          : tableAction(joan1429, state, by, act.action as { type: 'undo' | 'redo' | 'phaseStart' }, {
              snapshot,
              rows,
            });
      if (!done.ok) {
        const refusal: Refusal = { kind: 'refused', violation: done.violation, act };
        set({ refusal });
        return true;
      }
      const entry = { ...rowEntry(done.row), turn: state.G.turn };
      rows = [...rows, done.row];
      state = done.state;
      set({ n: state._stateID, state, entries: [...current.entries, entry], refusal: undefined });
      return true;
    },
    dismissRefusal: () => set({ refusal: undefined }),
    say: () => Promise.resolve(false),
    close: () => listeners.clear(),
    orders: () => {
      const { past } = timeline(rows);
      return past.flatMap((n) => {
        const row = rows.find((one) => one.n === n);
        return row?.kind === 'order' ? [{ seat: row.seat, order: row.order as Order, dice: row.dice.length }] : [];
      });
    },
  };
}
