import { fairRoller, newMatch, otherSeat, PACES, type PaceName, SEATS, type Seat } from '@oriflamme/platform';
import {
  addToOutbox,
  areApart,
  cancelOpen,
  commitRows,
  createMatch,
  endInvitation,
  findMatch,
  freeSeat,
  invitationsTo,
  invite,
  lockMatch,
  type MatchRecord,
  readSeed,
  type SeatRecord,
  type Storage,
  seatsThatOrdered,
  setNextMatch,
  type Transaction,
  takeSeat,
  touch,
  type Visibility,
} from '@oriflamme/storage';
import { newId } from '../auth/tokens.ts';
import type { Clock } from '../clock.ts';
import { afterOrder, type ClockRules, clockOf, firstClock, withPresentHours } from '../clocks/match-clock.ts';
import { newSeed, noncesOf } from '../dice/seeds.ts';
import { Problem } from '../problem.ts';
import { type Games, gameOf } from './games.ts';
import { standOf } from './hot-match.ts';
import { toRecord } from './log-rows.ts';

/** Who takes a seat: a session, or whoever holds the token. */
export type Holder =
  | { readonly personId: string; readonly name: string }
  | { readonly tokenHash: Uint8Array; readonly name: string };

export interface MatchWish {
  game: string;
  setup: unknown;
  visibility: Visibility;
  watchable: boolean;
  pace: string;
  nights?: boolean;
  weekends?: boolean;
}

/** Makes, fills and empties matches; every change of seats locks the match, so that races have one winner. */
export class Lobby {
  readonly #storage: Storage;
  readonly #games: Games;
  readonly #changed: (matchId: string) => void;
  readonly #clock: Clock;

  constructor(storage: Storage, games: Games, clock: Clock, changed: (matchId: string) => void) {
    this.#storage = storage;
    this.#clock = clock;
    this.#games = games;
    this.#changed = changed;
  }

  async create(wish: MatchWish, madeBy: string | null): Promise<string> {
    return this.#storage.transaction((tx) => this.#create(tx, wish, madeBy));
  }

  async createWithSeats(
    wish: MatchWish,
    personId: string,
    name: string,
    seats: readonly Seat[],
    nonce: string | null,
  ): Promise<string> {
    return this.#storage.transaction(async (tx) => {
      const id = await this.#create(tx, wish, personId);
      for (const seat of seats) await this.#seat(tx, id, seat, { personId, name }, nonce);
      return id;
    });
  }

  async join(id: string, wanted: Seat | undefined, holder: Holder, nonce: string | null): Promise<Seat> {
    const seat = await this.#storage.transaction(async (tx) => {
      const match = await lockMatch(tx, id);
      if (!match) throw noSuchMatch(id);
      if (match.status !== 'open') throw new Problem(409, 'match-not-open', 'This match has begun or was cancelled');
      const personId = 'personId' in holder ? holder.personId : null;
      if (personId !== null && match.seats.some((each) => each.person_id === personId))
        throw new Problem(409, 'already-seated', 'You have a seat in this match');
      const seated = match.seats.flatMap((each) => each.person_id ?? []);
      if (personId !== null && (await areApart(tx, personId, seated)))
        throw new Problem(403, 'not-welcome', 'You cannot join this match');
      const reserved = (await invitationsTo(tx, { matchId: id })).filter((each) => each.kind === 'reserved');
      const own = reserved.find((each) => each.person_id === personId)?.seat as Seat | undefined;
      const others = reserved.filter((each) => each.person_id !== personId).map((each) => each.seat);
      const free =
        wanted ?? own ?? SEATS.find((each) => ![...match.seats.map((taken) => taken.seat), ...others].includes(each));
      if (free !== undefined && free !== own && others.includes(free))
        throw new Problem(403, 'seat-reserved', 'This seat is kept for somebody else');
      if (free === undefined) throw new Problem(409, 'seat-taken', 'There is no free seat');
      await this.#seat(tx, id, free, holder, nonce);
      if (personId !== null) await endInvitation(tx, id, personId);
      return free;
    });
    this.#changed(id);
    return seat;
  }

  /** As its holder saw the match: a seat that is another's by now is not his to leave. */
  async leave({ id, seats }: MatchRecord, seat: Seat): Promise<void> {
    const heldSince = (of: readonly SeatRecord[]): string | undefined =>
      of.find((each) => each.seat === seat)?.taken_at;
    await this.#storage.transaction(async (tx) => {
      const match = await lockMatch(tx, id);
      if (!match) throw noSuchMatch(id);
      if (heldSince(match.seats) !== heldSince(seats)) throw new Problem(403, 'not-seated', 'This is not your seat');
      if (match.status !== 'open')
        throw new Problem(409, 'match-started', 'The match has begun: to give up, resign it (table action `resign`)');
      await freeSeat(tx, id, seat);
      if (match.seats.every((each) => each.seat === seat)) await cancelOpen(tx, id);
    });
    this.#changed(id);
  }

  async cancelOpen(id: string): Promise<boolean> {
    const cancelled = await cancelOpen(this.#storage, id);
    if (cancelled) this.#changed(id);
    return cancelled;
  }

  /** Until both sides have given an order, either may cancel without result. */
  async mayCancel(id: string): Promise<boolean> {
    return (await seatsThatOrdered(this.#storage, id)).length < SEATS.length;
  }

  /** The next match of the same two; asked twice, the first stands. The other's seat is kept for him. */
  async rematch(id: string, asker: { holder: Holder; nonce: string | null } | null, swap: boolean): Promise<string> {
    const next = await this.#storage.transaction(async (tx) => {
      const match = await lockMatch(tx, id);
      if (!match) throw noSuchMatch(id);
      if (match.next_match !== null) return match.next_match;
      if (match.status !== 'finished' && match.status !== 'cancelled')
        throw new Problem(409, 'match-not-over', 'A rematch comes after the match');
      const { game, setup, visibility, watchable, pace } = match;
      const hours = clockOf(match) ?? {};
      const made = await this.#create(tx, { ...hours, game, setup, visibility, watchable, pace }, null);
      if (asker) await this.#seatAgain(tx, match, made, asker, swap);
      await setNextMatch(tx, id, made);
      return made;
    });
    this.#changed(id);
    return next;
  }

  async #seatAgain(
    tx: Transaction,
    old: MatchRecord,
    next: string,
    { holder, nonce }: { holder: Holder; nonce: string | null },
    swap: boolean,
  ): Promise<void> {
    const personId = 'personId' in holder ? holder.personId : null;
    for (const { seat: before, person_id: held } of old.seats) {
      const seat = swap ? otherSeat(before as Seat) : (before as Seat);
      if (personId !== null && held === personId) await this.#seat(tx, next, seat, holder, nonce);
      else if (personId !== null && held !== null) await this.#askAgain(tx, next, held, personId, seat);
    }
  }

  async #askAgain(tx: Transaction, next: string, to: string, from: string, seat: Seat): Promise<void> {
    // Who wants nothing to do with him is not asked, and anyone may have the seat.
    if (await areApart(tx, from, [to])) return;
    await invite(tx, { match_id: next, person_id: to, from_id: from, seat, kind: 'reserved' });
    await addToOutbox(tx, next, 'invitation', { to });
  }

  async #create(tx: Transaction, wish: MatchWish, madeBy: string | null): Promise<string> {
    const game = gameOf(this.#games, wish.game);
    const setup = game.parseSetup(wish.setup);
    if (!setup.ok)
      throw new Problem(400, 'invalid-setup', game.words.en.violation(setup.violation), { violation: setup.violation });
    const id = newId();
    const clock = firstClock(clockRules(wish), this.#clock.now());
    await createMatch(tx, {
      ...wish,
      ...newSeed(),
      id,
      setup: setup.value,
      rulesVersion: game.rulesVersion,
      madeBy,
      clock,
    });
    return id;
  }

  async #seat(tx: Transaction, id: string, seat: Seat, holder: Holder, nonce: string | null): Promise<void> {
    const taken = await takeSeat(tx, {
      matchId: id,
      seat,
      personId: 'personId' in holder ? holder.personId : null,
      tokenHash: 'tokenHash' in holder ? holder.tokenHash : null,
      name: holder.name,
      nonce,
    });
    if (!taken) throw new Problem(409, 'seat-taken', 'This seat is taken');
    await touch(tx, id);
    const match = await findMatch(tx, id);
    if (match?.seats.length === SEATS.length) await this.#begin(tx, match);
  }

  /** Both seats are taken, so both nonces are known and dice may fall. */
  async #begin(tx: Transaction, match: MatchRecord): Promise<void> {
    const game = gameOf(this.#games, match.game);
    const setup = game.parseSetup(match.setup);
    const seed = await readSeed(tx, match.id);
    if (!setup.ok || !seed) throw new Error(`Match ${match.id} cannot begin`);
    const { state, row } = newMatch(game, setup.value, fairRoller(Buffer.from(seed).toString('hex'), noncesOf(match)));
    const { active, outcome } = standOf(state);
    const now = this.#clock.now();
    const waiting = clockOf(match);
    const set = waiting && (await withPresentHours(tx, match.id, waiting, now));
    const clock = afterOrder(set, active as Seat[], now);
    const begun = await commitRows(tx, {
      clock,
      matchId: match.id,
      expected: null,
      holder: null,
      rows: [toRecord(row, null)],
      snapshots: [{ n: row.n, state }],
      active,
      outcome,
      outbox: [{ n: row.n, kind: 'begun', body: { active } }],
    });
    if (!begun) throw new Error(`Match ${match.id} had begun`);
  }
}

const clockRules = ({ pace, nights = false, weekends = false }: MatchWish): ClockRules => ({
  pace: pace in PACES ? (pace as PaceName) : 'none',
  nights,
  weekends,
});

export const noSuchMatch = (id: string): Problem =>
  new Problem(404, 'no-such-match', `There is no match ${JSON.stringify(id.slice(0, 40))}`);
