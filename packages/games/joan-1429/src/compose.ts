import { composeBattle } from './battle/compose.ts';
import type { Options } from './options.ts';
import type { Order } from './orders.ts';
import { composeBuild } from './rules/build-order.ts';
import { composeMovement } from './rules/movement-compose.ts';

/** One complete legal order out of what is described; `choose(n)` gives a whole number from 0 to n − 1. */
export const compose = (options: Options, choose: (n: number) => number): Order => {
  if (options.step === 'build') return composeBuild(options, choose);
  if (options.step === 'movement') return composeMovement(options, choose);
  const owed = options.owed ?? [];
  const order = owed[owed.length === 0 ? 0 : choose(owed.length)];
  return order ?? composeBattle(options, choose);
};
