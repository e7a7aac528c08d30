import { type Seat, type Undoable, type UndoRow, violation } from '@oriflamme/platform';

/**
 * [6.1.6] A player takes back his own last order, as long as it asked nothing of fate or of the other side: no die fell, nothing was
 * revealed, and nobody else has decided since.
 */
export const undoable = (rows: readonly UndoRow[], seat: Seat): Undoable => {
  const last = rows[rows.length - 1];
  if (last === undefined || last.kind !== 'order') return { ok: false, violation: violation('6.1.6', 'nothingToUndo') };
  if (last.seat !== seat) return { ok: false, violation: violation('6.1.6', 'undoOthers') };
  if (last.dice > 0) return { ok: false, violation: violation('R48', 'undoDice') };
  return { ok: true, to: last.n - 1 };
};
