import {
  ALWAYS,
  type Calendar,
  type Calendars,
  type Clock,
  counted,
  giveTime,
  handOver,
  leftNow,
  newClock,
  PACES,
  type Pace,
  type PaceName,
  pause,
  resume,
  runsOutAt,
  SEATS,
  type Seat,
  settle,
} from '@oriflamme/platform';
import { type MatchRecord, type Queryable, readHours } from '@oriflamme/storage';
import { preferencesOf } from '../notices/preferences.ts';

/** The clocks of a match as stored: how time is counted, and how it stood when last settled. */
export interface MatchClock extends Clock {
  readonly pace: Exclude<PaceName, 'none'>;
  /** Whether nights and weekends of the deciding player are left out. */
  readonly nights: boolean;
  readonly weekends: boolean;
  /** The players' own hours as they were known when the clock was last settled. */
  readonly calendars: Calendars;
  /** Who asks for a pause or, while paused, for going on. */
  readonly asks: Seat | null;
}

export interface ClockRules {
  readonly pace: PaceName;
  readonly nights: boolean;
  readonly weekends: boolean;
}

const paceOf = ({ pace }: MatchClock): Pace => PACES[pace];
export const clockOf = ({ clock }: Pick<MatchRecord, 'clock'>): MatchClock | null => clock as MatchClock | null;

/** Both banks full; nobody's time runs before the match has begun. */
export function firstClock({ pace, nights, weekends }: ClockRules, now: Date): MatchClock | null {
  if (pace === 'none') return null;
  const calendars = { '0': ALWAYS, '1': ALWAYS };
  return { ...newClock(PACES[pace], [], now.getTime()), pace, nights, weekends, calendars, asks: null };
}

/** Each player's own hours, as far as this match leaves them out. */
async function readCalendars(on: Queryable, matchId: string, clock: MatchClock): Promise<Calendars> {
  const hours = await readHours(on, matchId);
  const calendar = (seat: Seat): Calendar => {
    const own = hours.find((each) => each.seat === seat);
    if (own === undefined) return ALWAYS;
    const { timeZone } = preferencesOf(own.preferences, null);
    const away = own.away.map(([from, until]) => [Date.parse(from), Date.parse(until)] as const);
    return { timeZone, nights: clock.nights, weekends: clock.weekends, away };
  };
  return { '0': calendar('0'), '1': calendar('1') };
}

/** What was used is settled by the hours known so far; from here on the present ones count. */
export async function withPresentHours(
  on: Queryable,
  matchId: string,
  clock: MatchClock,
  now: Date,
): Promise<MatchClock> {
  const settled = settle(clock, now.getTime(), clock.calendars);
  return { ...clock, ...settled, calendars: await readCalendars(on, matchId, clock) };
}

/** After an order: the decision lies with `active`; nobody's time runs in a match that is over. Null: nothing changes. */
export function afterOrder(clock: MatchClock | null, active: readonly Seat[], now: Date): MatchClock | null {
  if (clock === null || active.join() === clock.running.join()) return null;
  return { ...clock, ...handOver(clock, paceOf(clock), active, now.getTime(), clock.calendars) };
}

/** Not while both have agreed that the clocks stand still. */
export const ranOut = (clock: MatchClock, seat: Seat, now: Date): boolean =>
  !clock.paused && clock.running.includes(seat) && leftNow(clock, seat, now.getTime(), clock.calendars[seat]) <= 0;

export const given = (clock: MatchClock, to: Seat, amount: number, now: Date): MatchClock => ({
  ...clock,
  ...giveTime(clock, to, amount, now.getTime(), clock.calendars),
});

/** Stands still, or goes on; whoever asked for it has his wish. */
export const turned = (clock: MatchClock, now: Date): MatchClock => ({
  ...clock,
  ...(clock.paused ? resume(clock, now.getTime()) : pause(clock, now.getTime(), clock.calendars)),
  asks: null,
});

/** When a seat's time will be used up; undefined while it does not run. */
export const endOf = (clock: MatchClock, seat: Seat): number | undefined =>
  runsOutAt(clock, seat, clock.calendars[seat]);

/** What a page shows, reckoned at one moment; the page counts on from there. */
export interface ClockView {
  pace: PaceName;
  nights: boolean;
  weekends: boolean;
  paused: boolean;
  asks: Seat | null;
  running: readonly Seat[];
  left: Record<Seat, number>;
  /** Whether time passes at this moment: not at night, say. */
  counting: boolean;
  /** When each seat's time will be used up, by its own hours. */
  endsAt: Record<Seat, string | null>;
  at: string;
}

export function clockView(clock: MatchClock, now: Date): ClockView {
  const { pace, nights, weekends, paused, asks, running, calendars } = clock;
  const at = now.getTime();
  const left: Record<Seat, number> = { '0': 0, '1': 0 };
  const endsAt: Record<Seat, string | null> = { '0': null, '1': null };
  for (const seat of SEATS) {
    left[seat] = leftNow(clock, seat, at, calendars[seat]);
    const end = endOf(clock, seat);
    endsAt[seat] = end === undefined ? null : new Date(end).toISOString();
  }
  const counting = !paused && running.some((seat) => counted(at, at + 1, calendars[seat]) > 0);
  return { pace, nights, weekends, paused, asks, running, left, counting, endsAt, at: now.toISOString() };
}
