import { type History, type MatchState, stateAt, type TableRequest, undoRows } from '@oriflamme/platform';
import { type Queryable, readRows, readSnapshot, type Storage } from '@oriflamme/storage';
import { toRow } from './log-rows.ts';

/** The state after any row, from the snapshot before it. */
export async function readState(storage: Queryable, id: string, n: number): Promise<MatchState | undefined> {
  const snapshot = await readSnapshot(storage, id, n);
  if (!snapshot) return undefined;
  const rows = (await readRows(storage, id, snapshot.n, n - snapshot.n)).map(toRow);
  if (snapshot.n + rows.length !== n) return undefined;
  return stateAt({ snapshot: snapshot.state as MatchState, rows }, n);
}

/** The snapshot and rows that reach as far back as the request may go, where memory does not. */
export async function readPast(storage: Storage, id: string, request: TableRequest): Promise<History | undefined> {
  if (request.type === 'takeBack' || request.type === 'setBack') return readSince(storage, id, Math.max(0, request.to));
  return request.type === 'phaseStart' ? readPhase(storage, id) : undefined;
}

/** A phase has seldom more rows than this; where it has, the next look goes several times as far back. */
const FIRST_LOOK_ROWS = 64;
const FARTHER = 4;

/** From some snapshot before the orders of this phase and step: nothing is gone back behind their first. */
async function readPhase(storage: Storage, id: string): Promise<History | undefined> {
  const newest = (await readSnapshot(storage, id, NEWEST))?.n ?? 0;
  for (let back = FIRST_LOOK_ROWS; ; back *= FARTHER) {
    const history = await readSince(storage, id, Math.max(0, newest - back));
    if (!history || history.snapshot._stateID === 0) return history;
    const standing = undoRows(history.rows);
    const last = standing.at(-1);
    if (standing.some(({ phase, step }) => phase !== last?.phase || step !== last?.step)) return history;
  }
}

/** More than any number of a row. */
const NEWEST = 2 ** 31 - 1;

async function readSince(storage: Storage, id: string, n: number): Promise<History | undefined> {
  const snapshot = await readSnapshot(storage, id, n);
  if (!snapshot) return undefined;
  const rows = (await readRows(storage, id, snapshot.n)).map(toRow);
  return { snapshot: snapshot.state as MatchState, rows };
}
