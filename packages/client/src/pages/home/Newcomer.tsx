import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { usePlayBoth } from './use-play-both.ts';

/** In place of the lists while there is nothing to list: what one can do here before anybody else has come. */
export function Newcomer() {
  const t = useT();
  const { busy, failure, play } = usePlayBoth();
  const cards: readonly (readonly [name: 'rules' | 'map' | 'both', act: ReactNode])[] = [
    [
      'rules',
      <Link key="rules" href="/rules" className="button button-quiet">
        {t('home.newcomer.rules.act')}
      </Link>,
    ],
    [
      'map',
      <Link key="map" href="/map" className="button button-quiet">
        {t('home.newcomer.map.act')}
      </Link>,
    ],
    [
      'both',
      <button key="both" type="button" className="button button-quiet" disabled={busy} onClick={play}>
        {t(busy ? 'home.both.busy' : 'home.newcomer.both.act')}
      </button>,
    ],
  ];
  return (
    <section id="open" className="newcomer" aria-labelledby="newcomer">
      <h2 id="newcomer">{t('home.newcomer')}</h2>
      <p>{t('home.open.none')}</p>
      <div className="newcomer-cards">
        {cards.map(([name, act]) => (
          <article key={name} className="sheet newcomer-card">
            <h3>{t(`home.newcomer.${name}`)}</h3>
            <p>{t(`home.newcomer.${name}.text`)}</p>
            {act}
          </article>
        ))}
      </div>
      {failure !== undefined && (
        <p role="alert" className="notice">
          {t('home.failed', { why: failure })}
        </p>
      )}
      <ImportMatch />
    </section>
  );
}
