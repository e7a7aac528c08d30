import type { Seat } from './seat.ts';

/** One fact of the readable log: its kind and rule name it, the rest is what its sentence needs. */
export interface AnyHappening {
  readonly kind: string;
  readonly rule: string;
}

/** What a move may do besides changing `G`: roll dice and tell what happened. */
export interface Table<H extends AnyHappening = AnyHappening> {
  d6(): number;
  tell(happening: H): void;
}

/** What boardgame.io's moves and hooks get: the one who runs the sequence also says who decides next. */
export interface MatchTable<H extends AnyHappening = AnyHappening> extends Table<H> {
  /**
   * The one seat that decides, and what it is asked. boardgame.io drops `setActivePlayers` after a `setPhase` in the
   * same move, because a phase ends the turn in which it was called; this holds whatever events there were.
   */
  decides(seat: Seat, step: string): void;
}

/** Where dice come from: the server's seed, a test's script, or the record of an earlier run. */
export interface Roller {
  /** The roll with this number, 1 to 6. Numbers never go back within a match. */
  roll(n: number): number;
}
