import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';
import type { Visibility } from './records.ts';

export interface NewMatch {
  id: string;
  game: string;
  rulesVersion: number;
  setup: unknown;
  visibility: Visibility;
  watchable: boolean;
  pace: string;
  madeBy: string | null;
  commitment: string;
  seed: Uint8Array;
  clock: unknown;
}

/** The seed goes into its own table in the same statement: no match is ever without one. */
export async function createMatch(on: Queryable, match: NewMatch): Promise<void> {
  await on.query(
    `with made as (
       insert into matches (id, game, rules_version, setup, status, visibility, watchable, pace, made_by, commitment,
         clock)
       values ($1, $2, $3::int, $4::json, 'open', $5, $6::boolean, $7, $8, $9, $11::json) returning id
     )
     insert into seeds (match_id, seed) select id, $10::bytea from made`,
    [
      match.id,
      match.game,
      match.rulesVersion,
      json(match.setup),
      match.visibility,
      match.watchable,
      match.pace,
      match.madeBy,
      match.commitment,
      match.seed,
      match.clock === null ? null : json(match.clock),
    ],
  );
}
