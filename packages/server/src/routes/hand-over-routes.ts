import type Router from '@koa/router';
import type { Seat } from '@oriflamme/platform';
import {
  addAudit,
  addToOutbox,
  areApart,
  invite,
  lockMatch,
  type MatchRecord,
  moveSeat,
  offersOf,
  type Person,
  type Transaction,
  takeOffer,
  withdrawOffer,
} from '@oriflamme/storage';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { settleHours } from '../clocks/settle-hours.ts';
import { noSuchMatch } from '../matches/lobby.ts';
import { Problem } from '../problem.ts';
import { chosenPerson, refuseBothSides, wantedPerson } from './chosen-person.ts';
import { foundMatch, isOver, type MatchServices, seatOf, seatSchema, viewFor } from './match-services.ts';

const nothingOffered = (why: string): Problem => new Problem(409, 'nothing-offered', why);

/** A seat goes to another player by consent: offered, withdrawn again, or accepted. */
export function handOverRoutes(router: Router, services: MatchServices): void {
  const { storage, host, sessions, clock } = services;

  /** Those a player has offered his seat to, for him alone. */
  router.get('/api/matches/:id/hand-over', async (ctx) => {
    const person = await sessions.need(ctx);
    const match = await foundMatch(services, ctx.params['id']);
    ctx.body = { offered: await offersOf(storage, match.id, person.id) };
  });

  router.post('/api/matches/:id/hand-over', async (ctx) => {
    const person = await sessions.need(ctx);
    const wanted = await readBody(ctx, wantedPerson);
    const id = ctx.params['id'] ?? '';
    const offered = await storage.transaction(async (tx) => {
      const match = await lockMatch(tx, id);
      if (!match) throw noSuchMatch(id);
      const seat = seatOf(match, person, wanted.seat);
      if (isOver(match)) throw new Problem(409, 'match-over', 'The match is over');
      const other = await chosenPerson(tx, person, wanted);
      refuseBothSides(match, other);
      await invite(tx, { match_id: id, person_id: other.id, from_id: person.id, seat, kind: 'hand-over' });
      await addToOutbox(tx, id, 'seat', { to: other.id });
      return other;
    });
    ctx.status = 201;
    ctx.body = { offered };
  });

  router.delete('/api/matches/:id/hand-over/:person', async (ctx) => {
    const person = await sessions.need(ctx);
    const match = await foundMatch(services, ctx.params['id']);
    const offer = { matchId: match.id, from: person.id, to: ctx.params['person'] ?? '' };
    if (!(await withdrawOffer(storage, offer)))
      throw nothingOffered('Your seat is not offered to him, or he has accepted it');
    ctx.body = { offered: await offersOf(storage, match.id, person.id) };
  });

  router.post('/api/matches/:id/hand-over/accept', async (ctx) => {
    const person = await sessions.need(ctx);
    const wanted = await readBody(ctx, z.object({ seat: seatSchema.optional() }));
    const id = ctx.params['id'] ?? '';
    await storage.transaction(async (tx) => {
      const match = await lockMatch(tx, id);
      // Taken as it is read, so that it cannot be withdrawn between the two.
      const offer = await takeOffer(tx, id, person.id, wanted.seat);
      if (!match || !offer || isOver(match)) throw nothingOffered('No seat is offered to you');
      refuseBothSides(match, person);
      await refuseApart(tx, match, person, offer.seat as Seat);
      const move = { matchId: id, seat: offer.seat, from: offer.from_id, to: person, papers: false };
      if (!(await moveSeat(tx, move))) throw nothingOffered('The seat is no longer his');
      await addAudit(tx, {
        actor: offer.from_id,
        act: 'hand-over',
        matchId: id,
        personId: person.id,
        details: { seat: offer.seat, by: 'consent' },
      });
    });
    // From here on his own nights and vacations are left out.
    await settleHours({ storage, clock, changed: (changed) => host.announceChange(changed) }, [id]);
    await host.seatsMoved(id);
    ctx.body = { match: viewFor(services, await foundMatch(services, id), person) };
  });
}

async function refuseApart(tx: Transaction, match: MatchRecord, person: Person, seat: Seat): Promise<void> {
  const opponents = match.seats.filter((each) => each.seat !== seat).flatMap((each) => each.person_id ?? []);
  if (await areApart(tx, person.id, opponents)) throw new Problem(403, 'not-welcome', 'You cannot join this match');
}
