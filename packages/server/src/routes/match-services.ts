import type { Seat } from '@oriflamme/platform';
import { findMatch, type MatchRecord, type Person, type Storage } from '@oriflamme/storage';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Games } from '../matches/games.ts';
import type { MatchLimits } from '../matches/limits.ts';
import { type Lobby, noSuchMatch } from '../matches/lobby.ts';
import type { MatchHost } from '../matches/match-host.ts';
import type { Presence } from '../matches/presence.ts';
import { type MatchView, viewOf } from '../matches/view.ts';
import { Problem } from '../problem.ts';
import type { hourlyForPeople } from './rate-limit.ts';

export interface MatchServices {
  storage: Storage;
  games: Games;
  host: MatchHost;
  lobby: Lobby;
  presence: Presence;
  sessions: Sessions;
  clock: Clock;
  limits: MatchLimits;
  /** Of matches and of lines alike. */
  limitReports: ReturnType<typeof hourlyForPeople>;
}

export const seatSchema = z.enum(['0', '1']);
export const nonceSchema = z.string().min(1).max(64).optional();

export async function foundMatch(
  { storage }: Pick<MatchServices, 'storage'>,
  id: string | undefined,
): Promise<MatchRecord> {
  const match = id === undefined ? undefined : await findMatch(storage, id);
  if (!match) throw noSuchMatch(id ?? '');
  return match;
}

/** The match, if whoever asks may read it: a player, or anyone where watchers are let in. */
export async function readableMatch(
  services: MatchServices,
  ctx: Pick<Context, 'get'> & { params: Record<string, string | undefined> },
): Promise<{ match: MatchRecord; person: Person | undefined; plays: boolean }> {
  const match = await foundMatch(services, ctx.params['id']);
  const person = await services.sessions.person(ctx);
  const plays = person !== undefined && match.seats.some((each) => each.person_id === person.id);
  if (!plays && !match.watchable) throw new Problem(403, 'not-watchable', 'This match is closed to watchers');
  return { match, person, plays };
}

export function seatsOf(match: MatchRecord, person: Person): [Seat, ...Seat[]] {
  const [first, ...rest] = match.seats.filter((each) => each.person_id === person.id).map((each) => each.seat as Seat);
  if (first === undefined) throw new Problem(403, 'not-seated', 'You have no seat in this match');
  return [first, ...rest];
}

/** The seat asked for, which must be this person's; without one his only or first. */
export function seatOf(match: MatchRecord, person: Person, wanted?: Seat): Seat {
  const seats = seatsOf(match, person);
  if (wanted === undefined) return seats[0];
  if (!seats.includes(wanted)) throw new Problem(403, 'not-seated', 'This is not your seat');
  return wanted;
}

export const viewFor = (
  { host, presence, clock }: Pick<MatchServices, 'host' | 'presence' | 'clock'>,
  match: MatchRecord,
  person: Person | undefined,
): MatchView => {
  const view = viewOf(match, host.game(match), presence, clock.now(), person?.id);
  // What is asked of each other at a closed table, and the dice that fell, are its players' alone.
  const hidden = !match.watchable && !view.seats.some(({ mine }) => mine);
  return hidden ? { ...view, offers: { draw: null, takeBack: null } } : view;
};

export const isOver = (match: Pick<MatchRecord, 'status'>): boolean =>
  match.status === 'finished' || match.status === 'cancelled';

/** Players hear players; watchers hear all, and when the match is over so does everyone. */
export const audiencesOf = (match: MatchRecord, plays: boolean): ('players' | 'watchers')[] =>
  plays && !isOver(match) ? ['players'] : ['players', 'watchers'];

const number = z.coerce.number().int().min(-1).max(2_000_000_000);

export function queryNumber(text: unknown, missing: number): number {
  const parsed = number.safeParse(text ?? missing);
  if (!parsed.success) throw new Problem(400, 'invalid-query', 'Not a number of this match');
  return parsed.data;
}
