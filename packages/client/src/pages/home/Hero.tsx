import { lazy, Suspense, useState } from 'react';
import { createMatch, guestName } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Link, navigate } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { readPerson, usePerson } from '../use-person.ts';

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
  const person = usePerson();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const playBoth = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const name = person?.name ?? (guestName() || t('home.guest'));
      const id = await createMatch({ name, options: {}, side: 'both', access: 'unlisted' });
      void readPerson();
      navigate(`/match/${id}`);
    } catch (error) {
      setFailure(problemLine(error, t));
      setBusy(false);
    }
  };
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
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => void playBoth()}>
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
