import { z } from 'zod';

/**
 * Controls, and the signs that turn the text around them around or end its line: with them a line of talk would not stay
 * within itself. Those that join letters and emojis stay, as do line ends that the writer made.
 */
const UNRULY = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu;
/** Marks on one letter: more than any script needs only smear over the lines around. */
const SMEARED = /(\p{M}{3})\p{M}+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What one person says to others, in any script: as he wrote it, without what would reach beyond his own line. */
export const spokenText = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.normalize('NFC').replaceAll(UNRULY, '').replaceAll(SMEARED, '$1').trim())
    .pipe(z.string().max(longest).regex(SHOWN, { error: 'says nothing' }));
