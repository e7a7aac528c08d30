import type { G, Side } from '@oriflamme/joan-1429';
import type { AnyHappening, Ctx, Seat, TableAction } from '@oriflamme/platform';
import type { MatchSnapshot, MatchStore } from '../connection/match-store.ts';
import type { ClockView, TakeBackOffer } from '../connection/wire.ts';

/** The state of a match as the server sends it: boardgame.io's, of which the page reads these two. */
export interface MatchState {
  readonly G: G;
  readonly ctx: Ctx;
}

/** One row of the match, as the log shows it. */
export interface Entry {
  readonly n: number;
  readonly kind: 'start' | 'order' | 'table';
  readonly seat: Seat | null;
  /** The order's or the table action's type. */
  readonly type: string;
  readonly turn: number | undefined;
  readonly phase: string | null;
  readonly step: string | null;
  /** Given for the player by his standing orders. */
  readonly standing: boolean;
  readonly order: { readonly type: string } | undefined;
  readonly action: TableAction | undefined;
  readonly happenings: readonly AnyHappening[];
  readonly dice: readonly number[];
}

export interface SeatInfo {
  readonly name: string | null;
  readonly person: string | null;
  readonly taken: boolean;
  readonly mine: boolean;
  readonly present: boolean;
}

export interface MatchInfo {
  readonly id: string;
  readonly status: 'open' | 'running' | 'finished' | 'cancelled';
  readonly outcome: { readonly winner: string | null; readonly by: string } | null;
  readonly seats: Readonly<Record<Seat, SeatInfo>>;
  readonly watchers: number;
  readonly offers: {
    readonly draw: Seat | null;
    readonly takeBack: TakeBackOffer | null;
  };
  readonly nextMatch: string | null;
  /** Begun under older rules: it can be read and ended, but not played on. */
  readonly frozen: boolean;
  readonly pace: string;
  readonly clock: ClockView | null;
  /** The last position this person had seen when the page was opened; -1 for none, undefined without a session. */
  readonly seen: number | undefined;
}

export type Snapshot = MatchSnapshot<MatchState, Entry, MatchInfo>;
export type Store = MatchStore<MatchState, Entry, MatchInfo>;

export const sideOfSeat: Readonly<Record<Seat, Side>> = { '0': 'english', '1': 'french' };

export const mySeats = (info: MatchInfo | undefined): readonly Seat[] =>
  (['0', '1'] as const).filter((seat) => info?.seats[seat].mine);
