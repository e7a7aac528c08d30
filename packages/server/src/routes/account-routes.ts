import type Router from '@koa/router';
import { LANGUAGES } from '@oriflamme/platform';
import { deletePerson, findPerson, listMatches, type Person, personalData } from '@oriflamme/storage';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Accounts } from '../auth/accounts.ts';
import { readBody } from '../body.ts';
import { NAMELESS } from '../player-name.ts';
import { Problem } from '../problem.ts';
import type { MatchServices } from './match-services.ts';
import { guessing, hourly } from './rate-limit.ts';
import { ownView } from './session-routes.ts';

/** Compared and kept in lower case: nobody expects two accounts by the case of a letter. */
const email = z
  .email()
  .max(200)
  .transform((text) => text.toLowerCase());
const password = z.string().min(8).max(200);
const token = z.string().min(1).max(100);
const language = z.enum(LANGUAGES).default('en');
const MATCHES_PER_PAGE = 100;

export function accountRoutes(
  router: Router,
  services: MatchServices,
  accounts: Accounts,
  options: { publicUrl: string | undefined; isOperator: (person: Person) => boolean },
): void {
  const { storage, host, lobby, sessions, limits } = services;
  const guess = guessing(storage, 'accounts', limits);
  const limitMails = hourly(storage, limits.mailsPerHour, 'mails to this address');
  const limitExports = hourly(storage, limits.dataExportsPerHour, 'exports');
  const site = (ctx: Context): string => options.publicUrl ?? ctx.origin;

  const welcome = async (ctx: Context, personId: string): Promise<void> => {
    const person = await findPerson(storage, personId);
    if (!person || person.banned) throw new Problem(403, 'banned', 'The operator of this server has banned you');
    await sessions.begin(ctx, personId);
    ctx.body = { person: ownView(person, options.isOperator(person)) };
  };

  router.post('/api/account', async (ctx) => {
    const { person } = await sessions.needSession(ctx);
    const body = await readBody(ctx, z.object({ email, password, language }));
    if (person.email !== null) throw new Problem(409, 'has-account', 'You have an account already');
    await guess(ctx);
    await limitMails(ctx, body.email);
    await accounts.register(person, body.email, body.password, site(ctx), body.language);
    ctx.status = 202;
    ctx.body = { mailed: body.email };
  });

  router.post('/api/account/verify', async (ctx) => {
    await guess(ctx);
    const body = await readBody(ctx, z.object({ token, password: z.string().max(200).optional() }));
    const current = await sessions.person(ctx);
    const personId = await accounts.verify(body.token, current?.id, body.password);
    if (current?.id !== personId) return welcome(ctx, personId);
    const person = await findPerson(storage, personId);
    ctx.body = { person: person && ownView(person, options.isOperator(person)) };
  });

  router.post('/api/session/sign-in', async (ctx) => {
    const body = await readBody(
      ctx,
      z.object({ email, password: z.string().max(200), bringSeats: z.boolean().default(false) }),
    );
    await guess(ctx, body.email);
    const guest = await sessions.person(ctx);
    const personId = await accounts.signIn(body.email, body.password);
    await welcome(ctx, personId);
    if (!body.bringSeats || !guest || guest.email !== null) return;
    for (const match of await accounts.bringSeats(guest.id, personId)) await host.seatsMoved(match);
  });

  router.post('/api/password-reset', async (ctx) => {
    const body = await readBody(ctx, z.object({ email, language }));
    await guess(ctx);
    await limitMails(ctx, body.email);
    await accounts.askReset(body.email, site(ctx), body.language);
    ctx.status = 202;
    ctx.body = { mailed: body.email };
  });

  router.post('/api/password-reset/confirm', async (ctx) => {
    await guess(ctx);
    const body = await readBody(ctx, z.object({ token, password }));
    const personId = await accounts.reset(body.token, body.password);
    sessions.changed(personId);
    await welcome(ctx, personId);
  });

  router.put('/api/account/password', async (ctx) => {
    const { person, tokenHash } = await sessions.needAccount(ctx);
    const body = await readBody(ctx, z.object({ current: z.string().max(200), password }));
    await guess(ctx, person.email);
    await accounts.checkOwn(person.id, body.current);
    await accounts.changePassword(person.id, body.password, tokenHash);
    sessions.changed(person.id);
    ctx.body = {};
  });

  router.put('/api/account/email', async (ctx) => {
    const { person } = await sessions.needAccount(ctx);
    const body = await readBody(ctx, z.object({ current: z.string().max(200), email, language }));
    await guess(ctx, person.email);
    await accounts.checkOwn(person.id, body.current);
    await limitMails(ctx, body.email);
    await accounts.changeAddress(person, body.email, site(ctx), body.language);
    ctx.status = 202;
    ctx.body = { mailed: body.email };
  });

  router.get('/api/account/export', async (ctx) => {
    const person = await sessions.need(ctx);
    await limitExports(ctx, person.id);
    ctx.set('Content-Disposition', 'attachment; filename="oriflamme-my-data.json"');
    ctx.body = await personalData(storage, person.id);
  });

  router.delete('/api/account', async (ctx) => {
    const { person } = await sessions.needSession(ctx);
    const body = await readBody(ctx, z.object({ password: z.string().max(200).optional() }));
    if (person.email !== null) {
      await guess(ctx, person.email);
      await accounts.checkOwn(person.id, body.password ?? '');
    }
    await giveUpMatches(person);
    await storage.transaction((tx) => deletePerson(tx, person.id, NAMELESS));
    sessions.changed(person.id);
    await sessions.end(ctx);
    ctx.body = {};
  });

  /** Nobody is left to wait for somebody who is gone: open matches are left, running ones resigned. */
  const giveUpMatches = async (person: Person): Promise<void> => {
    for (const status of ['open', 'running'] as const)
      for (;;) {
        const of = { personId: person.id, as: 'seated' } as const;
        const matches = await listMatches(storage, { status: [status], of, limit: MATCHES_PER_PAGE });
        if (matches.length === 0) break;
        for (const match of matches) {
          const seat = match.seats.find((each) => each.person_id === person.id)?.seat === '1' ? '1' : '0';
          if (status === 'open') await lobby.leave(match, seat);
          else await resign(match.id, seat);
        }
      }
  };

  const resign = async (id: string, seat: '0' | '1'): Promise<void> => {
    for (let tries = 0; tries < 10; tries += 1) {
      const n = (await host.hot(id))?.state._stateID ?? 0;
      const answer = await host.table(id, seat, { type: 'resign' }, n, null);
      if (answer.ok || answer.code === 'not-running') return;
    }
    throw new Problem(503, 'unavailable', 'A match could not be resigned; try again in a moment');
  };
}
