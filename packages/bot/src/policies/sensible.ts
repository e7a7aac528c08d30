import { joan1429, type Options, type Order } from '@oriflamme/joan-1429';
import type { Policy } from './policy.ts';
import { sensibleCombat } from './sensible-combat.ts';
import { sensibleMovement } from './sensible-movement.ts';

/** Now and then something else, so that games do not all go the same way. */
const WHIM = 12;

/** Purposeful, not clever: relieve and take Orléans, crown Charles, keep sieges up, attack at good odds, obey mandates. */
export const sensible: Policy = (G, ctx, seat, options, choose) => {
  const composed = (): Order => joan1429.compose(options, choose);
  if (options.step === 'build') return composed();
  if (options.step === 'movement') return sensibleMovement(G, ctx, seat, options) ?? composed();
  if (isCombat(options)) return choose(WHIM) === 0 ? composed() : (sensibleCombat(G, ctx, seat, options) ?? composed());
  return joan1429.advise(G, ctx, seat) ?? composed();
};

const isCombat = (options: Options): options is Extract<Options, { step: 'combat' }> => options.step === 'combat';
