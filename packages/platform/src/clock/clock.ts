import { SEATS, type Seat } from '../seat.ts';
import { type Calendar, counted, endsAt } from './calendar.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a side has at the start, gets for every decision it hands over, and can hold at most. */
export interface Pace {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

export const PACES = {
  live: { bank: 2 * HOUR, increment: HOUR / 30, cap: 3 * HOUR },
  days: { bank: 5 * DAY, increment: 8 * HOUR, cap: 7 * DAY },
  week: { bank: 21 * DAY, increment: 2 * DAY, cap: 28 * DAY },
  none: null,
} as const satisfies Record<string, Pace | null>;

export type PaceName = keyof typeof PACES;

/** The clocks of a match as they were when last settled; what is left now is reckoned from it, never ticked. */
export interface Clock {
  readonly left: Readonly<Record<Seat, number>>;
  /** Whose time runs, since `since`. */
  readonly running: readonly Seat[];
  readonly since: number;
  readonly paused: boolean;
}

export type Calendars = Readonly<Record<Seat, Calendar>>;

export const newClock = (pace: Pace, running: readonly Seat[], now: number): Clock => ({
  left: { '0': pace.bank, '1': pace.bank },
  running,
  since: now,
  paused: false,
});

/** What is left to a seat; below zero when it has run out. */
export function leftNow(clock: Clock, seat: Seat, now: number, calendar: Calendar): number {
  const runs = !clock.paused && clock.running.includes(seat) && now > clock.since;
  return clock.left[seat] - (runs ? counted(clock.since, now, calendar) : 0);
}

/** When a seat's time will be used up; undefined while it does not run. */
export function runsOutAt(clock: Clock, seat: Seat, calendar: Calendar): number | undefined {
  if (clock.paused || !clock.running.includes(seat)) return undefined;
  return endsAt(clock.since, clock.left[seat], calendar);
}

/** What was used is taken off; before calendars or whose turn it is change, so that neither acts backwards. */
export function settle(clock: Clock, now: number, calendars: Calendars): Clock {
  const left = { ...clock.left };
  for (const seat of SEATS) left[seat] = leftNow(clock, seat, now, calendars[seat]);
  return { ...clock, left, since: Math.max(now, clock.since) };
}

/** The decision goes to `running`: a seat that handed it over is paid, up to the cap, unless its time had run out. */
export function handOver(clock: Clock, pace: Pace, running: readonly Seat[], now: number, calendars: Calendars): Clock {
  const settled = settle(clock, now, calendars);
  const left = { ...settled.left };
  for (const seat of clock.running) {
    if (running.includes(seat)) continue;
    // Time given by the opponent may lie above the cap and is not taken away again.
    left[seat] = Math.max(left[seat], Math.min(pace.cap, Math.max(0, left[seat]) + pace.increment));
  }
  return { ...settled, left, running };
}

export const pause = (clock: Clock, now: number, calendars: Calendars): Clock => ({
  ...settle(clock, now, calendars),
  paused: true,
});

export const resume = (clock: Clock, now: number): Clock => ({ ...clock, paused: false, since: now });

/** Time for the opponent; one whose time had run out starts again from nothing. */
export function giveTime(clock: Clock, to: Seat, amount: number, now: number, calendars: Calendars): Clock {
  const settled = settle(clock, now, calendars);
  return { ...settled, left: { ...settled.left, [to]: Math.max(0, settled.left[to]) + amount } };
}
