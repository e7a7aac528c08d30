import type Router from '@koa/router';
import { otherSeat, type Seat } from '@oriflamme/platform';
import { addVacation, endVacation, findMatch, matchesOnClock, readVacations } from '@oriflamme/storage';
import { z } from 'zod';
import type { Sessions } from '../auth/sessions.ts';
import { readBody } from '../body.ts';
import { noSuchMatch } from '../matches/lobby.ts';
import type { ClockAct } from '../notices/teller.ts';
import { Problem } from '../problem.ts';
import { clockView, given, type MatchClock, turned } from './match-clock.ts';
import { type ClockServices, changeClock, settleHours } from './settle-hours.ts';
import { daysTaken, VACATION_DAYS } from './vacation-days.ts';

const HOUR_MS = 3_600_000;
/** Every clock of a person carries his vacations with it: there is an end to how many and how far. */
const MOST_VACATIONS = 10;
const FARTHEST_MS = 400 * 24 * HOUR_MS;

const act = z.discriminatedUnion('act', [
  /** A pause, or going on while paused: the other must agree. */
  z.strictObject({ act: z.literal('ask') }),
  z.strictObject({ act: z.literal('agree') }),
  z.strictObject({ act: z.literal('refuse') }),
  z.strictObject({
    act: z.literal('give'),
    hours: z
      .number()
      .positive()
      .max(14 * 24),
  }),
]);

/** What players do to their clocks, and the days on which they stand still. */
export function clockRoutes(router: Router, services: ClockServices & { sessions: Sessions }): void {
  const { storage, sessions, clock } = services;

  router.post('/api/matches/:id/clock', async (ctx) => {
    const person = await sessions.need(ctx);
    const id = ctx.params['id'] ?? '';
    const wish = await readBody(ctx, act);
    const match = await findMatch(storage, id);
    if (!match) throw noSuchMatch(id);
    const seat = match.seats.find((each) => each.person_id === person.id)?.seat as Seat | undefined;
    if (seat === undefined) throw new Problem(403, 'not-seated', 'You have no seat in this match');
    if (!(await changeClock(services, id, (time) => done(time, seat, wish), toldAs(seat, wish))))
      throw new Problem(409, 'nothing-to-do', 'The clocks of this match cannot be changed so now');
    const after = (await findMatch(storage, id))?.clock as MatchClock;
    ctx.body = { clock: clockView(after, clock.now()) };
  });

  const done = (time: MatchClock, seat: Seat, wish: z.infer<typeof act>): MatchClock | undefined => {
    switch (wish.act) {
      case 'ask':
        if (time.asks === seat) return undefined;
        // Both want it.
        return time.asks === null ? { ...time, asks: seat } : turned(time, clock.now());
      case 'agree':
        return time.asks === otherSeat(seat) ? turned(time, clock.now()) : undefined;
      case 'refuse':
        return time.asks === null ? undefined : { ...time, asks: null };
      case 'give':
        return given(time, otherSeat(seat), wish.hours * HOUR_MS, clock.now());
    }
  };

  /** Asking that met the other's asking is agreed to, and needs no telling. */
  const toldAs =
    (seat: Seat, wish: z.infer<typeof act>) =>
    (after: MatchClock): ClockAct => {
      if (wish.act === 'give') return { gives: seat, hours: wish.hours };
      return wish.act === 'ask' && after.asks === seat ? { asks: seat } : {};
    };

  router.get('/api/vacations', async (ctx) => {
    const person = await sessions.need(ctx);
    ctx.body = await overview(person.id);
  });

  router.post('/api/vacations', async (ctx) => {
    const person = await sessions.need(ctx);
    const { from, until } = await readBody(
      ctx,
      z.strictObject({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }) }),
    );
    const now = clock.now();
    // A vacation cannot begin in the past: it would give back time that has been used.
    const start = new Date(Math.max(Date.parse(from), now.getTime()));
    const end = new Date(until);
    if (end <= start)
      throw new Problem(400, 'invalid-vacation', 'A vacation ends after it begins, and not in the past');
    if (end.getTime() > now.getTime() + FARTHEST_MS)
      throw new Problem(400, 'vacation-too-far', 'A vacation lies within the next year');
    const taken = await readVacations(storage, person.id);
    if (taken.filter(({ until }) => until > now).length >= MOST_VACATIONS)
      throw new Problem(409, 'too-many-vacations', `You have ${MOST_VACATIONS} vacations to come: end one first`);
    const all = [...taken, { from: start, until: end }];
    const over = daysTaken(all).find(({ days }) => days > VACATION_DAYS);
    if (over)
      throw new Problem(409, 'too-many-days', `There are ${VACATION_DAYS} days of vacation a year`, {
        most: VACATION_DAYS,
        year: over.year,
      });
    await addVacation(storage, person.id, start, end);
    await settleHours(services, await matchesOnClock(storage, person.id));
    ctx.status = 201;
    ctx.body = await overview(person.id);
  });

  router.delete('/api/vacations/:vacation', async (ctx) => {
    const person = await sessions.need(ctx);
    const vacation = Number(ctx.params['vacation']);
    if (!Number.isSafeInteger(vacation) || !(await endVacation(storage, person.id, vacation, clock.now())))
      throw new Problem(404, 'no-such-vacation', 'You have no such vacation to come or at present');
    await settleHours(services, await matchesOnClock(storage, person.id));
    ctx.body = await overview(person.id);
  });

  const overview = async (personId: string): Promise<object> => {
    const vacations = await readVacations(storage, personId);
    return { vacations, taken: daysTaken(vacations), most: VACATION_DAYS };
  };
}
