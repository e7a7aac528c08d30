import type { AnyHappening, MatchRow, Patch, Seat, TableAction } from '@oriflamme/platform';
import type { LogRecord, NewLogRecord } from '@oriflamme/storage';

export function toRecord(row: MatchRow, clientId: string | null): NewLogRecord {
  const { n, kind, seat, phase, step, dice, happenings, patch } = row;
  return {
    n,
    kind,
    seat,
    phase,
    step,
    client_id: clientId,
    body: row.kind === 'order' ? row.order : row.kind === 'table' ? row.action : null,
    standing: row.kind === 'order' && row.standing,
    dice: [...dice],
    happenings: [...happenings],
    patch: [...patch],
  };
}

/** What our own rows say is what they were made of, so nothing is parsed again. */
export function toRow(record: LogRecord | NewLogRecord): MatchRow {
  const base = {
    n: record.n,
    phase: record.phase,
    step: record.step,
    dice: record.dice,
    happenings: record.happenings as AnyHappening[],
    patch: record.patch as Patch,
  };
  switch (record.kind) {
    case 'start':
      return { ...base, kind: 'start', seat: null };
    case 'order':
      return {
        ...base,
        kind: 'order',
        seat: record.seat as Seat,
        order: record.body as { type: string },
        standing: record.standing,
      };
    case 'table':
      return { ...base, kind: 'table', seat: record.seat as Seat | null, action: record.body as TableAction };
  }
}

/** A row as clients read it. */
export const publicRow = (record: LogRecord): MatchRow & { readonly at: string } => ({
  ...toRow(record),
  at: record.at.toISOString(),
});

/** The row as an entry of boardgame.io's log, which stock clients keep; ours read it all from `metadata`. */
export function logEntry(row: MatchRow, turn: number): object {
  const { n, kind, seat, step, phase, happenings, dice } = row;
  const about = { n, kind, seat, step };
  const action =
    row.kind === 'order'
      ? { type: 'MAKE_MOVE', payload: { type: row.order.type, args: [row.order], playerID: seat } }
      : {
          type: row.kind === 'table' && row.action.type === 'redo' ? 'REDO' : 'UNDO',
          payload: { type: null, args: null, playerID: seat },
        };
  return {
    action,
    _stateID: n - 1,
    turn,
    phase,
    metadata: {
      happenings,
      dice,
      row: {
        ...about,
        ...(row.kind === 'order' && row.standing ? { standing: true } : {}),
        ...(row.kind === 'table' ? { action: row.action } : {}),
      },
    },
  };
}
