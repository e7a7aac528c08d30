import { type AnyGameModule, diff, type MatchRow, type MatchState } from '@oriflamme/platform';

/** Whether a match begun under these rules can be played on: they are today's, or every step to them is known. */
export function canCarryOn(game: AnyGameModule, rulesVersion: number): boolean {
  for (let version = rulesVersion; version !== game.rulesVersion; version += 1)
    if (version > game.rulesVersion || !game.migrations?.[version]) return false;
  return true;
}

/** The row that brings a match to today's rules: its past stays as it was stored, its present is migrated. */
export function carryOn(game: AnyGameModule, state: MatchState, from: number): MatchRow {
  let G = state.G;
  for (let version = from; version < game.rulesVersion; version += 1) G = game.migrations?.[version]?.(G, state.ctx);
  const after: MatchState = { ...state, G, _stateID: state._stateID + 1 };
  return {
    n: after._stateID,
    kind: 'table',
    seat: null,
    phase: state.ctx.phase,
    step: null,
    action: { type: 'newRules', from, rulesVersion: game.rulesVersion },
    dice: [],
    happenings: [],
    patch: diff(state, after),
  };
}
