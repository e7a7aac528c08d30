import { createHash } from 'node:crypto';
import {
  addDelivery,
  type Channel,
  claimDueNotices,
  findMatch,
  lastDelivery,
  mailAddress,
  type Notice,
  postponeNotice,
  readPreferences,
  receiversOf,
  removeNotices,
  type Storage,
  type Transaction,
} from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import { planClock } from '../clocks/clock-notices.ts';
import type { Logger } from '../logging.ts';
import { type ComposeWith, composeNews, type News } from './compose.ts';
import { messageOf } from './message-of.ts';
import { type Preferences, preferencesOf, type Topic } from './preferences.ts';
import { isDigestHour, sendAt } from './timing.ts';
import type { Kind } from './words.ts';

export interface GatherWith extends ComposeWith {
  clock: Clock;
  log: Logger;
  /** Where players reach the server. */
  base: string;
}

const TOPIC_OF: Readonly<Record<Kind, Topic>> = {
  decision: 'decision',
  reminder: 'reminder',
  ranOut: 'reminder',
  timeOut: 'reminder',
  draw: 'wish',
  takeBack: 'wish',
  pause: 'wish',
  goOn: 'wish',
  given: 'wish',
  chat: 'talk',
  invitation: 'invitation',
  seat: 'invitation',
  ended: 'ended',
  abandoned: 'ended',
};

const URGENT: ReadonlySet<string> = new Set<Kind>(['reminder', 'ranOut', 'timeOut']);

/** News with where it may go: wishes may differ from match to match. */
interface Ready {
  readonly notice: Notice;
  readonly news: News;
  readonly wishes: Preferences;
}

/** Puts what is due for one person into messages to each of his addresses; false when nothing is due. */
export async function gatherNotices(storage: Storage, using: GatherWith): Promise<boolean> {
  return storage.transaction(async (tx) => {
    const now = using.clock.now();
    const due = await claimDueNotices(tx, now);
    const ready: Ready[] = [];
    const done: Notice[] = [];
    for (const notice of due) {
      const wishes = await wishesOf(tx, notice.person_id, notice.match_id);
      const at = await whenToSend(tx, notice, wishes, now);
      if (at > now.getTime()) {
        await postponeNotice(tx, notice.id, new Date(at));
        continue;
      }
      done.push(notice);
      const topic = TOPIC_OF[notice.kind as Kind];
      const news = wishes.topics.includes(topic) ? await worded(tx, notice, wishes, using) : undefined;
      if (news !== undefined) ready.push({ notice, news, wishes });
    }
    await removeNotices(
      tx,
      done.map(({ id }) => id),
    );
    for (const { kind, match_id } of done) {
      const match = kind === 'reminder' ? await findMatch(tx, match_id) : undefined;
      // The next step of the ladder.
      if (match?.status === 'running') await planClock(tx, match, now);
    }
    const [first] = ready;
    if (first !== undefined) await address(tx, first.notice.person_id, ready, using);
    return due.length > 0;
  });
}

async function wishesOf(tx: Transaction, personId: string, matchId: string | null): Promise<Preferences> {
  const { person, match } = await readPreferences(tx, personId, matchId);
  return preferencesOf(person, match);
}

/** A match that cannot be read must not keep everyone else's news waiting behind it. */
async function worded(
  tx: Transaction,
  notice: Notice,
  wishes: Preferences,
  using: GatherWith,
): Promise<News | undefined> {
  try {
    return await composeNews(tx, notice, wishes, using);
  } catch (error) {
    using.log.error({ err: error, match: notice.match_id, kind: notice.kind }, 'a notice could not be worded');
    return undefined;
  }
}

async function whenToSend(tx: Transaction, notice: Notice, wishes: Preferences, now: Date): Promise<number> {
  const urgent = URGENT.has(notice.kind);
  const at = now.getTime();
  // It was put off to this digest, whose next one is tomorrow.
  if (wishes.digest !== null && !urgent && isDigestHour(notice.due_at.getTime(), wishes)) return at;
  const last = await lastDelivery(tx, notice.person_id, notice.match_id);
  return sendAt(at, wishes, last?.getTime(), urgent);
}

/** One delivery for each address, of what may go there, with an id that follows from what it tells. */
async function address(tx: Transaction, personId: string, ready: readonly Ready[], using: GatherWith): Promise<void> {
  const { language } = ready[0]?.wishes ?? (await wishesOf(tx, personId, null));
  const add = async (channel: Channel, receiverId: string | null): Promise<void> => {
    const told = ready.filter(({ wishes }) => wishes[channel]);
    const matches = new Set(told.map(({ news }) => news.matchId));
    if (told.length === 0) return;
    const id = createHash('sha256')
      // The person's id is by chance: numbers alone would come again in another installation of the same name.
      .update(JSON.stringify([personId, told.map(({ notice }) => notice.id), channel, receiverId]))
      .digest('base64url')
      .slice(0, 27);
    await addDelivery(tx, {
      id,
      personId,
      matchId: matches.size === 1 ? (told[0]?.news.matchId ?? null) : null,
      channel,
      receiverId,
      message: messageOf(
        id,
        told.map(({ news }) => news),
        language,
        using.base,
      ),
      madeAt: using.clock.now(),
    });
  };
  if ((await mailAddress(tx, personId)) !== undefined) await add('mail', null);
  for (const receiver of await receiversOf(tx, personId))
    if (!receiver.closed) await add(receiver.channel, receiver.id);
}
