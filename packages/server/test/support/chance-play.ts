import { joan1429 } from '@oriflamme/joan-1429';
import type { MatchRow, MatchState, Seat } from '@oriflamme/platform';
import { expect } from 'vitest';
import { type Board, type TwoPlayers, twoPlayers } from './match-client.ts';

/** Servers that crash again and again may all be gone before a board has asked; some minutes of that are borne. */
const PATIENCE_MS = 300_000;

/** How much has been played, and whether to stop. */
export interface Load {
  orders: number;
  /** Orders beyond this wait until it is raised, so that no match is over too soon. */
  most?: number;
  enough: boolean;
}

/** Plays until told that it is enough, or the match ends; gives every order, each acknowledged in the end. */
async function playByChance({ boards }: TwoPlayers, salt: number, load: Load): Promise<[Seat, unknown][]> {
  const sent: [Seat, unknown][] = [];
  let chance = salt;
  const choose = (n: number): number => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return (chance >>> 8) % n;
  };
  while (!load.enough) {
    if (load.orders >= (load.most ?? Number.POSITIVE_INFINITY)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    const state = boards[0].state as MatchState<Parameters<typeof joan1429.options>[0]>;
    if (state.ctx.gameover !== undefined) break;
    const seat = Object.keys(state.ctx.activePlayers ?? {})[0] as Seat;
    const options = joan1429.options(state.G, state.ctx, seat);
    if (!options) throw new Error('Nobody decides');
    const order = joan1429.compose(options, choose);
    expect(await boards[Number(seat) as 0 | 1].insist(seat, order)).toEqual({ ok: true, n: sent.length + 1 });
    load.orders += 1;
    sent.push([seat, JSON.parse(JSON.stringify(order))]);
    for (const board of boards) await reach(board, sent.length);
  }
  return sent;
}

interface Played {
  match: TwoPlayers;
  orders: [Seat, unknown][];
}

/** Plays until told that it is enough: dice may end a match soon, and then there is another. */
export async function playOn(first: TwoPlayers, url: string, salt: number, load: Load): Promise<Played[]> {
  const played: Played[] = [];
  for (let match = first; ; match = await another(url)) {
    const orders = await playByChance(match, salt + 1000 * played.length, load);
    if (orders.length > 0 || played.length === 0) played.push({ match, orders });
    else match.close();
    if (load.enough) return played;
  }
}

/** Asked for until a server is there to answer. */
async function another(url: string): Promise<TwoPlayers> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await twoPlayers(url, joan1429.id);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** By the patch if it comes; after a crash by asking. */
async function reach(board: Board, n: number): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; board.n < n && Date.now() < end; ) {
    await board.until(`row ${n} arrives`, () => board.n >= n, 200).catch(() => undefined);
    if (board.n < n && board.socket.connected) await board.sync({ since: board.n }).catch(() => undefined);
  }
  expect(board.n).toBe(n);
}

/** Every acknowledged order is in the log, once and in its place, and the boards show what is stored. */
export async function expectAll(match: TwoPlayers, orders: readonly [Seat, unknown][]): Promise<void> {
  expect(orders.length).toBeGreaterThan(0);
  const rows: MatchRow[] = [];
  for (;;) {
    const since = rows.at(-1)?.n ?? -1;
    const page = await match.english.get<{ rows: MatchRow[] }>(`/api/matches/${match.id}/rows?since=${since}`);
    if (page.rows.length === 0) break;
    rows.push(...page.rows);
  }
  expect(rows.slice(1).map((row) => (row.kind === 'order' ? [row.seat, row.order] : row.kind))).toEqual(orders);
  const { state } = await match.english.get<{ state: MatchState }>(
    `/api/matches/${match.id}/state?at=${orders.length}`,
  );
  for (const board of match.boards) expect(board.state).toEqual(state);
  match.close();
}
