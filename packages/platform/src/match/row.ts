import type { UndoRow } from '../game-module.ts';
import type { Patch } from '../json/patch.ts';
import type { Seat } from '../seat.ts';
import type { AnyHappening } from '../table.ts';
import type { Die } from '../table-plugin.ts';
import type { TableAction } from './table-action.ts';

interface RowBase {
  /** The state number after this row. The first row is 0, the start of the match. */
  readonly n: number;
  readonly seat: Seat | null;
  /** Where the match stood when the row was made. */
  readonly phase: string | null;
  readonly step: string | null;
  readonly dice: readonly Die[];
  readonly happenings: readonly AnyHappening[];
  readonly patch: Patch;
}

export interface StartRow extends RowBase {
  readonly kind: 'start';
  readonly seat: null;
}

export interface OrderRow extends RowBase {
  readonly kind: 'order';
  readonly seat: Seat;
  readonly order: { readonly type: string };
  /** Given for the player by his standing orders. */
  readonly standing: boolean;
}

export interface TableRow extends RowBase {
  readonly kind: 'table';
  readonly action: TableAction;
}

export type MatchRow = StartRow | OrderRow | TableRow;

/** The state numbers that the present stands on, oldest first, and those that redo would bring back, next first. */
export interface Timeline {
  readonly past: readonly number[];
  readonly future: readonly number[];
}

/** Which orders of the log stand: undone ones are out, redone ones in again. */
export function timeline(rows: readonly MatchRow[]): Timeline {
  let past: number[] = [];
  let future: number[] = [];
  for (const row of rows) {
    if (row.kind === 'table' && row.action.type === 'newRules') {
      past = [];
      future = [];
    } else if (row.kind === 'order') {
      past.push(row.n);
      future = [];
    } else if (row.kind === 'table' && row.action.type === 'redo') {
      // By its own number, not the first of `future`: the undo may lie before the rows at hand.
      const { to } = row.action;
      past.push(to);
      future = future.filter((n) => n !== to);
    } else if (row.kind === 'table' && 'to' in row.action) {
      const { to } = row.action;
      future = [...past.filter((n) => n > to), ...future];
      past = past.filter((n) => n <= to);
    }
  }
  return { past, future };
}

/** The orders that stand, as a game's `undoable` asks for them. */
export function undoRows(rows: readonly MatchRow[]): UndoRow[] {
  const standing = new Set(timeline(rows).past);
  return rows
    .filter((row) => row.kind === 'order' && standing.has(row.n))
    .map((row) => ({
      n: row.n,
      kind: 'order',
      seat: row.seat,
      phase: row.phase,
      step: row.step,
      dice: row.dice.length,
      standing: row.kind === 'order' && row.standing,
    }));
}
