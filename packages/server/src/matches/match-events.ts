import type { MatchRow, MatchState } from '@oriflamme/platform';
import type { HotMatch } from './hot-match.ts';

/** What a host of matches tells, and asks, those who have the connections. */
export interface MatchEvents {
  /** After the commit, once a row, in order. `state` is the state after the row. */
  row(hot: HotMatch, row: MatchRow, state: MatchState): void;
  /** Seats, offers, presence or status of the match changed. */
  changed(matchId: string): void;
  /** Whether anyone here is sent this match's rows; such a match stays in memory, so that none is left out. */
  followed(matchId: string): boolean;
}
