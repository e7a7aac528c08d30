import type { Parameter } from './storage.ts';

/** JSON text for a `$n::jsonb` placeholder; an array could otherwise not be told from a Postgres array. */
export function json(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('A value without JSON form cannot be stored');
  return text;
}

/** Both drivers get text, so that neither driver's own conversions can differ from the other's. */
export function encodeParameter(value: Parameter): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(encodeElement).join(',')}}`;
  return String(value);
}

function encodeElement(value: Parameter): string {
  const text = encodeParameter(value);
  if (text === null) return 'NULL';
  if (Array.isArray(value)) return text;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Counts and state numbers are int8 in SQL and fit a number; what does not fit must not be rounded in silence. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** A calendar date has no time zone, so it stays text rather than becoming somebody's midnight. */
const asText = (text: string): string => text;

/** Comes in the time zone of the server; before there were standard times, offsets had seconds: `+00:09:21` in Paris. */
function parseTimestamp(text: string): Date {
  const offset = /([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/.exec(text);
  const [ending = '', sign, hours, minutes = 0, seconds = 0] = offset ?? [];
  const local = Date.parse(`${text.slice(0, text.length - ending.length).replace(' ', 'T')}Z`);
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return new Date(sign === '-' ? local + ahead : local - ahead);
}

/** By type number: int8, json, date, timestamp (kept as text: it names no moment), timestamptz, bytea, jsonb. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: parseInt8,
  114: (text) => JSON.parse(text) as unknown,
  1082: asText,
  1114: asText,
  1184: parseTimestamp,
  17: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
  3802: (text) => JSON.parse(text) as unknown,
};
