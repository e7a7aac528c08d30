import { useEffect } from 'react';
import { call } from '../connection/lobby.ts';
import { useLanguage } from '../i18n/i18n.tsx';

/** Whoever plays is told what happens in the language he reads here, and his nights are those of his own zone. */
export function useHere(): void {
  const { language } = useLanguage();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    call('POST', '/notices/here', { language, timeZone: timeZone || 'UTC' }).catch(() => undefined);
  }, [language]);
}
