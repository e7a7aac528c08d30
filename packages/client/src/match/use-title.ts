import { useEffect } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { ring } from './sound.ts';

/** The tab of the browser says that a decision waits, and rings where that is wished. */
export function useTitle(asked: boolean): void {
  const t = useT();
  useEffect(() => {
    const before = document.title;
    if (asked && document.hidden) ring();
    // Where the browser can, its icon says so too.
    if (asked) void navigator.setAppBadge?.().catch(() => undefined);
    else void navigator.clearAppBadge?.().catch(() => undefined);
    document.title = asked ? `● ${t('match.decides.you')} · Oriflamme` : `${t('match.title')} · Oriflamme`;
    return () => {
      document.title = before;
    };
  }, [asked, t]);
}
