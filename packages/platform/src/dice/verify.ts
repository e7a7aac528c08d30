import type { Die } from '../table-plugin.ts';
import { commitment, fairRoller, type Nonces } from './fair-roller.ts';

export interface DiceToVerify {
  /** The hash published when the match was created. */
  readonly commitment: string;
  readonly seed: string;
  readonly nonces: Nonces;
  readonly rows: readonly { readonly n: number; readonly dice: readonly Die[] }[];
}

export type DiceFault =
  | { readonly kind: 'otherSeed' }
  | {
      readonly kind: 'otherFace';
      readonly row: number;
      readonly roll: number;
      readonly face: number;
      readonly due: number;
    }
  | { readonly kind: 'outOfOrder'; readonly row: number; readonly roll: number; readonly due: number };

/** Checks every roll of an ended match: the seed is the one promised, each face the one due, no number left out or used twice. */
export function verifyDice(match: DiceToVerify): { readonly rolls: number; readonly faults: readonly DiceFault[] } {
  const faults: DiceFault[] = [];
  if (commitment(match.seed) !== match.commitment) faults.push({ kind: 'otherSeed' });
  const roller = fairRoller(match.seed, match.nonces);
  let rolls = 0;
  for (const row of match.rows)
    for (const { n, face } of row.dice) {
      rolls += 1;
      if (n !== rolls) faults.push({ kind: 'outOfOrder', row: row.n, roll: n, due: rolls });
      const due = roller.roll(n);
      if (face !== due) faults.push({ kind: 'otherFace', row: row.n, roll: n, face, due });
    }
  return { rolls, faults };
}
