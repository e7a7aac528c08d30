import type Router from '@koa/router';
import {
  addToOutbox,
  endInvitation,
  findPerson,
  invitationsTo,
  invite,
  knownPeople,
  listBlocks,
  removeBlock,
  setBlock,
} from '@oriflamme/storage';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { Problem } from '../problem.ts';
import { chosenPerson, refuseBothSides, wantedPerson } from './chosen-person.ts';
import { foundMatch, type MatchServices, seatOf, seatSchema } from './match-services.ts';

/** Those one has played with: to invite, to mute and to block. */
export function peopleRoutes(router: Router, services: MatchServices): void {
  const { storage, sessions } = services;

  router.get('/api/people/known', async (ctx) => {
    ctx.body = { people: await knownPeople(storage, (await sessions.need(ctx)).id) };
  });

  router.get('/api/people/blocks', async (ctx) => {
    ctx.body = { blocks: await listBlocks(storage, (await sessions.need(ctx)).id) };
  });

  router.put('/api/people/:person/block', async (ctx) => {
    const person = await sessions.need(ctx);
    const { kind } = await readBody(ctx, z.object({ kind: z.enum(['block', 'mute']) }));
    const other = await findPerson(storage, ctx.params['person'] ?? '');
    if (!other || other.id === person.id) throw new Problem(404, 'no-such-person', 'There is no such person');
    await setBlock(storage, person.id, other.id, kind);
    ctx.body = { blocks: await listBlocks(storage, person.id) };
  });

  router.delete('/api/people/:person/block', async (ctx) => {
    const person = await sessions.need(ctx);
    await removeBlock(storage, person.id, ctx.params['person'] ?? '');
    ctx.body = { blocks: await listBlocks(storage, person.id) };
  });

  router.post('/api/matches/:id/invitations', async (ctx) => {
    const person = await sessions.need(ctx);
    const wanted = await readBody(ctx, wantedPerson);
    const match = await foundMatch(services, ctx.params['id']);
    seatOf(match, person);
    if (match.status !== 'open') throw new Problem(409, 'match-not-open', 'This match has begun or was cancelled');
    if (match.seats.some((each) => each.seat === wanted.seat))
      throw new Problem(409, 'seat-taken', 'This seat is taken');
    const other = await chosenPerson(storage, person, wanted);
    refuseBothSides(match, other);
    await storage.transaction(async (tx) => {
      await invite(tx, {
        match_id: match.id,
        person_id: other.id,
        from_id: person.id,
        seat: wanted.seat ?? null,
        kind: wanted.seat === undefined ? 'invited' : 'reserved',
      });
      await addToOutbox(tx, match.id, 'invitation', { to: other.id });
    });
    ctx.status = 201;
    ctx.body = { invited: other };
  });

  router.get('/api/invitations', async (ctx) => {
    const person = await sessions.need(ctx);
    const invitations = await invitationsTo(storage, { personId: person.id });
    ctx.body = {
      invitations: invitations.map(({ match_id: match, from_id, from_name, seat, kind, at }) => ({
        match,
        from: { id: from_id, name: from_name },
        seat,
        kind,
        at,
      })),
    };
  });

  router.delete('/api/invitations/:id', async (ctx) => {
    const person = await sessions.need(ctx);
    const { seat } = await readBody(ctx, z.object({ seat: seatSchema.optional() }));
    await endInvitation(storage, ctx.params['id'] ?? '', person.id, seat);
    ctx.body = {};
  });
}
