import type Router from '@koa/router';
import { addReport, chatLine, markSeen, readChat, readNotes, readSeen, writeNotes } from '@oriflamme/storage';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { Problem } from '../problem.ts';
import { audiencesOf, type MatchServices, queryNumber, readableMatch } from './match-services.ts';
import { LONGEST_REPORT } from './play-routes.ts';

const LINES_PER_PAGE = 100;
const LONGEST_NOTES = 20_000;

/** Talk, notes, and how far each person has read. */
export function talkRoutes(router: Router, services: MatchServices): void {
  const { storage, sessions, limitReports } = services;

  router.get('/api/matches/:id/chat', async (ctx) => {
    const { match, person, plays } = await readableMatch(services, ctx);
    const before = ctx.query['before'] === undefined ? null : queryNumber(ctx.query['before'], 0);
    const reader = { personId: person?.id ?? null, audiences: audiencesOf(match, plays) };
    const lines = await readChat(storage, match.id, reader, before, LINES_PER_PAGE);
    const seen = person && (await readSeen(storage, match.id, person.id));
    ctx.body = {
      lines: lines.map(({ person_id: person, ...line }) => ({ ...line, person })),
      ...(seen ? { seen: seen.chat } : {}),
    };
  });

  router.post('/api/matches/:id/chat/:line/reports', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match, plays } = await readableMatch(services, ctx);
    const line = await chatLine(storage, match.id, queryNumber(ctx.params['line'], -1));
    if (!line || !audiencesOf(match, plays).includes(line.audience))
      throw new Problem(404, 'no-such-line', 'There is no such line');
    const { text } = await readBody(ctx, z.object({ text: z.string().trim().max(LONGEST_REPORT).default('') }));
    await limitReports(ctx, person.id);
    const report = { match_id: match.id, n: match.state_number, chat_id: line.id, person_id: person.id, text };
    ctx.status = 201;
    ctx.body = { report: await addReport(storage, report) };
  });

  router.post('/api/matches/:id/seen', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match } = await readableMatch(services, ctx);
    const { n, chat } = await readBody(
      ctx,
      z.object({ n: z.int().min(-1).optional(), chat: z.int().min(0).optional() }),
    );
    await markSeen(storage, match.id, person.id, {
      n: Math.min(n ?? -1, match.state_number ?? -1),
      ...(chat === undefined ? {} : { chat }),
    });
    ctx.body = { seen: await readSeen(storage, match.id, person.id) };
  });

  router.get('/api/matches/:id/notes', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match } = await readableMatch(services, ctx);
    ctx.body = { text: await readNotes(storage, match.id, person.id) };
  });

  router.put('/api/matches/:id/notes', async (ctx) => {
    const person = await sessions.need(ctx);
    const { match } = await readableMatch(services, ctx);
    const { text } = await readBody(ctx, z.object({ text: z.string().max(LONGEST_NOTES) }));
    await writeNotes(storage, match.id, person.id, text);
    ctx.body = { text };
  });
}
