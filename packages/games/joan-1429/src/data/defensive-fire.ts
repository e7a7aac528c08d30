/** [6.2.6] SPs the attacker loses, by SPs firing (up to, and including, `upTo`) and die 1 to 6. */
export const DEFENSIVE_FIRE: readonly { readonly upTo: number; readonly losses: readonly number[] }[] = Object.freeze([
  { upTo: 4, losses: [0, 0, 0, 1, 2, 2] },
  { upTo: 8, losses: [0, 0, 1, 2, 2, 2] },
  { upTo: Number.POSITIVE_INFINITY, losses: [1, 2, 3, 3, 3, 3] },
]);
