import type { LogEntry, Plugin } from 'boardgame.io';
import type { Seat } from './seat.ts';
import type { AnyHappening, MatchTable, Roller } from './table.ts';

export interface Die {
  /** The roll's number within the match. */
  readonly n: number;
  readonly face: number;
}

/** What one reducer call rolled and told. */
export interface TableRecord {
  readonly dice: Die[];
  readonly happenings: AnyHappening[];
}

/** The plugin's data, in the state for all to see: how many dice this match has rolled. */
export interface TableData {
  readonly rolls: number;
}

interface Sitting extends TableRecord {
  readonly roller: Roller;
  deciding: { seat: Seat; step: string } | undefined;
}

/** Set for one synchronous reducer call, so that the roller is never part of any state. */
let sitting: Sitting | undefined;

/** Runs one call of the reducer with dice from `roller`, and gives what was rolled and told. */
export function atTable<T>(roller: Roller, call: () => T): { result: T; record: TableRecord } {
  if (sitting) throw new Error('One order at a time: the reducer was called from within itself');
  const record: Sitting = { roller, dice: [], happenings: [], deciding: undefined };
  sitting = record;
  try {
    return { result: call(), record: { dice: record.dice, happenings: record.happenings } };
  } finally {
    sitting = undefined;
  }
}

/** Gives moves and hooks `table.d6()`, `table.tell(happening)` and `table.decides(seat, step)`; every game lists it in its `plugins`. */
export const tablePlugin: Plugin<MatchTable, TableData> = {
  name: 'table',
  setup: () => ({ rolls: 0 }),
  api: ({ data }) => ({
    d6: () => rollFor(data),
    tell: (happening) => {
      sitting?.happenings.push(happening);
    },
    decides: (seat, step) => {
      if (sitting) sitting.deciding = { seat, step };
    },
  }),
  // Runs after all hooks and events, when the order's log entry exists; boardgame.io's own log plugin loses hooks.
  dangerouslyFlushRawState: ({ state, data }) => {
    const { dice, happenings, deciding } = sitting ?? { dice: [], happenings: [], deciding: undefined };
    const flushed = { ...state, plugins: { ...state.plugins, table: { data: { rolls: data.rolls + dice.length } } } };
    if (deciding) flushed.ctx = { ...state.ctx, activePlayers: { [deciding.seat]: deciding.step } };
    const [entry, ...rest] = state.deltalog ?? [];
    if (entry) flushed.deltalog = [{ ...entry, metadata: { happenings, dice } } satisfies LogEntry, ...rest];
    return flushed;
  },
};

function rollFor(data: TableData): number {
  if (!sitting) throw new Error('Dice fall only within apply and newMatch');
  const n = data.rolls + sitting.dice.length + 1;
  const face = sitting.roller.roll(n);
  if (!Number.isInteger(face) || face < 1 || face > 6) throw new RangeError(`Roll ${n} gave ${face}`);
  sitting.dice.push({ n, face });
  return face;
}
