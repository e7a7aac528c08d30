import {
  type AnyGameModule,
  applyPatch,
  DELEGATIONS,
  type Delegation,
  type MatchRow,
  type MatchState,
  type Roller,
  type Seat,
  type StandingBySeat,
} from '@oriflamme/platform';
import {
  findMatch,
  type MatchRecord,
  readRows,
  readSnapshot,
  type SeatOrders,
  type Storage,
  standingOrders,
} from '@oriflamme/storage';
import { rollerOf } from '../dice/seeds.ts';
import { toRow } from './log-rows.ts';

/** Rows kept in memory, for undo and for clients that come back: more than one side's phase has. */
const ROWS_KEPT = 128;

/** A match that runs, in memory. The state number in the database decides, never this copy. */
export interface HotMatch {
  readonly id: string;
  readonly game: AnyGameModule;
  record: MatchRecord;
  state: MatchState;
  /** The state before the first of `rows`. */
  base: MatchState;
  rows: MatchRow[];
  /** The number of the newest snapshot stored. */
  snapshotAt: number;
  readonly roller: Roller;
  standing: StandingBySeat<unknown>;
  delegation: Readonly<Record<Seat, Delegation>>;
}

/** Undefined when there is no such match, or when it has not started. */
export async function loadHot(
  storage: Storage,
  game: (record: MatchRecord) => AnyGameModule,
  id: string,
): Promise<HotMatch | undefined> {
  const record = await findMatch(storage, id);
  if (!record || record.state_number === null) return undefined;
  const newest = record.state_number;
  const kept = await readSnapshot(storage, id, Math.max(0, newest - ROWS_KEPT / 2));
  if (!kept) throw new Error(`Match ${id} has no snapshot`);
  const base = kept.state as MatchState;
  const last = await readSnapshot(storage, id, newest);
  const rows = (await readRows(storage, id, kept.n)).map(toRow);
  const hot: HotMatch = {
    id,
    game: game(record),
    record,
    state: base,
    base,
    rows: [],
    snapshotAt: last?.n ?? kept.n,
    roller: await rollerOf(storage, record),
    ...(await readStanding(storage, game(record), record)),
  };
  advance(hot, rows);
  return hot;
}

/** Takes rows on, in order; those it has already are left out. Gives the new ones. */
export function advance(hot: HotMatch, rows: readonly MatchRow[]): MatchRow[] {
  const taken: MatchRow[] = [];
  for (const row of rows) {
    if (row.n <= hot.state._stateID) continue;
    if (row.n !== hot.state._stateID + 1) throw new Error(`Match ${hot.id}: row ${hot.state._stateID + 1} is missing`);
    hot.state = applyPatch(hot.state, row.patch);
    hot.rows.push(row);
    taken.push(row);
  }
  trim(hot);
  const stand = standOf(hot.state);
  // What was asked for was asked of the state before; an offered draw stands until the match ends.
  const offers =
    taken.length === 0 ? hot.record.offers : { draw: stand.outcome ? null : hot.record.offers.draw, takeBack: null };
  hot.record = { ...hot.record, ...stand, offers, updated_at: new Date() };
  return taken;
}

function trim(hot: HotMatch): void {
  if (hot.rows.length <= ROWS_KEPT) return;
  for (const row of hot.rows.splice(0, hot.rows.length - ROWS_KEPT / 2)) hot.base = applyPatch(hot.base, row.patch);
}

/** What the match's own row says of its state. */
export function standOf(state: MatchState): Pick<MatchRecord, 'state_number' | 'active' | 'outcome' | 'status'> {
  const outcome = (state.ctx.gameover ?? null) as MatchRecord['outcome'];
  return {
    state_number: state._stateID,
    active: outcome ? [] : Object.keys(state.ctx.activePlayers ?? {}),
    outcome,
    status: outcome === null ? 'running' : outcome.by === 'cancellation' ? 'cancelled' : 'finished',
  };
}

/** In slow matches what is routine is decided for a player unless he wants to be asked. */
export const delegationOf = ({ delegation }: Pick<SeatOrders, 'delegation'>, pace: string): Delegation =>
  DELEGATIONS.find((each) => each === delegation) ?? (pace === 'days' || pace === 'week' ? 'routine' : 'ask');

export async function readStanding(
  storage: Storage,
  game: AnyGameModule,
  { id, pace }: Pick<MatchRecord, 'id' | 'pace'>,
): Promise<Pick<HotMatch, 'standing' | 'delegation'>> {
  const standing: Record<Seat, unknown> = { '0': null, '1': null };
  const delegation: Record<Seat, Delegation> = { '0': 'ask', '1': 'ask' };
  for (const held of await standingOrders(storage, id)) {
    const seat = held.seat as Seat;
    delegation[seat] = delegationOf(held, pace);
    const parsed = held.standing === null ? undefined : game.parseStandingOrders(held.standing);
    // Standing orders of an older form answer nothing, which is what a player without any gets.
    if (parsed?.ok) standing[seat] = parsed.value;
  }
  return { standing, delegation };
}
