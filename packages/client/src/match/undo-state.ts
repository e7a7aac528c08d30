import { joan1429 } from '@oriflamme/joan-1429';
import { type MatchRow, type Seat, timeline, undoRows, type Violation } from '@oriflamme/platform';
import type { Entry } from './model.ts';

export interface UndoState {
  readonly undo: boolean;
  readonly redo: boolean;
  readonly phaseStart: boolean;
}

const nothing: UndoState = { undo: false, redo: false, phaseStart: false };

/** Why nothing can be taken back now; undefined where something can. */
export function whyNoUndo(entries: readonly Entry[], seat: Seat | undefined): Violation | undefined {
  if (seat === undefined) return undefined;
  const answer = joan1429.undoable(undoRows(entries.flatMap((entry) => asRow(entry) ?? [])), seat);
  return answer.ok ? undefined : answer.violation;
}

/** What may be taken back and brought back now; the server asks the same of its own rows. */
export function undoState(entries: readonly Entry[], seat: Seat | undefined): UndoState {
  if (seat === undefined) return nothing;
  const rows = entries.flatMap((entry) => asRow(entry) ?? []);
  const undo = joan1429.undoable(undoRows(rows), seat).ok;
  const [next] = timeline(rows).future;
  const lastBack = rows.findLast((row) => row.kind === 'table' && row.action.type !== 'redo');
  const own = lastBack?.kind === 'table' && ['undo', 'phaseStart'].includes(lastBack.action.type);
  const redo = next !== undefined && own && rows.some((row) => row.n === next && row.seat === seat);
  return { undo, redo, phaseStart: undo };
}

function asRow({ n, kind, seat, phase, step, standing, order, action, dice }: Entry): MatchRow | undefined {
  const base = { n, phase, step, dice: dice.map((face, index) => ({ n: index, face })), happenings: [], patch: [] };
  if (kind === 'order' && seat !== null) return { ...base, kind, seat, standing, order: order ?? { type: '' } };
  if (kind === 'table' && action !== undefined) return { ...base, kind, seat, action };
  return undefined;
}
