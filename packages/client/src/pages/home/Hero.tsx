import { lazy, Suspense } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { usePlayBoth } from './use-play-both.ts';

const HeroMap = lazy(() => import('./HeroMap.tsx').then((m) => ({ default: m.HeroMap })));

interface HeroProps {
  /** Open matches, once they are known. */
  readonly open: number | undefined;
  /** Matches in which this person is to decide. */
  readonly waiting: number;
}

/** What this is, on the map where it happens, and three ways to begin. */
export function Hero({ open, waiting }: HeroProps) {
  const t = useT();
  const { busy, failure, play } = usePlayBoth();
  return (
    <section className="hero">
      <div className="hero-map" inert>
        <Suspense>
          <HeroMap />
        </Suspense>
      </div>
      <div className="hero-words">
        <p className="hero-kicker">{t('home.kicker')}</p>
        <h1>{t('home.title')}</h1>
        <p className="hero-lead">{t('home.lead')}</p>
        <p>{t('home.what')}</p>
        {waiting > 0 && (
          <a href="#mine" className="hero-waiting">
            {t('home.waiting', { n: waiting })}
          </a>
        )}
        <div className="hero-acts">
          <Link href="/new" className="button hero-play">
            {t('home.play')}
          </Link>
          <button type="button" className="button button-quiet" disabled={busy} onClick={play}>
            {t(busy ? 'home.both.busy' : 'home.both')}
          </button>
          <a href="#open" className="button button-quiet">
            {open === undefined || open === 0 ? t('home.join') : t('home.join.n', { n: open })}
          </a>
        </div>
        {failure !== undefined && (
          <p role="alert" className="notice">
            {t('home.failed', { why: failure })}
          </p>
        )}
        <p className="hint">
          {t('home.first')} <Link href="/rules">{t('home.first.rules')}</Link>
        </p>
      </div>
    </section>
  );
}
