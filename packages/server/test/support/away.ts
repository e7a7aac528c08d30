import { type AnyGameModule, anyGame, type Seat } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import type { Storage } from '@oriflamme/storage';
import { createLogger } from '../../src/logging.ts';
import { matchesFeature } from '../../src/matches/feature.ts';
import { type MatchLimits, matchLimits } from '../../src/matches/limits.ts';
import type { MatchView } from '../../src/matches/view.ts';
import { noticesFeature } from '../../src/notices/feature.ts';
import type { NoticeWorker } from '../../src/notices/worker.ts';
import { createServer } from '../../src/server.ts';
import { parseSettings } from '../../src/settings.ts';
import { Board, Visitor } from './match-client.ts';

/** A clock that tests turn. */
export class TestClock {
  #at: number;
  constructor(iso: string) {
    this.#at = Date.parse(iso);
  }
  now(): Date {
    return new Date(this.#at);
  }
  set(iso: string): void {
    this.#at = Date.parse(iso);
  }
  turn(hours: number): void {
    this.#at += hours * 3_600_000;
  }
}

/** A server with matches and notices on a clock of its own. */
export async function awayServer(
  storage: Storage,
  clock: TestClock,
  environment: Record<string, string> = {},
  games: readonly AnyGameModule[] = [anyGame(toyGame)],
  limits: Partial<MatchLimits> = {},
) {
  let worker: NoticeWorker | undefined;
  const server = await createServer({
    storage,
    settings: parseSettings({
      ALLOWED_RECEIVERS: '127.0.0.1',
      PUBLIC_URL: 'https://play.example.org',
      ...environment,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    }),
    log: createLogger({ logLevel: 'silent' }),
    features: [
      matchesFeature(games, { clock }),
      noticesFeature(games, {
        clock,
        limits: { ...matchLimits, ...limits },
        worker: (made) => {
          worker = made;
        },
      }),
    ],
  });
  const port = await server.listen();
  /** Everything that is due at this moment of the test's clock. */
  const work = async (): Promise<void> => {
    // Once more: the timer's own round may have begun before the clock was turned.
    await worker?.work();
    await worker?.work();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    work,
    /** Hours go by: what has just happened is noted first, as the timer would. */
    later: async (hours: number) => {
      await work();
      clock.turn(hours);
      await work();
    },
    close: () => server.close(),
  };
}

export class Player extends Visitor {
  personId = '';

  static async come(url: string, name: string): Promise<Player> {
    const player = new Player(url);
    const { person } = await player.post<{ person: { id: string } }>('/api/session', { name });
    player.personId = person.id;
    return player;
  }

  async put<T>(path: string, body: unknown): Promise<T> {
    const response = await this.request('PUT', path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Orders by a socket that is there for the moment. */
  async order(matchId: string, seat: Seat, order: { type: string }): Promise<void> {
    await this.#brief(matchId, async (board) => {
      const answer = await board.order(seat, order);
      if (!answer.ok) throw new Error(JSON.stringify(answer));
    });
  }

  async wish(matchId: string, seat: Seat, wish: { type: string }) {
    return this.#brief(matchId, (board) => board.table(seat, wish));
  }

  async say(matchId: string, text: string): Promise<void> {
    await this.#brief(matchId, async (board) => {
      await board.socket.timeout(30_000).emitWithAck('chat', matchId, { payload: text }, null);
    });
  }

  async #brief<T>(matchId: string, use: (board: Board) => Promise<T>): Promise<T> {
    const board = new Board(this.socket('toy'), matchId);
    await board.sync();
    const result = await use(board);
    board.socket.close();
    return result;
  }
}

export async function slowMatch(url: string, how: Record<string, unknown> = {}) {
  const anne = await Player.come(url, 'Anne');
  const john = await Player.come(url, 'John');
  const { match } = await anne.post<{ match: MatchView }>('/api/matches', {
    game: 'toy',
    side: '0',
    pace: 'days',
    setup: { goal: 1000 },
    ...how,
  });
  await john.post(`/api/matches/${match.id}/join`);
  return { anne, john, id: match.id };
}
