import { type HexId, holder, type Side, TOWNS } from '@oriflamme/joan-1429';
import type { Row } from '../../connection/wire.ts';
import type { Positions, Told } from './chronicle.ts';

/** A town that changed hands. */
export interface Change {
  readonly kind: 'holder';
  readonly n: number;
  readonly turn: number;
  readonly hex: HexId;
  readonly side: Side;
}

/**
 * Towns that changed hands without a word of it: an advance after combat enters a town, and a town goes home when its
 * garrison leaves. Read off the positions, as sieges are.
 */
export function untoldChanges(rows: readonly Row[], told: readonly Told[], positions: Positions): readonly Change[] {
  const changes: Change[] = [];
  let before = positions[0]?.G;
  for (const { n } of rows) {
    const G = positions[n]?.G;
    if (!G || !before) continue;
    const here = told.filter((one) => one.n === n);
    for (const { hex } of TOWNS) {
      const side = holder(G, hex);
      const said = here.some(
        ({ happening: { kind, ...facts } }) =>
          /^town(Taken|Falls|FellToSiege)$/.test(kind) && 'hex' in facts && facts.hex === hex,
      );
      if (side !== holder(before, hex) && !said)
        changes.push({ kind: 'holder', n, turn: here[0]?.turn ?? G.turn, hex, side });
    }
    before = G;
  }
  return changes;
}
