import type { Seat } from '@oriflamme/platform';
import type { ClockView } from '../connection/wire.ts';
import type { Language } from '../i18n/i18n.tsx';

/** Shown while time that seems used up is not. */
const LEAST_LEFT = 1000;

/** What is left to a seat at this moment of the server's time, counted on from what the server said. */
export function leftAt(clock: ClockView, seat: Seat, now: number): number {
  const runs = clock.counting && clock.running.includes(seat);
  const left = clock.left[seat] - (runs ? Math.max(0, now - Date.parse(clock.at)) : 0);
  const end = clock.endsAt[seat];
  // Hours that do not count lie between: it lasts longer than it seems, and nobody is to claim it before.
  return left <= 0 && end !== null && now < Date.parse(end) ? LEAST_LEFT : left;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Unit = 'day' | 'hour' | 'minute';

/** `4 days 3 hr`, `3 hr 20 min` to the nearest, so that five days do not begin as four, and near the end `4:59`. */
export function timeWords(left: number, language: Language): string {
  const unit = (value: number, name: Unit): string =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: name === 'day' ? 'long' : 'short',
    }).format(value);
  const pair = (value: number, of: number, [large, small]: readonly [Unit, Unit]): string => {
    const rest = value % of;
    return [unit(Math.floor(value / of), large), ...(rest > 0 ? [unit(rest, small)] : [])].join(' ');
  };
  const minutes = Math.round(left / MINUTE);
  if (minutes >= 24 * 60) return pair(Math.round(left / HOUR), 24, ['day', 'hour']);
  if (left >= HOUR) return pair(minutes, 60, ['hour', 'minute']);
  const seconds = Math.max(0, Math.floor(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
