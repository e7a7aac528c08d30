import type Router from '@koa/router';
import {
  addAudit,
  endInvitations,
  findPeople,
  findPerson,
  listReports,
  lockMatch,
  moveSeat,
  type Person,
  readAudit,
  setBanned,
  settleReport,
} from '@oriflamme/storage';
import type { Context } from 'koa';
import { z } from 'zod';
import { readBody } from '../body.ts';
import type { Answer } from '../matches/answer.ts';
import { Problem } from '../problem.ts';
import { stateNumber } from '../sockets/messages.ts';
import { foundMatch, isOver, type MatchServices, queryNumber, seatSchema, viewFor } from './match-services.ts';

const PAGE = 100;
const reason = z.string().trim().min(1).max(500);

/** Power over others, for those whom the settings name; each use of it is written down. */
export function operatorRoutes(router: Router, services: MatchServices, isOperator: (person: Person) => boolean): void {
  const { storage, host, lobby, sessions } = services;

  const operator = async (ctx: Pick<Context, 'get'>): Promise<{ actor: string; person: Person }> => {
    const person = await sessions.need(ctx);
    if (!isOperator(person)) throw new Problem(403, 'not-operator', 'Only the operator may do this');
    return { actor: person.email ?? person.id, person };
  };
  const before = (ctx: Pick<Context, 'query'>): number | null =>
    ctx.query['before'] === undefined ? null : queryNumber(ctx.query['before'], 0);

  router.get('/api/operator/audit', async (ctx) => {
    await operator(ctx);
    const entries = await readAudit(storage, before(ctx), PAGE);
    ctx.body = { entries, next: entries.length === PAGE ? (entries.at(-1)?.id ?? null) : null };
  });

  router.get('/api/operator/reports', async (ctx) => {
    await operator(ctx);
    const reports = await listReports(storage, ctx.query['settled'] === 'true', before(ctx), PAGE);
    ctx.body = { reports, next: reports.length === PAGE ? (reports.at(-1)?.id ?? null) : null };
  });

  router.post('/api/operator/reports/:report/settle', async (ctx) => {
    const { actor } = await operator(ctx);
    const report = queryNumber(ctx.params['report'], -1);
    if (!(await settleReport(storage, report))) throw new Problem(404, 'no-such-report', 'There is no such report');
    await addAudit(storage, { actor, act: 'settle-report', details: { report } });
    ctx.body = {};
  });

  router.get('/api/operator/people', async (ctx) => {
    await operator(ctx);
    const text = String(ctx.query['name'] ?? '').slice(0, 200);
    ctx.body = { people: text === '' ? [] : await findPeople(storage, text, PAGE) };
  });

  for (const act of ['ban', 'unban'] as const)
    router.post(`/api/operator/people/:person/${act}`, async (ctx) => {
      const { actor, person } = await operator(ctx);
      const body = await readBody(ctx, z.object({ reason }));
      const id = ctx.params['person'] ?? '';
      if (id === person.id) throw new Problem(409, 'yourself', 'Nobody can ban himself');
      await storage.transaction(async (tx) => {
        if (!(await setBanned(tx, id, act === 'ban')))
          throw new Problem(404, 'no-such-person', 'There is no such person');
        await addAudit(tx, { actor, act, personId: id, details: body });
      });
      sessions.changed(id);
      ctx.body = {};
    });

  router.post('/api/operator/matches/:id/cancel', async (ctx) => {
    const { actor, person } = await operator(ctx);
    const details = await readBody(ctx, z.object({ reason }));
    const match = await foundMatch(services, ctx.params['id']);
    if (!(await lobby.cancelOpen(match.id)))
      answered(await host.table(match.id, null, { type: 'cancel' }, match.state_number ?? 0, null));
    await addAudit(storage, { actor, act: 'cancel', matchId: match.id, details });
    ctx.body = { match: viewFor(services, await foundMatch(services, match.id), person) };
  });

  router.post('/api/operator/matches/:id/set-back', async (ctx) => {
    const { actor, person } = await operator(ctx);
    const body = await readBody(ctx, z.object({ reason, to: stateNumber }));
    const match = await foundMatch(services, ctx.params['id']);
    // The seed of a match that is over is known to all: nobody could play on with dice that he can foretell.
    if (isOver(match)) throw new Problem(409, 'match-over', 'The match is over and its dice are revealed');
    answered(await host.table(match.id, null, { type: 'setBack', to: body.to }, match.state_number ?? 0, null));
    await addAudit(storage, {
      actor,
      act: 'set-back',
      matchId: match.id,
      details: { ...body, from: match.state_number },
    });
    ctx.body = { match: viewFor(services, await foundMatch(services, match.id), person) };
  });

  router.post('/api/operator/matches/:id/hand-over', async (ctx) => {
    const { actor, person } = await operator(ctx);
    const body = await readBody(ctx, z.object({ reason, seat: seatSchema, person: z.string().max(40) }));
    const id = ctx.params['id'] ?? '';
    await storage.transaction(async (tx) => {
      const match = await lockMatch(tx, id);
      const to = await findPerson(tx, body.person);
      if (!match) throw new Problem(404, 'no-such-match', 'There is no such match');
      if (!to || to.banned) throw new Problem(404, 'no-such-person', 'There is no such person');
      if (isOver(match)) throw new Problem(409, 'match-over', 'The match is over');
      if (match.seats.some((each) => each.person_id === to.id))
        throw new Problem(409, 'already-seated', 'He has a seat in this match');
      if (!(await moveSeat(tx, { matchId: id, seat: body.seat, from: null, to, papers: false })))
        throw new Problem(409, 'seat-free', 'Nobody holds this seat');
      await endInvitations(tx, id);
      await addAudit(tx, { actor, act: 'hand-over', matchId: id, personId: to.id, details: body });
    });
    await host.seatsMoved(id);
    ctx.body = { match: viewFor(services, await foundMatch(services, id), person) };
  });
}

function answered(answer: Answer): void {
  if (answer.ok) return;
  if (answer.code === 'refused')
    throw new Problem(409, 'refused', 'The match cannot do that', { violation: answer.violation });
  throw new Problem(answer.code === 'unavailable' ? 503 : 409, answer.code, 'The match went on meanwhile; look again');
}
