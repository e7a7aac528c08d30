import { isTimeZone, LANGUAGES } from '@oriflamme/platform';
import { z } from 'zod';

const hour = z.number().int().min(0).max(23);

/** What somebody can be told about, as he may switch it on and off. */
export const TOPICS = ['decision', 'reminder', 'wish', 'talk', 'invitation', 'ended'] as const;
export type Topic = (typeof TOPICS)[number];

const fields = z.strictObject({
  language: z.enum(LANGUAGES),
  timeZone: z.string().max(64).refine(isTimeZone, 'is not the name of a time zone'),
  mail: z.boolean(),
  push: z.boolean(),
  webhook: z.boolean(),
  topics: z.array(z.enum(TOPICS)).max(TOPICS.length),
  /** Minutes between two messages about the same match. */
  atMostEvery: z
    .number()
    .int()
    .min(0)
    .max(7 * 1440),
  /** Hours of the person's own clock in which nothing is sent. */
  quiet: z.strictObject({ from: hour, until: hour }).nullable(),
  /** The hour at which a day's news come in one message; null sends each when it happens. */
  digest: hour.nullable(),
});

export type Preferences = z.infer<typeof fields>;

export const DEFAULTS: Preferences = {
  language: 'en',
  timeZone: 'UTC',
  mail: true,
  push: true,
  webhook: true,
  topics: [...TOPICS],
  atMostEvery: 10,
  quiet: null,
  digest: null,
};

/** Of the form: everything for the person, what differs for one match. */
export const personPreferences = fields;
export const matchPreferences = fields.omit({ language: true, timeZone: true }).partial();

/** Stored preferences of an older form fall back to the defaults where they no longer fit. */
export function preferencesOf(person: unknown, match: unknown): Preferences {
  const own = fields.partial().safeParse(person ?? {});
  const differs = matchPreferences.safeParse(match ?? {});
  const given = { ...(own.success ? own.data : {}), ...(differs.success ? differs.data : {}) };
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}
