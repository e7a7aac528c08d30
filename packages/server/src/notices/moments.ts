import type { Language } from '@oriflamme/platform';

const MINUTE = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

type Unit = 'day' | 'hour' | 'minute';

/** `2 days, 5 hours`, `5 hours, 20 minutes`, `20 minutes`, to the nearest: a message takes some seconds on its way. */
export function duration(milliseconds: number, language: Language): string {
  const minutes = Math.max(0, Math.round(milliseconds / MINUTE));
  const hours = Math.round(minutes / HOUR_MINUTES);
  const [large, small]: readonly (readonly [number, Unit])[] =
    minutes >= DAY_HOURS * HOUR_MINUTES
      ? [
          [Math.floor(hours / DAY_HOURS), 'day'],
          [hours % DAY_HOURS, 'hour'],
        ]
      : [
          [Math.floor(minutes / HOUR_MINUTES), 'hour'],
          [minutes % HOUR_MINUTES, 'minute'],
        ];
  const said = [large, small].flatMap((each) =>
    each === undefined || each[0] === 0 ? [] : [inUnits(...each, language)],
  );
  return said.length === 0
    ? inUnits(0, 'minute', language)
    : new Intl.ListFormat(language, { type: 'unit' }).format(said);
}

const inUnits = (value: number, unit: Unit, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** `Friday 8 May at 20:00 CEST`, by the reader's own clock. */
export const moment = (at: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
