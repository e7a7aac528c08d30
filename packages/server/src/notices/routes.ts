import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { Language } from '@oriflamme/platform';
import {
  addDelivery,
  addReceiver,
  findMatch,
  mailAddress,
  mailFailure,
  matchesOnClock,
  personOfStopToken,
  type Receiver,
  readPreferences,
  receiversOf,
  removeReceiver,
  type Storage,
  writeMatchPreferences,
  writePreferences,
} from '@oriflamme/storage';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Sessions } from '../auth/sessions.ts';
import { newId, newToken } from '../auth/tokens.ts';
import { readBody } from '../body.ts';
import type { Clock } from '../clock.ts';
import { settleHours } from '../clocks/settle-hours.ts';
import type { MatchLimits } from '../matches/limits.ts';
import { noSuchMatch } from '../matches/lobby.ts';
import { Problem } from '../problem.ts';
import { hourlyForPeople } from '../routes/rate-limit.ts';
import { failureWords } from './failure-words.ts';
import { testMessage } from './message-of.ts';
import { DEFAULTS, matchPreferences, personPreferences, preferencesOf } from './preferences.ts';
import { WEBHOOK_FORMATS } from './webhook.ts';
import type { NoticeWorker } from './worker.ts';

const place = personPreferences.pick({ language: true, timeZone: true });
const MOST_RECEIVERS = 10;
const key = z.string().regex(/^[\w-]{10,200}$/);
const webAddress = z.url({ protocol: /^https?$/ }).max(1000);

const newReceiver = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('push'),
    subscription: z.object({ endpoint: webAddress, keys: z.object({ p256dh: key, auth: key }) }),
  }),
  z.strictObject({ channel: z.literal('webhook'), url: webAddress, format: z.enum(WEBHOOK_FORMATS) }),
]);

export interface NoticeServices {
  storage: Storage;
  sessions: Sessions;
  clock: Clock;
  publicKey: string;
  /** Where players reach the server. */
  base: string;
  /** Whether mails are sent, or only written to the log. */
  realMail: boolean;
  worker: NoticeWorker;
  changed(matchId: string): void;
  limits: MatchLimits;
}

/** What a person wants to be told, where, and when not. */
export function noticeRoutes(router: Router, services: NoticeServices): void {
  const { storage, sessions, clock, publicKey, base, realMail, worker, limits } = services;
  const limitTests = hourlyForPeople(storage, limits.testNoticesPerHour, 'tests');

  const overview = async (personId: string): Promise<object> => {
    const { person } = await readPreferences(storage, personId, null);
    const preferences = preferencesOf(person, null);
    const failure = await mailFailure(storage, personId);
    return {
      preferences,
      receivers: (await receiversOf(storage, personId)).map((each) => shown(each, preferences.language)),
      mail: {
        address: (await mailAddress(storage, personId)) ?? null,
        failure: failure === undefined ? null : failureWords(failure, preferences.language),
        real: realMail,
      },
      pushKey: publicKey,
    };
  };

  router.get('/api/notices', async (ctx) => {
    ctx.body = await overview((await sessions.need(ctx)).id);
  });

  router.put('/api/notices', async (ctx) => {
    const { id } = await sessions.need(ctx);
    const preferences = await readBody(ctx, personPreferences);
    await writePreferences(storage, id, preferences, newToken());
    await settleHours(services, await matchesOnClock(storage, id));
    ctx.body = await overview(id);
  });

  /** A page that is open says where and in which language it is read; a time zone that was chosen stays. */
  router.post('/api/notices/here', async (ctx) => {
    const { id } = await sessions.need(ctx);
    const { language, timeZone } = await readBody(ctx, place);
    const { person } = await readPreferences(storage, id, null);
    const before = personPreferences
      .partial()
      .catch({})
      .parse(person ?? {});
    const next = { ...before, language, timeZone: before.timeZone ?? timeZone };
    if (before.language !== language || before.timeZone === undefined)
      await writePreferences(storage, id, next, newToken());
    if (before.timeZone === undefined) await settleHours(services, await matchesOnClock(storage, id));
    ctx.body = { language: next.language, timeZone: next.timeZone };
  });

  router.get('/api/matches/:id/notices', async (ctx) => {
    const { personId, matchId } = await seated(ctx);
    const { person, match } = await readPreferences(storage, personId, matchId);
    ctx.body = { differs: matchPreferences.catch({}).parse(match ?? {}), preferences: preferencesOf(person, match) };
  });

  router.put('/api/matches/:id/notices', async (ctx) => {
    const { personId, matchId } = await seated(ctx);
    const differs = await readBody(ctx, matchPreferences);
    await writeMatchPreferences(storage, personId, matchId, differs);
    const { person, match } = await readPreferences(storage, personId, matchId);
    ctx.body = { differs, preferences: preferencesOf(person, match) };
  });

  router.post('/api/notices/receivers', async (ctx) => {
    const { id } = await sessions.need(ctx);
    const wanted = await readBody(ctx, newReceiver);
    if ((await receiversOf(storage, id)).length >= MOST_RECEIVERS)
      throw new Problem(409, 'too-many-receivers', `You have ${MOST_RECEIVERS} addresses already: remove one first`);
    const address = wanted.channel === 'push' ? wanted.subscription : { url: wanted.url, format: wanted.format };
    const name = wanted.channel === 'push' ? wanted.subscription.endpoint : wanted.url;
    const added = await addReceiver(storage, {
      id: newId(),
      personId: id,
      channel: wanted.channel,
      address,
      key: createHash('sha256').update(name).digest('base64url'),
    });
    ctx.status = 201;
    ctx.body = { receiver: shown(added, DEFAULTS.language) };
  });

  router.delete('/api/notices/receivers/:receiver', async (ctx) => {
    const { id } = await sessions.need(ctx);
    if (!(await removeReceiver(storage, id, ctx.params['receiver'] ?? '')))
      throw new Problem(404, 'no-such-receiver', 'You have no such address');
    ctx.body = await overview(id);
  });

  router.post('/api/notices/test', async (ctx) => {
    const { id } = await sessions.need(ctx);
    await limitTests(ctx, id);
    const { person } = await readPreferences(storage, id, null);
    const { language } = preferencesOf(person, null);
    const add = async (channel: 'mail' | Receiver['channel'], receiverId: string | null): Promise<void> => {
      const test = newId();
      await addDelivery(storage, {
        id: test,
        personId: id,
        matchId: null,
        channel,
        receiverId,
        message: testMessage(test, language, base),
        madeAt: clock.now(),
      });
    };
    if ((await mailAddress(storage, id)) !== undefined) await add('mail', null);
    for (const receiver of await receiversOf(storage, id))
      if (!receiver.closed) await add(receiver.channel, receiver.id);
    await worker.work();
    ctx.body = await overview(id);
  });

  /** Without a session: whoever has the mail may stop the mails, and only them. */
  router.post('/api/notices/stop/:token', async (ctx) => {
    const token = ctx.params['token'] ?? '';
    const id = await personOfStopToken(storage, token);
    if (id === undefined) throw new Problem(404, 'no-such-link', 'This link is not known');
    const { person } = await readPreferences(storage, id, null);
    // Only that: what was never chosen is left open.
    await writePreferences(
      storage,
      id,
      {
        ...personPreferences
          .partial()
          .catch({})
          .parse(person ?? {}),
        mail: false,
      },
      token,
    );
    ctx.body = { stopped: true };
  });

  const seated = async (ctx: Context): Promise<{ personId: string; matchId: string }> => {
    const { id } = await sessions.need(ctx);
    const match = await findMatch(storage, ctx['params']?.id ?? '');
    if (!match) throw noSuchMatch(ctx['params']?.id ?? '');
    if (!match.seats.some((seat) => seat.person_id === id))
      throw new Problem(403, 'not-seated', 'You have no seat in this match');
    return { personId: id, matchId: match.id };
  };
}

/** Keys of a subscription are the browser's own affair; a webhook's path is as good as a password. */
function shown({ id, channel, address, failure: why, closed }: Receiver, language: Language): object {
  const url = URL.parse(
    (address as { endpoint?: string; url?: string }).endpoint ?? (address as { url?: string }).url ?? '',
  );
  const { format } = address as { format?: string };
  const failure = why === null ? null : failureWords(why, language);
  return { id, channel, host: url?.host ?? '', ...(format === undefined ? {} : { format }), failure, closed };
}
