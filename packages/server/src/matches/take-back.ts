import { type Die, timeline } from '@oriflamme/platform';
import { readRows, type Storage } from '@oriflamme/storage';
import { publicRow, toRow } from './log-rows.ts';

type PublicRow = ReturnType<typeof publicRow>;

/** What going back to `to` would undo, and every die that has been seen since: nobody forgets those. */
export async function wouldUndo(
  storage: Storage,
  id: string,
  to: number,
): Promise<{ undone: Omit<PublicRow, 'patch'>[]; dice: Die[] }> {
  const records = await readRows(storage, id, to);
  const standing = new Set(timeline(records.map(toRow)).past);
  return {
    undone: records
      .filter((record) => standing.has(record.n))
      .map(publicRow)
      .map(({ patch: _, ...row }) => row),
    dice: records.flatMap((record) => record.dice),
  };
}
