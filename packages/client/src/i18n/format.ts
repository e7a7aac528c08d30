import type { Language } from './i18n.tsx';

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

export const formatNumber = (language: Language, value: number, digits = 0): string =>
  new Intl.NumberFormat(tags[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export const formatPercent = (language: Language, share: number): string =>
  new Intl.NumberFormat(tags[language], { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const formatDay = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium' }).format(at);

/** Day and time in the reader's own zone. */
export const formatMoment = (language: Language, iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(iso));

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 hours ago", and never more exact than a minute. */
export function formatAgo(language: Language, iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const format = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
  for (const [unit, size] of units) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'minute');
}
