import type { Queryable, Row } from '../storage.ts';
import type { LogRecord } from './records.ts';

const columns = 'n, kind, seat, phase, step, client_id, body, standing, dice, happenings, patch, at';

export async function readRows(on: Queryable, matchId: string, since: number, limit = 10_000): Promise<LogRecord[]> {
  const { rows } = await on.query<LogRecord & Row>(
    `select ${columns} from match_rows where match_id = $1 and n > $2::int order by n limit $3::int`,
    [matchId, since, limit],
  );
  return rows;
}

/** The number an order got when it was first sent. */
export async function findByClientId(
  on: Queryable,
  matchId: string,
  clientId: string,
): Promise<{ n: number; seat: string | null } | undefined> {
  const { rows } = await on.query<{ n: number; seat: string | null }>(
    'select n, seat from match_rows where match_id = $1 and client_id = $2',
    [matchId, clientId],
  );
  return rows[0];
}

/** The newest state kept that is not after `n`. */
export async function readSnapshot(
  on: Queryable,
  matchId: string,
  n: number,
): Promise<{ n: number; state: unknown } | undefined> {
  const { rows } = await on.query<{ n: number; state: unknown }>(
    'select n, state from snapshots where match_id = $1 and n <= $2::int order by n desc limit 1',
    [matchId, n],
  );
  return rows[0];
}

export async function readSeed(on: Queryable, matchId: string): Promise<Uint8Array | undefined> {
  const { rows } = await on.query<{ seed: Uint8Array }>('select seed from seeds where match_id = $1', [matchId]);
  return rows[0]?.seed;
}

/** Which seats have given an order, standing answers aside. */
export async function seatsThatOrdered(on: Queryable, matchId: string): Promise<string[]> {
  const { rows } = await on.query<{ seat: string }>(
    `select distinct seat from match_rows where match_id = $1 and kind = 'order' and not standing and seat is not null`,
    [matchId],
  );
  return rows.map((row) => row.seat);
}
