import { createHash } from 'node:crypto';
import { keepOnce, type Storage } from '@oriflamme/storage';
import webPush from 'web-push';
import type { AddressGuard } from './address-guard.ts';
import { asData, type Message } from './message.ts';
import { type Delivery, post } from './post.ts';

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export type PushKeys = { publicKey: string; privateKey: string };

/** Made once for an installation: browsers tie their subscriptions to the public key. */
export const pushKeys = (storage: Storage): Promise<PushKeys> =>
  keepOnce(storage, 'vapid', () => webPush.generateVAPIDKeys());

const DAY = 86_400;
/** Push services take 4096 bytes at most, and encryption needs some of them. */
const MOST_BYTES = 3500;

/** Encrypted for the browser alone; a later message of the same kind about the same match replaces one that still waits. */
export function sendPush(
  subscription: PushSubscription,
  message: Message,
  keys: PushKeys,
  subject: string,
  guard: AddressGuard,
): Promise<Delivery> {
  let details: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    details = webPush.generateRequestDetails(subscription, payloadOf(message), {
      vapidDetails: { subject, ...keys },
      TTL: 3 * DAY,
      urgency: 'normal',
      topic: topicOf(message),
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return Promise.resolve({ result: 'gone', why: 'keys' });
  }
  const given = Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return post({ url: details.endpoint, headers: Object.fromEntries(given), body: details.body ?? '' }, guard);
}

/** A draw that is offered does not push out that it is my decision; what gathers several matches stands for itself. */
function topicOf({ id, kind, link }: Message): string {
  const about = kind === 'digest' ? id : `${kind} ${link}`;
  return createHash('sha256').update(about).digest('base64url').slice(0, 32);
}

function payloadOf(message: Message): string {
  const data = { ...asData(message), ...(message.stopHere !== undefined && { stopHere: message.stopHere }) };
  for (let kept = data.lines.length; ; kept -= 1) {
    const lines = kept === data.lines.length ? data.lines : [...data.lines.slice(0, kept), '…'];
    const payload = JSON.stringify({ ...data, lines });
    if (kept === 0 || Buffer.byteLength(payload) <= MOST_BYTES) return payload;
  }
}
