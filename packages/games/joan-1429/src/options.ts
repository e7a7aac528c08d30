import { type BattleOptions, battleOptions } from './battle/options.ts';
import type { HexId, Situation } from './ids.ts';
import type { Attack, Besiege } from './orders.ts';
import { owedAttacks } from './phases/mandate-duty.ts';
import { type BuildOptions, buildOptions } from './rules/build-order.ts';
import { type MovementOptions, movementOptions } from './rules/movement-options.ts';
import type { G } from './state.ts';

/** What the Combat Phase adds to its attacks: markers to take back, and what Jeanne's mandate asks for first. */
export interface CombatExtras {
  readonly removeFieldworks: readonly HexId[];
  /** While there are any, other attacks from her hex and the end of the phase must wait [R46]. */
  readonly owed: readonly (Attack | Besiege)[];
}

export type Options = BuildOptions | MovementOptions | (BattleOptions & Partial<CombatExtras>);

/** What the deciding side may do now, described rather than listed. */
export const optionsOf = (G: G, at: Situation): Options => {
  if (at.step === 'build') return buildOptions(G, at.side);
  if (at.step === 'movement') return movementOptions(G, at.side);
  const options = battleOptions(G, at);
  if (at.step !== 'combat') return options;
  const removable = (Object.keys(G.fieldworks) as HexId[]).filter((hex) => G.fieldworks[hex] === at.side);
  return { ...options, removeFieldworks: removable, owed: owedAttacks(G, at) };
};
