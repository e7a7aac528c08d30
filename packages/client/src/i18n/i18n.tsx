import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { en } from './en.ts';
import { french } from './typeset.ts';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, string>>;
export type Params = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: Params) => string;

const storageKey = 'oriflamme.language';

export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(storageKey), ...navigator.languages];
  for (const tag of wanted) {
    const known = languages.find((language) => tag?.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

/** One language is loaded, so that the other's texts are no part of the first load. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'en') return (await import('./en.ts')).en;
  const { fr } = await import('./fr.ts');
  return Object.fromEntries(Object.entries(fr).map(([key, text]) => [key, french(text)])) as Catalogue;
}

/** French counts nought as one. */
const isOne = (value: string | number | undefined, language: Language): boolean =>
  language === 'fr' ? Math.abs(Number(value)) < 2 : Number(value) === 1;

/**
 * Fills `{name}` from the parameters, and `{name:one|many}` with the form that goes with their number; a parameter that
 * is missing stays visible instead of vanishing.
 */
export function fill(text: string, params: Params | undefined, language: Language = 'en'): string {
  if (!params) return text;
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return isOne(value, language) ? one : many;
  });
}

interface LanguageState {
  readonly language: Language;
  readonly t: Translate;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  readonly initial: Language;
  readonly catalogue: Catalogue;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, catalogue, children }: LanguageProviderProps) {
  const [current, setCurrent] = useState({ language: initial, catalogue });
  const setLanguage = useCallback((language: Language): void => {
    localStorage.setItem(storageKey, language);
    void loadCatalogue(language).then((loaded) => setCurrent({ language, catalogue: loaded }));
  }, []);
  useEffect(() => {
    document.documentElement.lang = current.language;
  }, [current.language]);
  const state = useMemo<LanguageState>(
    () => ({
      language: current.language,
      t: (key, params) => fill(current.catalogue[key], params, current.language),
      setLanguage,
    }),
    [current, setLanguage],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage outside LanguageProvider');
  return state;
}

export function useT(): Translate {
  return useLanguage().t;
}
