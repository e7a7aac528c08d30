import type Router from '@koa/router';
import { SEATS, type Seat } from '@oriflamme/platform';
import { findMatch, holdsSeat, listMatches, type MatchRecord, renameSeat } from '@oriflamme/storage';
import { z } from 'zod';
import { hashToken, newToken } from '../auth/tokens.ts';
import { readBody } from '../body.ts';
import { gameOf } from '../matches/games.ts';
import { noSuchMatch } from '../matches/lobby.ts';
import { matchData, viewOf } from '../matches/view.ts';
import { playerName } from '../player-name.ts';
import { Problem } from '../problem.ts';
import type { MatchServices } from './match-services.ts';
import { addressOf, hourly } from './rate-limit.ts';

const LISTED = 100;
const createBody = z.object({
  numPlayers: z.coerce.number().optional(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().nullish(),
});
const joinBody = z.object({ playerID: z.enum(SEATS).nullish(), playerName, data: z.unknown().optional() });
const seatBody = z.object({ playerID: z.enum(SEATS), credentials: z.string().max(128) });

/**
 * boardgame.io's lobby. Authority is in the body's credentials alone and cookies are not looked at, so no page of
 * another site can act through it for a visitor of ours.
 */
export function stockLobby(router: Router, services: MatchServices): void {
  const { storage, games, host, lobby, presence, limits, clock } = services;
  const limitCreations = hourly(storage, limits.namelessMatchesPerHour, 'matches');

  const found = async (game: string | undefined, id: string | undefined): Promise<MatchRecord> => {
    gameOf(games, game ?? '');
    const match = await findMatch(storage, id ?? '');
    if (!match || match.game !== game) throw noSuchMatch(id ?? '');
    return match;
  };
  const asStock = (match: MatchRecord): object => ({
    matchID: match.id,
    gameName: match.game,
    players: matchData(viewOf(match, host.game(match), presence, clock.now())),
    setupData: match.setup,
    unlisted: match.visibility === 'unlisted',
    createdAt: match.made_at.getTime(),
    updatedAt: match.updated_at.getTime(),
    ...(match.outcome ? { gameover: match.outcome } : {}),
    ...(match.next_match === null ? {} : { nextMatchID: match.next_match }),
  });
  const authorised = async (match: MatchRecord, seat: Seat, credentials: string): Promise<void> => {
    if (!(await holdsSeat(storage, match.id, seat, hashToken(credentials))))
      throw new Problem(403, 'not-seated', 'These credentials do not hold this seat');
  };

  router.get('/games', (ctx) => {
    ctx.body = [...games.keys()];
  });

  router.get('/games/:name', async (ctx) => {
    const game = gameOf(games, ctx.params['name'] ?? '').id;
    const over = ctx.query['isGameover'];
    const status =
      over === 'true' ? (['finished'] as const) : over === 'false' ? (['open', 'running'] as const) : undefined;
    const matches = await listMatches(storage, { game, limit: LISTED, ...(status ? { status } : {}) });
    ctx.body = { matches: matches.map(asStock) };
  });

  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = asStock(await found(ctx.params['name'], ctx.params['id']));
  });

  router.post('/games/:name/create', async (ctx) => {
    const game = gameOf(games, ctx.params['name'] ?? '').id;
    const body = await readBody(ctx, createBody);
    if (body.numPlayers !== undefined && body.numPlayers !== SEATS.length)
      throw new Problem(400, 'invalid-players', 'This game is for two players');
    await limitCreations(ctx, addressOf(ctx));
    const visibility = body.unlisted ? 'unlisted' : 'public';
    const wish = { game, setup: body.setupData ?? {}, visibility, watchable: true, pace: 'none' } as const;
    ctx.body = { matchID: await lobby.create(wish, null) };
  });

  router.post('/games/:name/:id/join', async (ctx) => {
    const body = await readBody(ctx, joinBody);
    const match = await found(ctx.params['name'], ctx.params['id']);
    const token = newToken();
    const holder = { tokenHash: hashToken(token), name: body.playerName };
    const playerID = await lobby.join(match.id, body.playerID ?? undefined, holder, null);
    ctx.body = { playerID, playerCredentials: token };
  });

  router.post('/games/:name/:id/leave', async (ctx) => {
    const { playerID, credentials } = await readBody(ctx, seatBody);
    const match = await found(ctx.params['name'], ctx.params['id']);
    await authorised(match, playerID, credentials);
    await lobby.leave(match, playerID);
    ctx.body = {};
  });

  router.post('/games/:name/:id/playAgain', async (ctx) => {
    const { playerID, credentials } = await readBody(ctx, seatBody);
    const match = await found(ctx.params['name'], ctx.params['id']);
    await authorised(match, playerID, credentials);
    ctx.body = { nextMatchID: await lobby.rematch(match.id, null, false) };
  });

  router.post(['/games/:name/:id/update', '/games/:name/:id/rename'], async (ctx) => {
    const { playerID, credentials, newName } = await readBody(ctx, seatBody.extend({ newName: playerName }));
    const match = await found(ctx.params['name'], ctx.params['id']);
    await authorised(match, playerID, credentials);
    await renameSeat(storage, match.id, playerID, newName);
    host.announceChange(match.id);
    ctx.body = {};
  });
}
