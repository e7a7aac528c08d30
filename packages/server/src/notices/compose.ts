import { type AnyGameModule, otherSeat, type Seat, timeline } from '@oriflamme/platform';
import {
  findMatch,
  type Invitation,
  invitationsTo,
  type MatchRecord,
  type Notice,
  type Queryable,
  readChat,
  readRows,
  readSeen,
} from '@oriflamme/storage';
import { clockOf } from '../clocks/match-clock.ts';
import { readState } from '../matches/history.ts';
import { toRow } from '../matches/log-rows.ts';
import { duration, moment } from './moments.ts';
import type { Preferences } from './preferences.ts';
import { playersOf } from './teller.ts';
import { type Kind, noticeWords, type Verdict } from './words.ts';

const LINES_AT_MOST = 12;
const LINES_OF_TALK = 5;

/** One piece of news, in the reader's language. */
export interface News {
  readonly kind: Kind;
  readonly matchId: string;
  readonly title: string;
  readonly heading: string | null;
  readonly told: readonly string[];
  readonly asks: readonly string[];
}

export interface ComposeWith {
  gameOf(match: MatchRecord): AnyGameModule | undefined;
  /** What is left to a seat and when it will be used up, if it runs; undefined without a clock. */
  timeOf(match: MatchRecord, seat: Seat): { readonly left: number; readonly end: number | undefined } | undefined;
}

/** Undefined when it is no news any more: seen, decided, or over. */
export async function composeNews(
  on: Queryable,
  notice: Notice,
  wishes: Preferences,
  using: ComposeWith,
): Promise<News | undefined> {
  const match = await findMatch(on, notice.match_id);
  const kind = notice.kind as Kind;
  const words = noticeWords[wishes.language];
  if (!match) return undefined;
  const mine = playersOf(match).find(([, personId]) => personId === notice.person_id)?.[0];
  const opponent = match.seats.find(({ seat }) => seat !== mine)?.name ?? '?';
  const news = (
    asks: readonly string[],
    told: readonly string[] = [],
    heading: string | null = null,
    by = opponent,
  ): News => ({
    kind,
    matchId: match.id,
    title: words.title(kind, by),
    heading: told.length === 0 ? null : heading,
    told,
    asks,
  });
  if (kind === 'invitation')
    return match.status === 'open' ? news([words.invitation(clockOf(match)?.pace ?? 'none')]) : undefined;
  if (kind === 'seat') {
    const offers = await seatOffers(on, match, notice.person_id);
    const lines = offers.map(({ from, opponent }) => words.seat(from, opponent));
    return offers[0] && news(lines, [], null, offers[0].from);
  }
  if (mine === undefined) return undefined;
  const running = match.status === 'running';
  const deciding = running && match.active.includes(mine);
  const left = (seat: Seat): number => using.timeOf(match, seat)?.left ?? Number.POSITIVE_INFINITY;
  const recap = (seen: number): Promise<string[]> => recapSince(on, match, mine, seen, wishes, using);

  switch (kind) {
    case 'decision':
    case 'reminder':
    case 'ranOut': {
      if (!deciding || (kind !== 'decision' && left(mine) <= 0 !== (kind === 'ranOut'))) return undefined;
      const seen = await readSeen(on, match.id, notice.person_id);
      if (kind === 'decision' && seen.n >= notice.n) return undefined;
      const asked = await askedNow(on, match, wishes, using);
      const time = kind === 'ranOut' ? [words.ranOut(opponent)] : leftLine(match, mine, wishes, using);
      return news([...asked, ...time], await recap(seen.n), words.since);
    }
    case 'ended':
    case 'abandoned': {
      const seen = await readSeen(on, match.id, notice.person_id);
      if (seen.n >= notice.n) return undefined;
      const how = kind === 'abandoned' ? words.abandoned : endedLine(match, mine, opponent, wishes, using);
      return news([how], await recap(seen.n), words.since);
    }
    case 'chat': {
      const seen = await readSeen(on, match.id, notice.person_id);
      const reader = { personId: notice.person_id, audiences: ['players'] };
      const unread = (await readChat(on, match.id, reader, null, LINES_OF_TALK)).filter(
        ({ id, person_id }) => id > seen.chat && person_id !== notice.person_id,
      );
      return unread.length === 0
        ? undefined
        : news(
            [],
            unread.map(({ name, text }) => words.said(name, text)),
          );
    }
    case 'draw':
      return match.offers.draw === null || match.offers.draw === mine ? undefined : news([words.draw]);
    case 'takeBack':
      return match.offers.takeBack === null ? undefined : news([words.takeBack]);
    case 'pause':
    case 'goOn': {
      const clock = clockOf(match);
      const asked = running && clock?.asks === otherSeat(mine) && clock.paused === (kind === 'goOn');
      return asked ? news([words[kind]]) : undefined;
    }
    case 'given': {
      const { hours } = notice.body as { hours?: unknown };
      if (!deciding || typeof hours !== 'number') return undefined;
      const line = words.given(opponent, duration(hours * 3_600_000, wishes.language));
      return news([line, ...leftLine(match, mine, wishes, using)]);
    }
    case 'timeOut':
      return running && !match.active.includes(mine) && left(otherSeat(mine)) <= 0 ? news([words.timeOut]) : undefined;
  }
}

/** The seats that their holders would give this person; not once declined, or another's, or the match is over. */
async function seatOffers(
  on: Queryable,
  match: MatchRecord,
  personId: string,
): Promise<{ from: string; opponent: string | undefined }[]> {
  if (match.status !== 'open' && match.status !== 'running') return [];
  const held = ({ seat, from_id }: Invitation): boolean =>
    match.seats.some((each) => each.seat === seat && each.person_id === from_id);
  return (await invitationsTo(on, { matchId: match.id }))
    .filter((each) => each.person_id === personId && each.kind === 'hand-over' && held(each))
    .map((offer) => ({
      from: offer.from_name,
      opponent: match.seats.find(({ seat }) => seat !== offer.seat)?.name,
    }));
}

/** What happened since the person last looked or gave an order himself, undone orders left out. */
async function recapSince(
  on: Queryable,
  match: MatchRecord,
  mine: Seat,
  seen: number,
  { language }: Preferences,
  using: ComposeWith,
): Promise<string[]> {
  const game = using.gameOf(match);
  if (game === undefined) return [];
  const rows = (await readRows(on, match.id, seen)).map(toRow);
  const standing = new Set(timeline(rows).past);
  // Not what was answered for him: of that he is told.
  const own = rows.findLast((row) => row.kind === 'order' && row.seat === mine && !row.standing)?.n ?? seen;
  const told = rows
    .filter((row) => row.n > own && (row.kind === 'start' || standing.has(row.n)))
    .flatMap((row) => row.happenings);
  const lines = game.words[language].recap(told);
  if (lines.length <= LINES_AT_MOST) return lines;
  const kept = lines.slice(0, LINES_AT_MOST - 1);
  return [...kept, noticeWords[language].more(lines.length - kept.length)];
}

async function askedNow(
  on: Queryable,
  match: MatchRecord,
  { language }: Preferences,
  using: ComposeWith,
): Promise<string[]> {
  const game = using.gameOf(match);
  const state = match.state_number === null ? undefined : await readState(on, match.id, match.state_number);
  if (game === undefined || state === undefined) return [];
  const prompt = game.words[language].prompt(state.G, state.ctx);
  return prompt === '' ? [] : [noticeWords[language].asked(prompt)];
}

function leftLine(match: MatchRecord, seat: Seat, { language, timeZone }: Preferences, using: ComposeWith): string[] {
  const time = using.timeOf(match, seat);
  if (time === undefined) return [];
  const until = time.end === undefined ? undefined : moment(time.end, language, timeZone);
  const { nights = false, weekends = false } = clockOf(match) ?? {};
  return [noticeWords[language].left(duration(time.left, language), until, { nights, weekends })];
}

function endedLine(
  match: MatchRecord,
  mine: Seat,
  opponent: string,
  { language }: Preferences,
  using: ComposeWith,
): string {
  const winner = match.outcome?.winner ?? null;
  const own = using.gameOf(match)?.sides[Number(mine) as 0 | 1];
  const verdict: Verdict = winner === null ? 'undecided' : winner === own ? 'won' : 'lost';
  return noticeWords[language].ended(match.outcome?.by ?? '', verdict, opponent);
}
