import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';
import type { MatchRecord, NewLogRecord } from './records.ts';

export interface ImportedMatch {
  id: string;
  game: string;
  rulesVersion: number;
  setup: unknown;
  madeBy: string;
  commitment: string;
  outcome: NonNullable<MatchRecord['outcome']>;
  finished: boolean;
  startedAt: Date;
  endedAt: Date;
  dice: { seed: Uint8Array; nonces: readonly (string | null)[] } | null;
  names: readonly string[];
  rows: readonly (NewLogRecord & { at: Date })[];
  snapshots: readonly { n: number; state: unknown }[];
}

/** A match played elsewhere, whole: unlisted, and never to be played on. */
export async function importMatch(on: Queryable, match: ImportedMatch): Promise<void> {
  await on.query(
    `insert into matches (id, game, rules_version, setup, status, visibility, watchable, pace, made_by, state_number,
       outcome, commitment, started_at, ended_at, imported)
     values ($1, $2, $3::int, $4::json, $5, 'unlisted', true, 'none', $6, $7::int, $8::json, $9, $10::timestamptz,
       $11::timestamptz, true)`,
    [
      match.id,
      match.game,
      match.rulesVersion,
      json(match.setup),
      match.finished ? 'finished' : 'cancelled',
      match.madeBy,
      match.rows.at(-1)?.n ?? 0,
      json(match.outcome),
      match.commitment,
      match.startedAt,
      match.endedAt,
    ],
  );
  if (match.dice)
    await on.query('insert into seeds (match_id, seed) values ($1, $2::bytea)', [match.id, match.dice.seed]);
  for (const [i, name] of match.names.entries())
    await on.query('insert into seats (match_id, seat, name, nonce) values ($1, $2, $3, $4)', [
      match.id,
      String(i),
      name,
      match.dice?.nonces[i] ?? null,
    ]);
  await on.query(
    `insert into match_rows (match_id, n, kind, seat, phase, step, body, standing, dice, happenings, patch, at)
     select $1, r.n, r.kind, r.seat, r.phase, r.step, r.body, r.standing, r.dice, r.happenings, r.patch, r.at
     from json_to_recordset($2::json) as r(n int, kind text, seat text, phase text, step text, body json,
       standing boolean, dice json, happenings json, patch json, at timestamptz)`,
    [match.id, json(match.rows)],
  );
  await on.query(
    `insert into snapshots (match_id, n, state)
     select $1, s.n, s.state from json_to_recordset($2::json) as s(n int, state json)`,
    [match.id, json(match.snapshots)],
  );
}
