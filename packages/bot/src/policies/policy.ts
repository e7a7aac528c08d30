import type { G, Options, Order } from '@oriflamme/joan-1429';
import type { Ctx, Seat } from '@oriflamme/platform';

/** How a bot answers: one complete order out of what it may do. */
export type Policy = (G: G, ctx: Ctx, seat: Seat, options: Options, choose: (n: number) => number) => Order;
