import type { Language } from '@oriflamme/platform';

const HOUR = 3_600_000;

/** `2 days 5 hours`, `5 hours`, `20 minutes`. */
export function duration(milliseconds: number, language: Language): string {
  const unit = (value: number, name: 'day' | 'hour' | 'minute'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const hours = Math.floor(milliseconds / HOUR);
  if (hours >= 24)
    return [unit(Math.floor(hours / 24), 'day'), ...(hours % 24 === 0 ? [] : [unit(hours % 24, 'hour')])].join(' ');
  return hours >= 1 ? unit(hours, 'hour') : unit(Math.max(0, Math.floor(milliseconds / 60_000)), 'minute');
}

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
