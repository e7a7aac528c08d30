import { applyPatch, type MatchRow, type MatchState, type Patch, type Seat } from '@oriflamme/platform';
import { io, type Socket } from 'socket.io-client';
import type { MatchView } from '../../src/matches/view.ts';

export type Answer = {
  ok: boolean;
  n?: number | null;
  error?: { code: string; message: string; rule?: string; n?: number };
};
export type SyncAnswer = Answer & {
  match: MatchView;
  seats: Seat[];
  state?: MatchState;
  rows?: MatchRow[];
  log: MatchRow[];
};

/** How long an answer is waited for: longer than a busy machine takes, and less than a test may. */
const PATIENCE_MS = 30_000;

/** A player's browser as far as the server sees it: a cookie, requests, and sockets that apply patches. */
export class Visitor {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.post('/api/session', { name });
    return visitor;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: this.cookie,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const response = await this.request('POST', path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.request('GET', path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  socket(game: string, url = this.url): Socket {
    return io(`${url}/${game}`, {
      extraHeaders: { cookie: this.cookie },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
  }
}

/** One connection to one match, with the state as the patches make it. */
export class Board {
  readonly socket: Socket;
  readonly matchId: string;
  state: MatchState | undefined;
  match: MatchView | undefined;
  readonly patches: { n: number; bytes: number }[] = [];
  readonly log: unknown[] = [];
  #waiting: (() => void)[] = [];

  constructor(socket: Socket, matchId: string) {
    this.socket = socket;
    this.matchId = matchId;
    socket.on('patch', (id: string, before: number, n: number, patch: Patch, log: unknown[]) => {
      if (id !== matchId || this.state?._stateID !== before) return;
      this.state = applyPatch(this.state, patch);
      this.patches.push({ n, bytes: JSON.stringify([patch, log]).length });
      this.log.push(...log);
      this.#wake();
    });
    socket.on('sync', (id: string, info: { state: MatchState }) => {
      if (id === matchId) this.state = info.state;
      this.#wake();
    });
    socket.on('match', (id: string, match: MatchView) => {
      if (id === matchId) this.match = match;
      this.#wake();
    });
  }

  async sync(options: { since?: number; language?: 'en' | 'fr' } = {}): Promise<SyncAnswer> {
    const answer = (await this.socket
      .timeout(PATIENCE_MS)
      .emitWithAck('sync', this.matchId, null, null, options)) as SyncAnswer;
    if (answer.state) this.state = answer.state;
    if (answer.rows && this.state)
      for (const row of answer.rows) if (row.n > this.state._stateID) this.state = applyPatch(this.state, row.patch);
    if (answer.ok) this.match = answer.match;
    return answer;
  }

  order(seat: Seat, order: { type: string }, id: string = crypto.randomUUID(), n = this.n): Promise<Answer> {
    const action = { type: 'MAKE_MOVE', payload: { type: order.type, args: [order], playerID: seat } };
    return this.socket.timeout(PATIENCE_MS).emitWithAck('update', action, n, this.matchId, seat, id) as Promise<Answer>;
  }

  table(
    seat: Seat,
    wish: { type: string; to?: number },
    id: string = crypto.randomUUID(),
    n = this.n,
  ): Promise<Answer> {
    return this.socket.timeout(PATIENCE_MS).emitWithAck('table', wish, n, this.matchId, seat, id) as Promise<Answer>;
  }

  /** Sends until an answer comes, as a client does whose server went away: the same id every time. */
  async insist(seat: Seat, order: { type: string }): Promise<Answer> {
    const [id, n] = [crypto.randomUUID(), this.n];
    for (const end = Date.now() + 300_000; Date.now() < end; ) {
      const answer = await this.order(seat, order, id, n).catch(() => undefined);
      if (answer && answer.error?.code !== 'unavailable') return answer;
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (this.socket.connected) await this.sync({ since: this.n }).catch(() => undefined);
    }
    throw new Error('No answer came');
  }

  get n(): number {
    return this.state?._stateID ?? -1;
  }

  /** Resolves once it holds; fails after some seconds, saying where the board stands. */
  async until(what: string, holds: (board: this) => boolean, ms = PATIENCE_MS): Promise<void> {
    const end = Date.now() + ms;
    while (!holds(this)) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`Waited in vain until ${what}; the board is at ${this.n}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  at(n: number): Promise<void> {
    return this.until(`row ${n} arrives`, () => this.n >= n);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) each();
  }
}

/** Two visitors and a match that has begun. */
export interface TwoPlayers {
  english: Visitor;
  french: Visitor;
  boards: readonly [Board, Board];
  id: string;
  close(): void;
}

export async function twoPlayers(url: string, game: string, setup: unknown = {}): Promise<TwoPlayers> {
  const [english, french] = await Promise.all([Visitor.named(url, 'Suffolk'), Visitor.named(url, 'Dunois')]);
  const { match } = await english.post<{ match: MatchView }>('/api/matches', { game, setup, side: '0', nonce: 'n0' });
  await french.post(`/api/matches/${match.id}/join`, { nonce: 'n1' });
  const boards = [new Board(english.socket(game), match.id), new Board(french.socket(game), match.id)] as const;
  await Promise.all(boards.map((board) => board.sync()));
  const close = (): void => {
    for (const board of boards) board.socket.close();
  };
  return { english, french, boards, id: match.id, close };
}
