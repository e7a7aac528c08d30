import type { Queryable } from '../storage.ts';

export async function setStandingOrders(
  on: Queryable,
  matchId: string,
  seat: string,
  orders: string | null,
): Promise<void> {
  await on.query('update seats set standing = $3::json where match_id = $1 and seat = $2', [matchId, seat, orders]);
}

export type SeatOrders = { seat: string; standing: unknown; delegation: string | null };

export async function standingOrders(on: Queryable, matchId: string): Promise<SeatOrders[]> {
  const { rows } = await on.query<SeatOrders>('select seat, standing, delegation from seats where match_id = $1', [
    matchId,
  ]);
  return rows;
}

export async function setDelegation(on: Queryable, matchId: string, seat: string, delegation: string): Promise<void> {
  await on.query('update seats set delegation = $3 where match_id = $1 and seat = $2', [matchId, seat, delegation]);
}
