import type Router from '@koa/router';
import type { Seat } from '@oriflamme/platform';
import {
  addAudit,
  addToOutbox,
  areApart,
  endInvitation,
  findPerson,
  invitationsTo,
  invite,
  knownPeople,
  listBlocks,
  lockMatch,
  type MatchRecord,
  moveSeat,
  type Person,
  removeBlock,
  setBlock,
  type Transaction,
} from '@oriflamme/storage';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { settleHours } from '../clocks/settle-hours.ts';
import { Problem } from '../problem.ts';
import { foundMatch, isOver, type MatchServices, seatOf, seatSchema, viewFor } from './match-services.ts';

const wantedPerson = z.union([
  z.object({ person: z.string().min(1).max(40), seat: seatSchema.optional() }),
  z.object({ name: z.string().trim().min(1).max(40), seat: seatSchema.optional() }),
]);

/** Those one has played with: to invite, to hand a seat to, to mute and to block. */
export function peopleRoutes(router: Router, services: MatchServices): void {
  const { storage, host, sessions, clock } = services;

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

  /** A known player, by id or by name; a name that two of them have needs the id. */
  const choose = async (
    person: Person,
    wanted: z.infer<typeof wantedPerson>,
  ): Promise<{ id: string; name: string }> => {
    const known = await knownPeople(storage, person.id);
    const name = 'name' in wanted ? wanted.name.toLowerCase() : undefined;
    const found = known.filter((each) =>
      'person' in wanted ? each.id === wanted.person : each.name.toLowerCase() === name,
    );
    const [only] = found;
    if (!only) throw new Problem(404, 'no-such-person', 'You have not played with anyone of that name');
    if (found.length > 1) throw new Problem(409, 'several-people', 'Several people have that name', { people: found });
    return only;
  };

  router.post('/api/matches/:id/invitations', async (ctx) => {
    const person = await sessions.need(ctx);
    const wanted = await readBody(ctx, wantedPerson);
    const match = await foundMatch(services, ctx.params['id']);
    seatOf(match, person);
    if (match.status !== 'open') throw new Problem(409, 'match-not-open', 'This match has begun or was cancelled');
    if (match.seats.some((each) => each.seat === wanted.seat))
      throw new Problem(409, 'seat-taken', 'This seat is taken');
    const other = await choose(person, wanted);
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
    await endInvitation(storage, ctx.params['id'] ?? '', person.id);
    ctx.body = {};
  });

  router.post('/api/matches/:id/hand-over', async (ctx) => {
    const person = await sessions.need(ctx);
    const wanted = await readBody(ctx, wantedPerson);
    const match = await foundMatch(services, ctx.params['id']);
    const seat = seatOf(match, person, wanted.seat);
    if (isOver(match)) throw new Problem(409, 'match-over', 'The match is over');
    const other = await choose(person, wanted);
    refuseBothSides(match, other);
    await storage.transaction(async (tx) => {
      await invite(tx, { match_id: match.id, person_id: other.id, from_id: person.id, seat, kind: 'hand-over' });
      await addToOutbox(tx, match.id, 'seat', { to: other.id });
    });
    ctx.status = 201;
    ctx.body = { offered: other };
  });

  router.post('/api/matches/:id/hand-over/accept', async (ctx) => {
    const person = await sessions.need(ctx);
    const id = ctx.params['id'] ?? '';
    await storage.transaction(async (tx) => {
      const match = await lockMatch(tx, id);
      const offered = (await invitationsTo(tx, { matchId: id })).find(
        (each) => each.person_id === person.id && each.kind === 'hand-over',
      );
      if (!match || !offered || isOver(match)) throw new Problem(409, 'nothing-offered', 'No seat is offered to you');
      refuseBothSides(match, person);
      await refuseApart(tx, match, person, offered.seat as Seat);
      const move = { matchId: id, seat: offered.seat ?? '', from: offered.from_id, to: person, papers: false };
      if (!(await moveSeat(tx, move))) throw new Problem(409, 'nothing-offered', 'The seat is no longer his');
      await endInvitation(tx, id, person.id);
      await addAudit(tx, {
        actor: offered.from_id,
        act: 'hand-over',
        matchId: id,
        personId: person.id,
        details: { seat: offered.seat, by: 'consent' },
      });
    });
    // From here on his own nights and vacations are left out.
    await settleHours({ storage, clock, changed: (changed) => host.announceChange(changed) }, [id]);
    await host.seatsMoved(id);
    ctx.body = { match: viewFor(services, await foundMatch(services, id), person) };
  });

  const refuseApart = async (tx: Transaction, match: MatchRecord, person: Person, seat: Seat): Promise<void> => {
    const opponents = match.seats.filter((each) => each.seat !== seat).flatMap((each) => each.person_id ?? []);
    if (await areApart(tx, person.id, opponents)) throw new Problem(403, 'not-welcome', 'You cannot join this match');
  };
}

function refuseBothSides(match: MatchRecord, person: { id: string }): void {
  if (match.seats.some((each) => each.person_id === person.id))
    throw new Problem(409, 'already-seated', 'He has a seat in this match');
}
