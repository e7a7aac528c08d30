import type { Row } from '../storage.ts';

export type Status = 'open' | 'running' | 'finished' | 'cancelled';
export type Visibility = 'public' | 'unlisted';

/** A match as stored, with its seats; games and states are opaque here. */
export type MatchRecord = {
  id: string;
  game: string;
  rules_version: number;
  setup: unknown;
  status: Status;
  visibility: Visibility;
  watchable: boolean;
  pace: string;
  made_by: string | null;
  state_number: number | null;
  active: string[];
  outcome: { winner: string | null; by: string } | null;
  offers: { draw: string | null; takeBack: TakeBackOffer | null };
  commitment: string;
  next_match: string | null;
  made_at: Date;
  started_at: Date | null;
  updated_at: Date;
  ended_at: Date | null;
  /** How time is counted and how it stood when last settled; opaque here, null where nobody counts it. */
  clock: unknown;
  /** Brought from elsewhere as a document: to be read, not played. */
  imported: boolean;
  seats: SeatRecord[];
};

/** Asked for: back to `to`. What would be undone and the dice that were seen by it are those of the moment of asking. */
export type TakeBackOffer = { seat: string; to: number; undone: number[]; dice: { n: number; face: number }[] };

export type SeatRecord = {
  seat: string;
  person_id: string | null;
  name: string;
  nonce: string | null;
  /** Held by whoever has its token. */
  token: boolean;
  /** Another time means another holder. */
  taken_at: string;
};

/** One row of the match log as stored. */
export type LogRecord = {
  n: number;
  kind: 'start' | 'order' | 'table';
  seat: string | null;
  phase: string | null;
  step: string | null;
  client_id: string | null;
  body: unknown;
  standing: boolean;
  dice: { n: number; face: number }[];
  happenings: unknown[];
  patch: unknown[];
  at: Date;
};

export type NewLogRecord = Omit<LogRecord, 'at'>;

/** Every column of a match and its seats in one value each, so that a list is one query. */
export const matchColumns = `m.*, (
  select coalesce(json_agg(json_build_object('seat', s.seat, 'person_id', s.person_id, 'name', s.name, 'nonce', s.nonce,
    'token', s.token_hash is not null, 'taken_at', s.taken_at) order by s.seat), '[]')
  from seats s where s.match_id = m.id) as seats`;

export type MatchResult = MatchRecord & Row;
