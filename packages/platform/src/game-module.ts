import type { Game } from 'boardgame.io';
import type { Seat } from './seat.ts';
import type { AnyHappening } from './table.ts';
import type { Violation } from './violation.ts';

/** Where the match stands, as boardgame.io's `ctx` says it; rules take only this much of it. */
export interface Ctx {
  readonly phase: string | null;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

/** An order is one complete decision: a move's name and its one argument. */
export interface AnyOrder {
  readonly type: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violation: Violation };

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words<G> {
  violation(v: Violation): string;
  happening(h: AnyHappening): string;
  /** What the deciding side is asked, in one sentence. */
  prompt(G: G, ctx: Ctx): string;
  /** What somebody who was away wants to know first, a sentence each: of the happenings of orders that stand. */
  recap(happenings: readonly AnyHappening[]): string[];
}

/** One row of the match log as undo looks at it: rows that were taken back, and undo itself, are left out. */
export interface UndoRow {
  /** The state number after this row; the state before it is `n - 1`. */
  readonly n: number;
  readonly kind: 'order' | 'table';
  readonly seat: Seat | null;
  /** Where the match stood when the order was given. */
  readonly phase: string | null;
  readonly step: string | null;
  /** How many dice fell. */
  readonly dice: number;
  /** Given for the player by his standing orders. */
  readonly standing: boolean;
}

/** `to` is the state number that undo goes back to. */
export type Undoable =
  | { readonly ok: true; readonly to: number }
  | { readonly ok: false; readonly violation: Violation };

/** How a match ended, in `ctx.gameover`: the winning side's name or null, and by what. */
export interface Outcome {
  readonly winner: string | null;
  readonly by: string;
}

/** The only door of a game: what server, client, bots and tools may ask of it. */
export interface GameModule<G, Order extends AnyOrder, Options, SetupData, StandingOrders> {
  readonly id: string;
  readonly rulesVersion: number;
  /** The sides' names in seat order. */
  readonly sides: readonly [string, string];
  readonly game: Game<G>;
  parseSetup(input: unknown): Parsed<SetupData>;
  parseOrder(input: unknown): Parsed<Order>;
  parseStandingOrders(input: unknown): Parsed<StandingOrders>;
  /** What this seat may do now; undefined when it is not to decide. */
  options(G: G, ctx: Ctx, seat: Seat): Options | undefined;
  compose(options: Options, choose: (n: number) => number): Order;
  explain(G: G, ctx: Ctx, seat: Seat, order: Order): Violation | undefined;
  advise(G: G, ctx: Ctx, seat: Seat): Order | undefined;
  standingAnswer(G: G, ctx: Ctx, seat: Seat, standing: StandingOrders): Order | undefined;
  /** Steps at which hardly anyone departs from the advice; in slow matches they are decided so unless a player objects. */
  readonly routineSteps: readonly string[];
  undoable(rows: readonly UndoRow[], seat: Seat): Undoable;
  /**
   * By rules version: what turns a state of it into one of the next. A match of a version without a step can only be
   * read; a step never guesses.
   */
  readonly migrations?: Readonly<Record<number, (G: unknown, ctx: Ctx) => unknown>>;
  readonly words: Readonly<Record<Language, Words<G>>>;
}

/** A game of which only the contract is known: what server and tools hold. */
export type AnyGameModule = GameModule<unknown, AnyOrder, unknown, unknown, unknown>;

/** Forgets a game's own types; what it is handed afterwards went through its own parse functions. */
export const anyGame = <G, O extends AnyOrder, Options, SetupData, StandingOrders>(
  module: GameModule<G, O, Options, SetupData, StandingOrders>,
): AnyGameModule => module as unknown as AnyGameModule;
