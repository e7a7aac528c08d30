import type { AnyHappening, Patch, Seat, TableAction, Violation } from '@oriflamme/platform';

/** A match as the server describes it. */
export interface MatchView {
  readonly id: string;
  readonly status: 'open' | 'running' | 'finished' | 'cancelled';
  readonly visibility: 'public' | 'unlisted';
  readonly n: number | null;
  readonly active: readonly Seat[];
  readonly outcome: { readonly winner: string | null; readonly by: string } | null;
  readonly seats: readonly SeatView[];
  readonly watchers: number;
  readonly setup: unknown;
  readonly offers: {
    readonly draw: Seat | null;
    readonly takeBack: TakeBackOffer | null;
  };
  readonly nextMatch: string | null;
  /** Begun under older rules that are not carried on: to be read only. */
  readonly frozen?: boolean;
  readonly pace: string;
  readonly clock: ClockView | null;
}

/** What going back would undo, and the dice that everybody has seen since. */
export interface TakeBackOffer {
  readonly seat: Seat;
  readonly to: number;
  readonly undone: readonly number[];
  readonly dice: Row['dice'];
}

/** The clocks as they stood at `at`; time goes on from there for whoever runs, while it counts. */
export interface ClockView {
  readonly pace: string;
  readonly nights: boolean;
  readonly weekends: boolean;
  readonly paused: boolean;
  /** Who asks for a pause or, while paused, for going on. */
  readonly asks: Seat | null;
  readonly running: readonly Seat[];
  readonly left: Readonly<Record<Seat, number>>;
  readonly counting: boolean;
  readonly endsAt: Readonly<Record<Seat, string | null>>;
  readonly at: string;
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string | null;
  /** Null for who sits there by a token alone. */
  readonly person: string | null;
  readonly connected: boolean;
  readonly mine?: boolean;
}

/** A committed row; `patch` is left out where only the log is meant. */
export interface Row {
  readonly n: number;
  readonly kind: 'start' | 'order' | 'table';
  readonly seat: Seat | null;
  readonly phase: string | null;
  readonly step: string | null;
  readonly order?: { readonly type: string };
  /** Given for the player by his standing orders. */
  readonly standing?: boolean;
  readonly action?: TableAction;
  readonly dice: readonly { readonly n: number; readonly face: number }[];
  readonly happenings: readonly AnyHappening[];
  readonly patch?: Patch;
}

export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly violation?: Violation;
  readonly n?: number;
}

export type Ack<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: WireError };

export interface SyncAck<State> {
  readonly match: MatchView;
  readonly seats: readonly Seat[];
  readonly n: number | null;
  readonly state?: State;
  readonly rows?: readonly Row[];
  readonly log: readonly Row[];
  /** What this person had seen before, with a session. */
  readonly seen?: { readonly n: number };
}

/** boardgame.io's log entry, with ours in its metadata. */
export interface DeltaLog {
  readonly phase: string | null;
  readonly action: { readonly payload?: { readonly type?: string; readonly args?: readonly unknown[] | null } };
  readonly metadata?: {
    readonly happenings: readonly AnyHappening[];
    readonly dice: Row['dice'];
    readonly row: Pick<Row, 'n' | 'kind' | 'seat' | 'step' | 'action' | 'standing'>;
  };
}

/** A line of talk: players' lines reach everyone, watchers' only watchers until the end. */
export interface ChatLine {
  readonly id: number | string;
  readonly sender: Seat | null;
  readonly payload: string;
  readonly name: string;
  readonly at: string;
  readonly audience: 'players' | 'watchers';
}
