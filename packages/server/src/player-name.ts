import { z } from 'zod';

/** What stands in the place of a name that was deleted, or that cannot be shown. */
export const NAMELESS = '—';

/** Letters by their type that show nothing at all. */
const BLANK = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/;
/** Marks on one letter: more than any script needs only smear over the lines around. */
const SMEARED = /\p{M}{4,}/u;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Controls, format signs that hide or turn text around, signs without a meaning, and line ends. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Letters of any script, and nothing that hides, smears or turns text around; one form of each letter and one space. */
export const playerName = z
  .string()
  .max(200)
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/\p{Zs}+/gu, ' ')
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(1)
      .max(40)
      .refine((name) => SHOWN.test(name) && ![HIDDEN, BLANK, SMEARED].some((wrong) => wrong.test(name)), {
        error: 'has characters that cannot be shown',
      }),
  );
