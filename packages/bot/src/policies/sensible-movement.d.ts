import { type G, type MovementOptions, type Order } from '@oriflamme/joan-1429';
import type { Ctx, Seat } from '@oriflamme/platform';
/** Mandates first; then kings, armies and lone leaders go where their side wants them; undefined when the bot has no idea. */
export declare const sensibleMovement: (G: G, ctx: Ctx, seat: Seat, options: MovementOptions) => Order | undefined;
