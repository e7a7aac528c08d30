import { useEffect } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { SitePage } from '../site/SitePage.tsx';
import './about.css';

const steps = [1, 2, 3, 4] as const;

/** What runs in the browser, with its licence. */
const works = [
  ['React', 'MIT'],
  ['socket.io', 'MIT'],
  ['boardgame.io', 'MIT'],
  ['Immer', 'MIT'],
  ['Zod', 'MIT'],
  ['noble-hashes', 'MIT'],
  ['uqr', 'MIT'],
  ['d3-zoom, d3-selection', 'ISC'],
] as const;

export function AboutPage() {
  const t = useT();
  useEffect(() => {
    // The page comes after the address, so the browser looked for the place before it was there.
    const id = window.location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <SitePage title={t('about.title')} className="about">
      <h1>{t('about.title')}</h1>
      <p className="site-lead">{t('about.lead')}</p>
      <div className="about-columns">
        <section>
          <h2>{t('about.game')}</h2>
          <p>{t('about.game.text')}</p>
        </section>
        <section>
          <h2>{t('about.table')}</h2>
          <p>{t('about.table.text')}</p>
        </section>
      </div>
      <section id="dice" className="sheet">
        <h2>{t('about.dice')}</h2>
        <h3>{t('about.dice.how')}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`about.dice.how.${step}`)}</li>
          ))}
        </ol>
        <div className="about-columns">
          <div>
            <h3>{t('about.dice.proves')}</h3>
            <p>{t('about.dice.proves.text')}</p>
          </div>
          <div>
            <h3>{t('about.dice.not')}</h3>
            <p>{t('about.dice.not.text')}</p>
          </div>
        </div>
        <p className="hint">{t('about.dice.both')}</p>
      </section>
      <div className="about-columns">
        <section>
          <h2>{t('about.data')}</h2>
          <p>{t('about.data.text')}</p>
          <p>
            <Link href="/account">{t('about.data.link')}</Link>
          </p>
        </section>
        <section>
          <h2>{t('about.licences')}</h2>
          <p>{t('about.licences.text')}</p>
          <ul>
            {works.map(([name, licence]) => (
              <li key={name}>
                {name} ({licence})
              </li>
            ))}
            <li>{t('about.licences.font')}</li>
          </ul>
          <p className="hint">{t('about.licences.names')}</p>
        </section>
      </div>
    </SitePage>
  );
}
