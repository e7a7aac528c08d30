import type Router from '@koa/router';
import { DELEGATIONS, type MatchState } from '@oriflamme/platform';
import { addReport, json, readRows, setDelegation, setStandingOrders, standingOrders } from '@oriflamme/storage';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { revealedDice } from '../dice/seeds.ts';
import { readState } from '../matches/history.ts';
import { delegationOf } from '../matches/hot-match.ts';
import { publicRow } from '../matches/log-rows.ts';
import { wouldUndo } from '../matches/take-back.ts';
import { Problem } from '../problem.ts';
import { type MatchServices, queryNumber, readableMatch, seatsOf, viewFor } from './match-services.ts';
import { addressOf, hourly } from './rate-limit.ts';

const ROWS_PER_PAGE = 500;
export const LONGEST_REPORT = 2000;

/** Reading a match (players, and watchers where they are let in), and a player's standing orders. */
export function playRoutes(router: Router, services: MatchServices): void {
  const { storage, host, sessions, limits, limitReports } = services;
  const limitExports = hourly(storage, limits.exportsPerHour, 'exports');

  router.get('/api/matches/:id/rows', async (ctx) => {
    const { match } = await readableMatch(services, ctx);
    const rows = await readRows(storage, match.id, queryNumber(ctx.query['since'], -1), ROWS_PER_PAGE);
    ctx.body = { rows: rows.map(publicRow) };
  });

  router.get('/api/matches/:id/state', async (ctx) => {
    const { match } = await readableMatch(services, ctx);
    const n = queryNumber(ctx.query['at'], match.state_number ?? -1);
    const state: MatchState | undefined = n < 0 ? undefined : await readState(storage, match.id, n);
    if (!state) throw new Problem(404, 'no-such-state', 'The match was never at that number');
    ctx.body = { state };
  });

  router.get('/api/matches/:id/take-back', async (ctx) => {
    const { match } = await readableMatch(services, ctx);
    const to = queryNumber(ctx.query['to'], -1);
    if (to < 0 || match.state_number === null || to >= match.state_number)
      throw new Problem(404, 'no-such-state', 'The match was never at that number');
    ctx.body = { to, n: match.state_number, ...(await wouldUndo(storage, match.id, to)) };
  });

  router.get('/api/matches/:id/export', async (ctx) => {
    const { match, person } = await readableMatch(services, ctx);
    await limitExports(ctx, addressOf(ctx));
    const rows = await readRows(storage, match.id, -1, 1_000_000);
    const dice = await revealedDice(storage, match);
    ctx.set('Content-Disposition', `attachment; filename="match-${match.id}.json"`);
    ctx.body = {
      format: 'oriflamme-match',
      version: 1,
      match: viewFor(services, match, person),
      initial: rows.length > 0 ? await readState(storage, match.id, 0) : null,
      rows: rows.map(publicRow),
      ...(dice ? { dice } : {}),
    };
  });

  router.get('/api/matches/:id/standing-orders', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match } = await readableMatch(services, ctx);
    const seats: string[] = seatsOf(match, person);
    const orders = (await standingOrders(storage, match.id)).find((each) => seats.includes(each.seat));
    const delegation = delegationOf(orders ?? { delegation: null }, match.pace);
    ctx.body = { orders: orders?.standing ?? null, delegation };
  });

  router.put('/api/matches/:id/standing-orders', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match } = await readableMatch(services, ctx);
    const seats = seatsOf(match, person);
    const { orders } = await readBody(ctx, z.object({ orders: z.unknown() }));
    const parsed = orders === null || orders === undefined ? null : host.game(match).parseStandingOrders(orders);
    if (parsed && !parsed.ok)
      throw new Problem(400, 'invalid-orders', host.game(match).words.en.violation(parsed.violation));
    for (const seat of seats) await setStandingOrders(storage, match.id, seat, parsed ? json(parsed.value) : null);
    // What this process holds is renewed before the answer: the next order is played with them.
    await host.seatsMoved(match.id);
    ctx.body = { orders: parsed?.value ?? null };
  });

  router.put('/api/matches/:id/delegation', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match } = await readableMatch(services, ctx);
    const { delegation } = await readBody(ctx, z.strictObject({ delegation: z.enum(DELEGATIONS) }));
    for (const seat of seatsOf(match, person)) await setDelegation(storage, match.id, seat, delegation);
    await host.seatsMoved(match.id);
    ctx.body = { delegation };
  });

  router.post('/api/matches/:id/reports', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match } = await readableMatch(services, ctx);
    const body = await readBody(
      ctx,
      z.object({ text: z.string().trim().min(1).max(LONGEST_REPORT), n: z.int().min(0).optional() }),
    );
    const n = body.n ?? match.state_number;
    if (n !== null && n > (match.state_number ?? -1))
      throw new Problem(400, 'no-such-state', 'The match was never at that number');
    await limitReports(ctx, person.id);
    const id = await addReport(storage, {
      match_id: match.id,
      n,
      chat_id: null,
      person_id: person.id,
      text: body.text,
    });
    ctx.state['log'].warn({ match: match.id, n, report: id }, 'something is wrong, says a player');
    ctx.status = 201;
    ctx.body = { report: id };
  });
}
