import type { Language } from '@oriflamme/platform';
import {
  claimDeliveries,
  type Delivery,
  deliveryFailed,
  deliveryLater,
  deliverySent,
  mailAddress,
  noteReceiver,
  readPreferences,
  receiversOf,
  type Storage,
  stopTokenOf,
} from '@oriflamme/storage';
import { newToken } from '../auth/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logging.ts';
import type { SharedAllowances } from '../routes/shared-allowances.ts';
import type { AddressGuard } from './address-guard.ts';
import { mailPage, mailText } from './mail-body.ts';
import type { Mailer } from './mailer.ts';
import type { Message } from './message.ts';
import type { Delivery as Outcome } from './post.ts';
import { preferencesOf } from './preferences.ts';
import { type PushKeys, type PushSubscription, sendPush } from './push.ts';
import { sendWebhook, type WebhookFormat } from './webhook.ts';

const LEASE_MS = 120_000;
const AT_ONCE = 8;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** With the waits above this is about two days. */
const TRIES = 16;
const TOO_MANY: Outcome = { result: 'later', why: 'tooMany' };

export interface CarryWith {
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  guard: AddressGuard;
  pushKeys: PushKeys;
  base: string;
  /** How often one person may have a host written to, by whichever of his addresses and matches. */
  posts: Pick<SharedAllowances, 'take'>;
  /** Who a push service may write to when something is wrong. */
  contact: string;
}

/** Sends what is to be sent; gives how many were tried. */
export async function carryDeliveries(storage: Storage, using: CarryWith): Promise<number> {
  const now = using.clock.now();
  const claimed = await claimDeliveries(storage, now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
  await Promise.all(
    claimed.map(async (delivery) => {
      const outcome = await send(storage, delivery, using).catch((error: unknown): Outcome => {
        using.log.error({ err: error, delivery: delivery.id }, 'a message could not be sent');
        return { result: 'later', why: 'ours' };
      });
      await record(storage, delivery, outcome, using.clock.now());
    }),
  );
  return claimed.length;
}

async function send(storage: Storage, delivery: Delivery, using: CarryWith): Promise<Outcome> {
  const message = withParts(delivery.message as Message);
  if (delivery.channel === 'mail') return sendMail(storage, delivery, message, using);
  const receiver = (await receiversOf(storage, delivery.person_id)).find(({ id }) => id === delivery.receiver_id);
  if (receiver === undefined || receiver.closed) return { result: 'refused', why: 'removed' };
  if (receiver.channel === 'webhook') {
    const { url, format } = receiver.address as { url: string; format: WebhookFormat };
    if (!(await mayPost(delivery, url, using))) return TOO_MANY;
    return sendWebhook({ url, format }, message, await languageOf(storage, delivery.person_id), using.guard);
  }
  const subscription = receiver.address as PushSubscription;
  if (!(await mayPost(delivery, subscription.endpoint, using))) return TOO_MANY;
  return sendPush(subscription, message, using.pushKeys, using.contact, using.guard);
}

/** Addresses are not proved to be one's own: nobody floods a stranger's server through many matches. */
const mayPost = ({ person_id }: Delivery, url: string, { posts }: CarryWith): Promise<boolean> =>
  posts.take(`${person_id} ${URL.parse(url)?.hostname}`);

/** Messages made by an older version have none. */
const withParts = (message: Message): Message => {
  const { parts = [{ title: message.title, heading: null, told: message.lines, asks: [], link: message.link }] } =
    message as Partial<Message>;
  return { ...message, parts };
};

async function languageOf(storage: Storage, personId: string): Promise<Language> {
  const { person } = await readPreferences(storage, personId, null);
  return preferencesOf(person, null).language;
}

async function sendMail(storage: Storage, delivery: Delivery, message: Message, using: CarryWith): Promise<Outcome> {
  const to = await mailAddress(storage, delivery.person_id);
  if (to === undefined) return { result: 'refused', why: 'noMail' };
  const language = await languageOf(storage, delivery.person_id);
  const token = await stopTokenOf(storage, delivery.person_id, newToken());
  const page = `${using.base}/stop/${token}`;
  return using.mailer.send({
    id: message.id,
    to,
    subject: message.title,
    text: mailText(message, language, page),
    html: mailPage(message, language, page),
    stop: `${using.base}/api/notices/stop/${token}`,
    ...(delivery.match_id !== null && { thread: delivery.match_id }),
  });
}

async function record(storage: Storage, delivery: Delivery, outcome: Outcome, now: Date): Promise<void> {
  const { id, tries, receiver_id } = delivery;
  if (outcome.result === 'sent') {
    await deliverySent(storage, id, now);
    if (receiver_id !== null) await noteReceiver(storage, receiver_id, null, false);
    return;
  }
  const final = outcome.result !== 'later' || tries >= TRIES;
  if (final) await deliveryFailed(storage, id, outcome.why, now);
  else await deliveryLater(storage, id, outcome.why, new Date(now.getTime() + (outcome.after ?? wait(tries))));
  if (receiver_id !== null) await noteReceiver(storage, receiver_id, outcome.why, outcome.result === 'gone');
}

const wait = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
