import { type AnyGameModule, type Outcome, SEATS, type Seat } from '@oriflamme/platform';
import type { MatchRecord } from '@oriflamme/storage';
import { type ClockView, clockOf, clockView } from '../clocks/match-clock.ts';
import { canCarryOn } from './carry-on.ts';
import type { Presence } from './presence.ts';

/** A match as lists and pages show it. */
export interface MatchView {
  id: string;
  game: string;
  rulesVersion: number;
  setup: unknown;
  status: MatchRecord['status'];
  visibility: MatchRecord['visibility'];
  watchable: boolean;
  pace: string;
  clock: ClockView | null;
  n: number | null;
  active: Seat[];
  outcome: Outcome | null;
  seats: {
    seat: Seat;
    side: string;
    name: string | null;
    /** By which the holder can be muted, blocked or invited again; null for a token's holder. */
    person: string | null;
    mine: boolean;
    connected: boolean;
  }[];
  offers: MatchRecord['offers'];
  watchers: number;
  commitment: string;
  dice: { seed: string; nonces: readonly (string | null)[] } | null;
  nextMatch: string | null;
  /** Begun under older rules that are not carried on: to be read only. */
  frozen: boolean;
  imported: boolean;
  createdAt: string;
  startedAt: string | null;
  updatedAt: string;
  endedAt: string | null;
}

export function viewOf(
  match: MatchRecord,
  game: AnyGameModule,
  presence: Presence,
  now: Date,
  personId?: string,
): MatchView {
  const clock = clockOf(match);
  const { seats, watchers } = presence.of(match.id);
  return {
    id: match.id,
    game: match.game,
    rulesVersion: match.rules_version,
    setup: match.setup,
    status: match.status,
    visibility: match.visibility,
    watchable: match.watchable,
    pace: match.pace,
    clock: clock && clockView(clock, now),
    n: match.state_number,
    active: match.status === 'running' ? (match.active as Seat[]) : [],
    outcome: match.outcome,
    seats: SEATS.map((seat, index) => {
      const taken = match.seats.find((each) => each.seat === seat);
      return {
        seat,
        side: game.sides[index] ?? seat,
        name: taken?.name ?? null,
        person: taken?.person_id ?? null,
        mine: personId !== undefined && taken?.person_id === personId,
        connected: seats.includes(seat),
      };
    }),
    offers: match.offers,
    watchers,
    commitment: match.commitment,
    dice: null,
    nextMatch: match.next_match,
    frozen: match.status === 'running' && !canCarryOn(game, match.rules_version),
    imported: match.imported,
    createdAt: match.made_at.toISOString(),
    startedAt: match.started_at?.toISOString() ?? null,
    updatedAt: match.updated_at.toISOString(),
    endedAt: match.ended_at?.toISOString() ?? null,
  };
}

/** As boardgame.io's clients know the players. */
export const matchData = (view: MatchView): { id: number; name?: string; isConnected: boolean }[] =>
  view.seats.map(({ seat, name, connected }) => ({
    id: Number(seat),
    ...(name === null ? {} : { name }),
    isConnected: connected,
  }));
