/** The hours of a player that a clock leaves out, by his own time zone. All instants are milliseconds since 1970. */
export interface Calendar {
  readonly timeZone: string;
  readonly nights: boolean;
  readonly weekends: boolean;
  /** Vacation and the like: from the first instant until before the second. */
  readonly away: readonly (readonly [from: number, until: number])[];
}

export const ALWAYS: Calendar = { timeZone: 'UTC', nights: false, weekends: false, away: [] };

/** A night is from 22:00 until 08:00. */
export const NIGHT = { from: 22, until: 8 } as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Beyond this nobody waits: a calendar that leaves out everything must not search for ever. */
const HORIZON = 400 * 24 * HOUR;

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How much of the time between two instants counts. */
export function counted(from: number, to: number, calendar: Calendar): number {
  let sum = 0;
  for (const [start, end] of countedSpans(from, to, calendar)) sum += end - start;
  return sum;
}

/** When `left` will have been used up, counting from `from`; undefined where that is more than a year away. */
export function endsAt(from: number, left: number, calendar: Calendar): number | undefined {
  if (left <= 0) return from;
  let rest = left;
  for (const [start, end] of countedSpans(from, from + HORIZON, calendar)) {
    if (end - start >= rest) return start + rest;
    rest -= end - start;
  }
  return undefined;
}

function* countedSpans(from: number, to: number, calendar: Calendar): Generator<readonly [number, number]> {
  const away = [...calendar.away].sort(([a], [b]) => a - b);
  let at = from;
  for (const [start, end] of away) {
    if (end <= at) continue;
    if (start >= to) break;
    if (start > at) yield* wakingSpans(at, start, calendar);
    at = Math.max(at, end);
  }
  if (at < to) yield* wakingSpans(at, to, calendar);
}

/**
 * From one change between waking and resting to the next by the wall clock; where the wall does not show then what it
 * should, the clocks were changed meanwhile, and that time is gone through hour by hour.
 */
function* wakingSpans(from: number, to: number, calendar: Calendar): Generator<readonly [number, number]> {
  if (!calendar.nights && !calendar.weekends) {
    yield [from, to];
    return;
  }
  const wall = wallClock(calendar.timeZone);
  for (let at = from; at < to; ) {
    const { weekday, hour, intoHour } = wall(at);
    const hours = hoursAlike(calendar, weekday, hour);
    const change = at + hours * HOUR - intoHour;
    const then = wall(change);
    const expected = then.intoHour === 0 && then.hour === (hour + hours) % 24;
    const next = Math.min(to, expected ? change : at + HOUR - intoHour);
    if (!rests(calendar, weekday, hour)) yield [at, next];
    at = next;
  }
}

const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;

const rests = ({ nights, weekends }: Calendar, weekday: number, hour: number): boolean =>
  (nights && (hour >= NIGHT.from || hour < NIGHT.until)) || (weekends && isWeekend(weekday));

/** How many hours of the wall clock, this one included, are all waking or all resting. */
function hoursAlike(calendar: Calendar, weekday: number, hour: number): number {
  const now = rests(calendar, weekday, hour);
  for (let hours = 1; hours < HOURS_OF_A_WEEK; hours++) {
    const day = (weekday + Math.floor((hour + hours) / 24)) % 7;
    if (rests(calendar, day, (hour + hours) % 24) !== now) return hours;
  }
  return HOURS_OF_A_WEEK;
}

const HOURS_OF_A_WEEK = 7 * 24;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface WallTime {
  /** From Sunday, 0. */
  readonly weekday: number;
  readonly hour: number;
  /** Milliseconds since the wall clock's last full hour. */
  readonly intoHour: number;
}

/** Making one takes far longer than asking it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** What a clock on the wall of that zone shows. */
export function wallClock(timeZone: string): (at: number) => WallTime {
  const format = formatOf(timeZone);
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      weekday: WEEKDAYS.indexOf(parts.weekday ?? ''),
      hour: Number(parts.hour),
      // Zones differ from one another by whole minutes, so what is below a minute is the same in all.
      intoHour: Number(parts.minute) * MINUTE + (((at % MINUTE) + MINUTE) % MINUTE),
    };
  };
}
