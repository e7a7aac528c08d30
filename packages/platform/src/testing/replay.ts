import type { AnyOrder, GameModule } from '../game-module.ts';
import { apply } from '../match/apply.ts';
import { newMatch } from '../match/new-match.ts';
import type { MatchRow } from '../match/row.ts';
import type { MatchState } from '../match/state.ts';
import { stateAt } from '../match/state-at.ts';
import { recordedRoller } from './rollers.ts';

/** Plays a recorded match again through today's rules; throws at the first row that comes out otherwise. */
export function replay<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  setupData: SetupData,
  rows: readonly MatchRow[],
): MatchState<G> {
  const roller = recordedRoller(rows);
  const start = newMatch(module, setupData, roller).state;
  let state = start;
  for (const row of rows) {
    if (row.kind === 'start') continue;
    const stored = stateAt({ snapshot: start, rows }, row.n);
    if (row.kind === 'order') {
      const again = apply(module, state, row.seat, row.order, roller, row.standing);
      if (!again.ok) throw new Error(`Row ${row.n} is refused now: ${JSON.stringify(again.violation)}`);
      if (JSON.stringify(again.row.patch) !== JSON.stringify(row.patch))
        throw new Error(`Row ${row.n} comes out otherwise now`);
    }
    state = stored;
  }
  return state;
}
