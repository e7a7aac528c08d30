import { io, type Socket } from 'socket.io-client';
import { SEAT, shiftOrder } from './bench-game.mjs';

const GAME = 'joan-1429';

/** One match with two real websockets, one order at a time; what both servers understand. */
export interface Pair {
  n: number;
  mover: Socket;
  other: Socket;
  credentials: string;
  id: string;
}

async function post<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export const connect = (url: string): Socket =>
  io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });

/** Resolves with the number of the state that the server answers with. */
export function follow(socket: Socket, id: string, seat: string | null, credentials: string | null): Promise<number> {
  return new Promise((resolve) => {
    socket.once('sync', (_: string, { state }: { state: { _stateID: number } }) => resolve(state._stateID));
    socket.emit('sync', id, seat, credentials, 2);
  });
}

export async function newPair(url: string): Promise<Pair> {
  const { matchID: id } = await post<{ matchID: string }>(url, `/games/${GAME}/create`, {
    numPlayers: 2,
    setupData: {},
  });
  const join = (playerID: string) =>
    post<{ playerCredentials: string }>(url, `/games/${GAME}/${id}/join`, {
      playerID,
      playerName: `Player ${playerID}`,
    });
  const first = await join('0');
  const { playerCredentials: credentials } = await join('1');
  const [mover, other] = [connect(url), connect(url)];
  const [n] = await Promise.all([
    follow(mover, id, SEAT, credentials),
    follow(other, id, '0', first.playerCredentials),
  ]);
  return { n, mover, other, credentials, id };
}

export const leave = ({ mover, other }: Pair): void => {
  mover.close();
  other.close();
};

/** Milliseconds from sending one order until the mover has been sent the state after it (whole or as a patch). */
export function order(pair: Pair): Promise<number> {
  const began = performance.now();
  const { n, mover, id, credentials } = pair;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Order ${n} was not answered`)), 30_000);
    const done = (number: number): void => {
      if (number <= n) return;
      clearTimeout(timer);
      mover.off('patch', patched).off('update', updated);
      pair.n = number;
      resolve(performance.now() - began);
    };
    const patched = (_: string, __: number, number: number): void => done(number);
    const updated = (_: string, state: { _stateID: number }): void => done(state._stateID);
    mover.on('patch', patched).on('update', updated);
    const payload = { type: 'shift', args: [shiftOrder(n)], playerID: SEAT, credentials };
    mover.emit('update', { type: 'MAKE_MOVE', payload }, n, id, SEAT);
  });
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  bytesToClient: number;
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Every match plays for so long, one order outstanding each. */
export async function load(pairs: readonly Pair[], ms: number): Promise<LoadResult> {
  let bytes = 0;
  for (const { other } of pairs) {
    other.io.engine.on('packet', ({ type, data }: { type: string; data?: string }) => {
      if (type === 'message') bytes += data?.length ?? 0;
    });
  }
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() - began < ms) times.push(await order(pair));
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const { other } of pairs) other.io.engine.off('packet');
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    bytesToClient: bytes / times.length,
  };
}
