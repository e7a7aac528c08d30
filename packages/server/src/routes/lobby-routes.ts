import { randomInt } from 'node:crypto';
import type Router from '@koa/router';
import { PACES, type PaceName, type Seat } from '@oriflamme/platform';
import { countUnread, listMatches, type Person, readSeen, type Status } from '@oriflamme/storage';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { revealedDice } from '../dice/seeds.ts';
import { Problem } from '../problem.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import {
  audiencesOf,
  foundMatch,
  type MatchServices,
  nonceSchema,
  seatOf,
  seatSchema,
  viewFor,
} from './match-services.ts';
import { hourlyForPeople } from './rate-limit.ts';

const paceNames = z.enum(Object.keys(PACES) as [PaceName, ...PaceName[]]);

const newMatchBody = z.object({
  game: z.string().max(64),
  setup: z.unknown().optional(),
  side: z.enum(['0', '1', 'random', 'both']),
  visibility: z.enum(['public', 'unlisted']).default('public'),
  watchable: z.boolean().default(true),
  pace: paceNames.default('none'),
  /** Whether the clocks leave out the nights and weekends of whoever decides. */
  nights: z.boolean().default(false),
  weekends: z.boolean().default(false),
  nonce: nonceSchema,
});

const listQuery = z.object({
  list: z.enum(['open', 'running', 'finished', 'mine', 'invited']).default('open'),
  game: z.string().max(64).optional(),
  scenario: z.string().max(64).optional(),
  pace: paceNames.optional(),
  seat: seatSchema.optional(),
  status: z.enum(['open', 'running', 'finished', 'cancelled']).optional(),
  move: z.literal('mine').optional(),
  before: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Only what is there: the storage tells an absent filter from an undefined one. */
const given = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export function lobbyRoutes(router: Router, services: MatchServices): void {
  const { storage, games, host, lobby, sessions, limits } = services;
  const limitMatches = hourlyForPeople(storage, limits.matchesPerHour, 'new matches');

  router.get('/api/games', (ctx) => {
    ctx.body = { games: [...games.values()].map(({ id, sides, rulesVersion }) => ({ id, sides, rulesVersion })) };
  });

  router.get('/api/matches', async (ctx) => {
    const parsed = listQuery.safeParse(ctx.query);
    if (!parsed.success) throw new Problem(400, 'invalid-query', `Not a list: ${parsed.error.issues[0]?.message}`);
    const { list, game, scenario, pace, seat, status, move, before, limit } = parsed.data;
    const personal = list === 'mine' || list === 'invited';
    const person = personal ? await sessions.need(ctx) : await sessions.person(ctx);
    const statuses: Status[] | undefined = personal ? status && [status] : [list];
    const matches = await listMatches(storage, {
      ...given({
        game,
        scenario,
        pace,
        freeSeat: seat,
        status: statuses,
        before: before === undefined ? undefined : decodeCursor(before),
      }),
      ...(personal && person ? { of: { personId: person.id, as: list === 'mine' ? 'seated' : 'asked' } } : {}),
      hisMove: move === 'mine',
      limit,
    });
    const last = matches.length === limit ? matches.at(-1) : undefined;
    const known = matches.filter((match) => games.has(match.game));
    ctx.body = {
      matches: known.map((match) => ({
        ...viewFor(services, match, person),
        ...(match.unread === null ? {} : { unread: match.unread }),
      })),
      next: last ? encodeCursor(last) : null,
    };
  });

  router.post('/api/matches', async (ctx) => {
    const person = await sessions.need(ctx);
    const body = await readBody(ctx, newMatchBody);
    await refuseTooMany(person);
    await limitMatches(ctx, person.id);
    const wish = { ...body, setup: body.setup ?? {} };
    const random: Seat = randomInt(2) === 0 ? '0' : '1';
    const seats: Seat[] = body.side === 'both' ? ['0', '1'] : [body.side === 'random' ? random : body.side];
    const id = await lobby.createWithSeats(wish, person.id, person.name, seats, body.nonce ?? null);
    ctx.status = 201;
    ctx.body = { match: viewFor(services, await foundMatch(services, id), person) };
  });

  const refuseTooMany = async (person: Person): Promise<void> => {
    const most = person.email === null ? limits.openMatchesOfGuest : limits.openMatchesOfAccount;
    const mine = await listMatches(storage, {
      status: ['open'],
      of: { personId: person.id, as: 'seated' },
      limit: most,
    });
    if (mine.length >= most) throw new Problem(409, 'too-many-open', `You have ${most} open matches already`, { most });
  };

  router.get('/api/matches/:id', async (ctx) => {
    const match = await foundMatch(services, ctx.params['id']);
    const person = await sessions.person(ctx);
    const plays = person !== undefined && match.seats.some((each) => each.person_id === person.id);
    ctx.body = {
      match: {
        ...viewFor(services, match, person),
        dice: await revealedDice(storage, match),
        ...(person && (plays || match.watchable)
          ? {
              seen: await readSeen(storage, match.id, person.id),
              unread: await countUnread(storage, match.id, person.id, audiencesOf(match, plays)),
            }
          : {}),
      },
    };
  });

  router.post('/api/matches/:id/join', async (ctx) => {
    const person = await sessions.need(ctx);
    const body = await readBody(ctx, z.object({ seat: seatSchema.optional(), nonce: nonceSchema }));
    const id = ctx.params['id'] ?? '';
    const taken = await lobby.join(id, body.seat, { personId: person.id, name: person.name }, body.nonce ?? null);
    ctx.body = { match: viewFor(services, await foundMatch(services, id), person), seat: taken };
  });

  router.post('/api/matches/:id/leave', async (ctx) => {
    const person = await sessions.need(ctx);
    const match = await foundMatch(services, ctx.params['id']);
    await lobby.leave(match, seatOf(match, person));
    ctx.body = { match: viewFor(services, await foundMatch(services, match.id), person) };
  });

  router.post('/api/matches/:id/cancel', async (ctx) => {
    const person = await sessions.need(ctx);
    const match = await foundMatch(services, ctx.params['id']);
    const held = seatOf(match, person);
    if (!(await lobby.cancelOpen(match.id))) {
      if (match.status !== 'running' || !(await lobby.mayCancel(match.id)))
        throw new Problem(409, 'too-late', 'The match can no longer be cancelled');
      const answer = await host.table(match.id, held, { type: 'cancel' }, match.state_number ?? 0, null);
      if (!answer.ok) throw new Problem(409, answer.code, 'The match went on meanwhile; look again');
    }
    ctx.body = { match: viewFor(services, await foundMatch(services, match.id), person) };
  });

  router.post('/api/matches/:id/rematch', async (ctx) => {
    const person = await sessions.need(ctx);
    const body = await readBody(ctx, z.object({ swap: z.boolean().default(false), nonce: nonceSchema }));
    const old = await foundMatch(services, ctx.params['id']);
    seatOf(old, person);
    if (old.next_match === null) await limitMatches(ctx, person.id);
    const holder = { personId: person.id, name: person.name };
    const next = await lobby.rematch(old.id, { holder, nonce: body.nonce ?? null }, body.swap);
    ctx.status = 201;
    ctx.body = { match: viewFor(services, await foundMatch(services, next), person) };
  });
}
