import type Router from '@koa/router';
import { keepPass, lockMatch, moveSeat, usePass } from '@oriflamme/storage';
import { z } from 'zod';
import { hashToken, newCode, parseCode } from '../auth/tokens.ts';
import { readBody } from '../body.ts';
import { playerName } from '../player-name.ts';
import { Problem } from '../problem.ts';
import { foundMatch, type MatchServices, seatOf, seatSchema, viewFor } from './match-services.ts';
import { guessing } from './rate-limit.ts';

const PASS_MINUTES = 30;

/** A seat goes to another device by a code, typed or in a link, that works once. */
export function passRoutes(router: Router, services: MatchServices, publicUrl: string | undefined): void {
  const { storage, host, sessions, clock, limits } = services;
  const guess = guessing(storage, 'codes', limits);

  router.post('/api/matches/:id/seat-pass', async (ctx) => {
    const person = await sessions.need(ctx);
    const body = await readBody(ctx, z.object({ seat: seatSchema.optional() }));
    const match = await foundMatch(services, ctx.params['id']);
    const seat = seatOf(match, person, body.seat);
    const code = newCode();
    const expiresAt = new Date(clock.now().getTime() + PASS_MINUTES * 60_000);
    const tokenHash = hashToken(parseCode(code) ?? '');
    await keepPass(storage, { tokenHash, match_id: match.id, seat, person_id: person.id, expiresAt });
    ctx.status = 201;
    ctx.body = { code, link: `${publicUrl ?? ctx.origin}/seat#${code}`, seat, expiresAt };
  });

  router.post('/api/seat-pass', async (ctx) => {
    const body = await readBody(ctx, z.object({ code: z.string().max(60), name: playerName.optional() }));
    await guess(ctx);
    const code = parseCode(body.code);
    const known = (await sessions.current(ctx.get('Cookie'))) && (await sessions.need(ctx));
    const { match, seat, person } = await storage.transaction(async (tx) => {
      const pass = code === undefined ? undefined : await usePass(tx, hashToken(code), clock.now());
      const held = pass && (await lockMatch(tx, pass.match_id));
      const before = held?.seats.find((each) => each.seat === pass?.seat && each.person_id === pass.person_id);
      if (!pass || !before) throw new Problem(410, 'code-used', 'This code has been used or is too old');
      const to = known ?? (await sessions.newGuest(ctx, body.name ?? before.name, tx));
      if (to.id !== pass.person_id && held?.seats.some((each) => each.person_id === to.id))
        throw new Problem(409, 'already-seated', 'You have the other seat of this match');
      const move = { matchId: pass.match_id, seat: pass.seat, from: pass.person_id, to, papers: true };
      if (!(await moveSeat(tx, move))) throw new Problem(410, 'code-used', 'This code has been used or is too old');
      return { match: pass.match_id, seat: pass.seat, person: to };
    });
    await host.seatsMoved(match);
    ctx.body = { match: viewFor(services, await foundMatch(services, match), person), seat };
  });
}
