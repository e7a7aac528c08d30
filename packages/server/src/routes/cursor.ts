import { z } from 'zod';
import { Problem } from '../problem.ts';
import { holdsOnlyText } from '../text.ts';

/** Years that the database knows as well as we do. */
const moment = z.iso.datetime().refine((text) => Date.parse(text) >= 0);
const cursor = z.tuple([moment, z.string().max(40)]);

/** Where a page ended: opaque to the caller, who hands it back. */
export const encodeCursor = (match: { updated_at: Date; id: string }): string =>
  Buffer.from(JSON.stringify([match.updated_at.toISOString(), match.id])).toString('base64url');

export function decodeCursor(text: string): { updatedAt: Date; id: string } {
  try {
    const [updatedAt, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (!holdsOnlyText(id)) throw new RangeError('Not an id');
    return { updatedAt: new Date(updatedAt), id };
  } catch {
    throw new Problem(400, 'invalid-cursor', 'The page to go on from is not one that was given out');
  }
}
