import type { Happening } from '@oriflamme/joan-1429';

/** The dice a happening tells of. */
export function diceIn(happening: Happening): number[] {
  if ('die' in happening) return [happening.die];
  return 'dice' in happening ? [...happening.dice] : [];
}
