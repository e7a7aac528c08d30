import { joan1429, modifierNameInEnglish, modifierNameInFrench } from '@oriflamme/joan-1429';
import { type Violation, wordViolation } from '@oriflamme/platform';
import { useMemo } from 'react';
import { type Language, useLanguage } from '../i18n/i18n.tsx';
import { french } from '../i18n/typeset.ts';
import { namesIn } from './names.ts';

type GameWords = (typeof joan1429.words)['fr'];

const typeset = (words: GameWords): GameWords => ({
  violation: (violation) => french(words.violation(violation)),
  happening: (happening) => french(words.happening(happening)),
  prompt: (G, ctx) => french(words.prompt(G, ctx)),
  recap: (happenings) => words.recap(happenings).map(french),
});

/** The game's words as a page shows them; mails and other programs get them plain. */
export const gameWords = (language: Language) =>
  language === 'fr'
    ? {
        words: typeset(joan1429.words.fr),
        why: (violation: Violation): string => french(wordViolation(joan1429, language, violation)),
        modifierName: modifierNameInFrench,
      }
    : {
        words: joan1429.words.en,
        why: (violation: Violation): string => wordViolation(joan1429, language, violation),
        modifierName: modifierNameInEnglish,
      };

/** The game's own words in the reader's language. */
export function useGame() {
  const { language, t } = useLanguage();
  return useMemo(() => ({ ...gameWords(language), names: namesIn(t) }), [language, t]);
}
