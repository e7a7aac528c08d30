import type Router from '@koa/router';
import type { Person, Storage } from '@oriflamme/storage';
import { z } from 'zod';
import type { Sessions } from '../auth/sessions.ts';
import { readBody } from '../body.ts';
import type { MatchLimits } from '../matches/limits.ts';
import { playerName } from '../player-name.ts';
import { addressOf, hourly } from './rate-limit.ts';

/** A person as he sees himself. */
export const ownView = ({ id, name, email }: Person, operator: boolean): object => ({ id, name, email, operator });

export function sessionRoutes(
  router: Router,
  storage: Storage,
  sessions: Sessions,
  isOperator: (person: Person) => boolean,
  limits: MatchLimits,
): void {
  const limitGuests = hourly(storage, limits.newGuestsPerHour, 'new guests');

  router.get('/api/session', async (ctx) => {
    const person = await sessions.person(ctx);
    ctx.body = { person: person ? ownView(person, isOperator(person)) : null };
  });

  router.post('/api/session', async (ctx) => {
    const { name } = await readBody(ctx, z.object({ name: playerName }));
    if (!(await sessions.current(ctx.get('Cookie')))) await limitGuests(ctx, addressOf(ctx));
    const person = await sessions.name(ctx, name);
    ctx.body = { person: ownView(person, isOperator(person)) };
  });

  router.delete('/api/session', async (ctx) => {
    await sessions.end(ctx);
    ctx.body = { person: null };
  });
}
