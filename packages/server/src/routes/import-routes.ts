import type Router from '@koa/router';
import { importMatch } from '@oriflamme/storage';
import { newId } from '../auth/tokens.ts';
import { readBody } from '../body.ts';
import { gameOf } from '../matches/games.ts';
import { matchDocument, readDocument } from '../matches/import-document.ts';
import { foundMatch, type MatchServices, viewFor } from './match-services.ts';
import { hourlyForPeople } from './rate-limit.ts';

/** Ten times a long game. */
const LARGEST = 16 * 1024 * 1024;

/** A match exported here or elsewhere becomes one that can be read and replayed by whoever has its link. */
export function importRoutes(router: Router, services: MatchServices): void {
  const { storage, games, sessions, limits } = services;
  const limitImports = hourlyForPeople(storage, limits.importsPerHour, 'imports');

  router.post('/api/matches/import', async (ctx) => {
    const person = await sessions.need(ctx);
    await limitImports(ctx, person.id);
    const document = await readBody(ctx, matchDocument, LARGEST);
    const match = await readDocument(document, gameOf(games, document.match.game));
    const id = newId();
    await storage.transaction((tx) => importMatch(tx, { ...match, id, madeBy: person.id }));
    ctx.status = 201;
    ctx.body = { match: viewFor(services, await foundMatch(services, id), person) };
  });
}
