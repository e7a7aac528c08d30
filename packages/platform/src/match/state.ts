import type { Ctx as BoardgameCtx, State } from 'boardgame.io';
import type { TableData } from '../table-plugin.ts';

/** What of boardgame.io's `ctx` is kept: the counters left out serve move limits, which no game of ours has. */
export interface MatchCtx {
  readonly numPlayers: number;
  readonly playOrder: string[];
  readonly playOrderPos: number;
  readonly activePlayers: Record<string, string> | null;
  readonly currentPlayer: string;
  readonly turn: number;
  readonly phase: string | null;
  readonly gameover?: unknown;
}

/**
 * The state after one row of the log, as stored, patched and sent. A stock boardgame.io client takes it as it is;
 * the state of boardgame.io's random generator is not in it, nor anything else of its plugins but ours.
 */
export interface MatchState<G = unknown> {
  readonly G: G;
  readonly ctx: MatchCtx;
  readonly plugins: { readonly table: { readonly data: TableData } };
  readonly _undo: [];
  readonly _redo: [];
  readonly _stateID: number;
}

export const stateNumber = (state: MatchState): number => state._stateID;
export const rollCount = (state: MatchState): number => state.plugins.table.data.rolls;

/** A copy that boardgame.io's reducer may write to: it changes its input's `ctx` and `plugins`. */
export function toReducer<G>(state: MatchState<G>): State<G> {
  const { ctx } = state;
  const activePlayers = ctx.activePlayers ? { ...ctx.activePlayers } : null;
  const counts = Object.fromEntries(Object.keys(activePlayers ?? {}).map((seat) => [seat, 0]));
  return {
    ...state,
    // boardgame.io types the phase as a string and sets null where there is none.
    ctx: { ...ctx, activePlayers, numMoves: 0, _activePlayersNumMoves: counts, _prevActivePlayers: [] } as BoardgameCtx,
    plugins: { random: { data: { seed: 0 } }, log: { data: {} }, events: { data: {} }, table: state.plugins.table },
  };
}

export function fromReducer<G>(state: State<G>): MatchState<G> {
  const { numPlayers, playOrder, playOrderPos, activePlayers, currentPlayer, turn, phase, gameover } = state.ctx;
  const table: unknown = state.plugins.table;
  if (!isTable(table)) throw new Error('The game does not list tablePlugin in its plugins');
  return {
    G: state.G,
    ctx: {
      numPlayers,
      playOrder,
      playOrderPos,
      activePlayers,
      currentPlayer,
      turn,
      phase: phase ?? null,
      ...(gameover === undefined ? {} : { gameover: gameover as unknown }),
    },
    plugins: { table: { data: { rolls: table.data.rolls } } },
    _undo: [],
    _redo: [],
    _stateID: state._stateID,
  };
}

const isTable = (value: unknown): value is { data: TableData } =>
  typeof value === 'object' && value !== null && 'data' in value;
