import type { AnyGameModule } from '@oriflamme/platform';
import { Problem } from '../problem.ts';

/** The games of this server, by id. */
export type Games = ReadonlyMap<string, AnyGameModule>;

export const gamesOf = (modules: readonly AnyGameModule[]): Games => new Map(modules.map((game) => [game.id, game]));

export function gameOf(games: Games, id: string): AnyGameModule {
  const game = games.get(id);
  if (!game) throw new Problem(404, 'no-such-game', `There is no game ${JSON.stringify(id)} here`);
  return game;
}
