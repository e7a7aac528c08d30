import {
  type AnyGameModule,
  applyWithStanding,
  type MatchRow,
  type Seat,
  type TableRequest,
  tableAction,
  type Violation,
} from '@oriflamme/platform';
import {
  findByClientId,
  findMatch,
  GroupCommit,
  isRepeated,
  type MatchRecord,
  readRows,
  type Storage,
} from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logging.ts';
import type { Answer } from './answer.ts';
import { commitOf, type Grounds, type Made } from './commit-of.ts';
import { Doubts } from './doubts.ts';
import { EvenPace } from './even-pace.ts';
import { type Games, gameOf } from './games.ts';
import { readPast } from './history.ts';
import { advance, type HotMatch, readStanding, standOf } from './hot-match.ts';
import { HotMatches } from './hot-matches.ts';
import { toRow } from './log-rows.ts';
import type { MatchEvents } from './match-events.ts';
import { Turns } from './turns.ts';

const ROWS = 'match_rows';
const CHANGES = 'match_changes';

/** What ends a match whatever its rules are: nobody is held in one that is frozen. */
const ENDINGS: ReadonlySet<string> = new Set(['resign', 'draw', 'cancel', 'claimTime', 'abandon']);

type Make = (hot: HotMatch) => Made | { ok: false; violation: Violation };

/** Runs matches: one order at a time each, committed before anyone hears of it. */
export class MatchHost {
  readonly #storage: Storage;
  readonly #games: Games;
  readonly #log: Logger;
  readonly #events: MatchEvents;
  readonly #hot: HotMatches;
  readonly #commits: GroupCommit;
  readonly #pace = new EvenPace();
  readonly #turns = new Turns();
  readonly #doubts = new Doubts((id) => this.catchUp(id));
  #unlisten: (() => Promise<void>)[] = [];

  readonly #clock: Clock;

  constructor(storage: Storage, games: Games, log: Logger, events: MatchEvents, clock: Clock) {
    this.#clock = clock;
    this.#storage = storage;
    this.#games = games;
    this.#log = log;
    this.#events = events;
    this.#commits = new GroupCommit(storage);
    this.#hot = new HotMatches(storage, games, (id) => this.#turns.busy(id) || events.followed(id));
  }

  async start(): Promise<void> {
    const all = (work: (id: string) => Promise<void>): void => {
      for (const id of this.#hot.ids()) this.#inBackground(work(id));
    };
    this.#unlisten = [
      await this.#storage.listen(
        ROWS,
        (payload) => this.#hearRows(payload),
        () => all((id) => this.catchUp(id)),
      ),
      await this.#storage.listen(
        CHANGES,
        (id) => this.#inBackground(this.refresh(id)),
        () => all((id) => this.refresh(id)),
      ),
    ];
  }

  async stop(): Promise<void> {
    this.#doubts.stop();
    for (const unlisten of this.#unlisten) await unlisten();
    await this.#turns.finish();
  }

  /** The running or ended match; undefined when there is none or it has not started. */
  hot(id: string): Promise<HotMatch | undefined> {
    return this.#hot.get(id);
  }

  game(record: MatchRecord): AnyGameModule {
    return gameOf(this.#games, record.game);
  }

  order(id: string, seat: Seat, input: unknown, expected: number, clientId: string | null): Promise<Answer> {
    return this.#change(id, seat, expected, clientId, true, (hot) =>
      applyWithStanding(hot.game, hot.state, seat, input, hot.roller, hot.standing, hot.delegation),
    );
  }

  async table(
    id: string,
    seat: Seat | null,
    request: TableRequest,
    expected: number,
    clientId: string | null,
    grounds: Grounds = {},
  ): Promise<Answer> {
    const past = await readPast(this.#storage, id, request);
    return this.#change(id, seat, expected, clientId, !ENDINGS.has(request.type), (hot) => {
      const history = past ?? { snapshot: hot.base, rows: hot.rows };
      const result = tableAction(hot.game, hot.state, seat, request, history);
      return result.ok ? { ok: true, rows: [result.row], grounds } : result;
    });
  }

  /** Reads the rows that other processes wrote. */
  catchUp(id: string): Promise<void> {
    return this.#turns.take(id, async () => {
      const hot = await this.#hot.known(id);
      if (hot) await this.#takeOn(hot);
    });
  }

  /** Reads seats, offers and status again and tells those who follow. */
  async refresh(id: string): Promise<void> {
    await this.#turns.take(id, async () => {
      const hot = await this.#hot.known(id);
      if (hot) await this.#readRecord(hot);
    });
    this.#events.changed(id);
  }

  async #readRecord(hot: HotMatch): Promise<void> {
    const record = await findMatch(this.#storage, hot.id);
    if (!record) return;
    hot.record = { ...record, ...standOf(hot.state) };
    Object.assign(hot, await readStanding(this.#storage, hot.game, record));
  }

  /** Seats changed hands: this process knows at once, the others in a moment. */
  async seatsMoved(id: string): Promise<void> {
    await this.refresh(id);
    this.announceChange(id);
  }

  /** Seats, offers or status changed: every process reads them again. */
  announceChange(id: string): void {
    this.#storage.announce(CHANGES, id);
  }

  #change(
    id: string,
    seat: Seat | null,
    expected: number,
    clientId: string | null,
    rules: boolean,
    make: Make,
  ): Promise<Answer> {
    return this.#turns.take(id, async () => {
      let hot: HotMatch | undefined;
      await this.#pace.next();
      try {
        hot = await this.#hot.get(id);
        if (!hot) return { ok: false, code: 'no-such-match' };
        if (expected > hot.state._stateID || this.#doubts.has(hot)) await this.#takeOn(hot);
        if (expected !== hot.state._stateID) return await this.#firstAnswer(hot, seat, clientId);
        if (hot.record.status !== 'running') return { ok: false, code: 'not-running', n: hot.state._stateID };
        if (rules && hot.record.rules_version !== hot.game.rulesVersion)
          return { ok: false, code: 'frozen', n: hot.state._stateID };
        const made = make(hot);
        if (!made.ok) return { ok: false, code: 'refused', violation: made.violation, n: hot.state._stateID };
        return await this.#commit(hot, made, seat, clientId);
      } catch (error) {
        // Whether it was stored is not known now.
        if (hot) this.#doubts.add(hot);
        this.#log.error({ err: error, match: id }, 'order failed');
        return { ok: false, code: 'unavailable' };
      }
    });
  }

  /** Tried again while only the clock was another: time may have been given, or the clocks stopped, by anyone. */
  async #commit(hot: HotMatch, made: Made, seat: Seat | null, clientId: string | null): Promise<Answer> {
    const commit = commitOf(hot, made, seat, clientId, this.#clock.now());
    const committed = await this.#commits.commit(commit).catch((error: unknown) => {
      if (isRepeated(error)) return false;
      throw error;
    });
    if (!committed) {
      await this.#takeOn(hot);
      await this.#readRecord(hot);
      const holder = hot.record.seats.find((each) => each.seat === seat);
      if (holder?.taken_at !== commit.holder?.takenAt) return { ok: false, code: 'not-seated' };
      const { clockSeen } = commit;
      const again = hot.state._stateID === commit.expected && clockSeen !== null && made.grounds?.clock === undefined;
      if (again && JSON.stringify(hot.record.clock) !== JSON.stringify(clockSeen))
        return this.#commit(hot, made, seat, clientId);
      return this.#firstAnswer(hot, seat, clientId);
    }
    const [snapshot] = commit.snapshots;
    if (snapshot) hot.snapshotAt = snapshot.n;
    if (commit.clock !== null) {
      hot.record = { ...hot.record, clock: commit.clock };
      this.announceChange(hot.id);
    }
    const last = made.rows.at(-1)?.n ?? hot.state._stateID;
    this.#storage.announce(ROWS, `${hot.id} ${last}`);
    this.#tell(hot, made.rows);
    return { ok: true, n: made.rows[0]?.n ?? last };
  }

  /** An order sent again gets its first answer; any other that comes too late is told where the match stands. */
  async #firstAnswer(hot: HotMatch, seat: Seat | null, clientId: string | null): Promise<Answer> {
    const first = clientId === null ? undefined : await findByClientId(this.#storage, hot.id, clientId);
    if (first && first.seat === seat) return { ok: true, n: first.n };
    return { ok: false, code: 'stale', n: hot.state._stateID };
  }

  async #takeOn(hot: HotMatch): Promise<void> {
    this.#tell(hot, (await readRows(this.#storage, hot.id, hot.state._stateID)).map(toRow));
    this.#doubts.settled(hot);
  }

  #tell(hot: HotMatch, rows: readonly MatchRow[]): void {
    for (const row of rows) {
      const { status, offers } = hot.record;
      if (advance(hot, [row]).length === 0) continue;
      this.#events.row(hot, row, hot.state);
      const answered = JSON.stringify(hot.record.offers) !== JSON.stringify(offers);
      if (hot.record.status !== status || answered) this.#events.changed(hot.id);
    }
  }

  #hearRows(payload: string): void {
    const [id = '', n] = payload.split(' ');
    this.#inBackground(
      (async () => {
        const hot = await this.#hot.known(id);
        if (hot && hot.state._stateID < Number(n)) await this.catchUp(id);
        // Nobody in this process had it: the match may just have begun.
        else if (!hot) this.#events.changed(id);
      })(),
    );
  }

  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#log.warn({ err: error }, 'could not read a match again'));
  }
}
