import type { Language } from '../../i18n/i18n.tsx';
import { french } from '../../i18n/typeset.ts';
import type { CaseText, RuleTexts } from './case-texts.ts';

const loading = new Map<Language, Promise<RuleTexts>>();

/** The texts of one language, loaded once; the same promise for every rendering, as React's `use` wants. */
export function ruleTexts(language: Language): Promise<RuleTexts> {
  const known = loading.get(language);
  if (known) return known;
  const load = async (): Promise<RuleTexts> =>
    language === 'fr' ? typeset((await import('./fr/texts.ts')).texts) : (await import('./en/texts.ts')).texts;
  const begun = load();
  loading.set(language, begun);
  return begun;
}

const set = ([title, text]: CaseText): CaseText => [french(title), french(text)];
const setAll = <K extends string>(all: Readonly<Record<K, CaseText>>): Readonly<Record<K, CaseText>> =>
  Object.fromEntries(Object.entries<CaseText>(all).map(([key, text]) => [key, set(text)])) as Record<K, CaseText>;

const typeset = ({ introduction, eventEffects, cases }: RuleTexts): RuleTexts => ({
  introduction: introduction.map(set),
  eventEffects: setAll(eventEffects),
  cases: setAll(cases),
});
