import { type G, type Options, type Order } from '@oriflamme/joan-1429';
import type { Ctx, Seat } from '@oriflamme/platform';

type Combat = Extract<
  Options,
  {
    step: 'combat';
  }
>;
/** What Jeanne owes first; then a siege where one can be laid, then the best attack at good odds; else the end of the phase. */
export declare const sensibleCombat: (G: G, ctx: Ctx, seat: Seat, options: Combat) => Order | undefined;
