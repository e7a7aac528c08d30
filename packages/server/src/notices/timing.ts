import { wallClock } from '@oriflamme/platform';
import type { Preferences } from './preferences.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A digest every day, and quiet hours end within one; a day with a change of clocks has 25. */
const HOURS_SEARCHED = 26;

/** When a message that could go now goes: not within the quiet hours, not sooner after the last than wished, or with the digest. */
export function sendAt(now: number, wishes: Preferences, last: number | undefined, urgent: boolean): number {
  if (wishes.digest !== null && !urgent) return nextHour(now, wishes.timeZone, (hour) => hour === wishes.digest);
  const earliest = urgent || last === undefined ? now : Math.max(now, last + wishes.atMostEvery * MINUTE);
  return afterQuiet(earliest, wishes);
}

/** Whether a moment is one that digests were put off to; what comes within its first minute still goes along. */
export function isDigestHour(at: number, { digest, timeZone }: Preferences): boolean {
  const { hour, intoHour } = wallClock(timeZone)(at);
  return hour === digest && intoHour < MINUTE;
}

function afterQuiet(at: number, { quiet, timeZone }: Preferences): number {
  if (quiet === null || quiet.from === quiet.until) return at;
  const isQuiet = (hour: number): boolean =>
    quiet.from < quiet.until ? hour >= quiet.from && hour < quiet.until : hour >= quiet.from || hour < quiet.until;
  return isQuiet(wallClock(timeZone)(at).hour) ? nextHour(at, timeZone, (hour) => !isQuiet(hour)) : at;
}

/** The next full hour of the wall clock that is one of those wanted. */
function nextHour(from: number, timeZone: string, wanted: (hour: number) => boolean): number {
  const wall = wallClock(timeZone);
  let at = from;
  for (let step = 0; step < HOURS_SEARCHED; step++) {
    at += HOUR - wall(at).intoHour;
    if (wanted(wall(at).hour)) return at;
  }
  return from;
}
