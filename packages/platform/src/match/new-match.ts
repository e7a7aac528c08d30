import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { AnyOrder, GameModule } from '../game-module.ts';
import { SEATS } from '../seat.ts';
import type { Roller } from '../table.ts';
import { atTable } from '../table-plugin.ts';
import type { StartRow } from './row.ts';
import { fromReducer, type MatchState } from './state.ts';

type Reducer = ReturnType<typeof CreateGameReducer>;
const reducers = new WeakMap<object, Reducer>();

/** Processing a definition costs more than an order, so each game's reducer is made once. */
export function reducerOf<G>(game: Game<G>): Reducer {
  let reducer = reducers.get(game);
  if (!reducer) {
    reducer = CreateGameReducer({ game });
    reducers.set(game, reducer);
  }
  return reducer;
}

/** The match as it starts, when both seats are taken: dice may fall at once, so the players' nonces must be known. */
export function newMatch<G, O extends AnyOrder, Options, SetupData, Standing>(
  module: GameModule<G, O, Options, SetupData, Standing>,
  setupData: SetupData,
  roller: Roller,
): { readonly state: MatchState<G>; readonly row: StartRow } {
  const { result, record } = atTable(roller, () =>
    InitializeGame({ game: module.game, numPlayers: SEATS.length, setupData }),
  );
  const state = fromReducer<G>(result);
  return {
    state,
    row: { n: state._stateID, kind: 'start', seat: null, phase: null, step: null, ...record, patch: [] },
  };
}
