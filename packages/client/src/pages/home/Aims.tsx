import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { sides } from '../listed-match.ts';
import { Shield } from '../site/Shield.tsx';

const promises = ['rules', 'dice', 'pace', 'watch'] as const;

/** What each side is after, and what the table does for both. */
export function Aims() {
  const t = useT();
  return (
    <>
      <section className="aims" aria-labelledby="aims">
        <h2 id="aims">{t('home.aims')}</h2>
        <div className="aims-sides">
          {[...sides].reverse().map((side) => (
            <article key={side} className={`sheet aim aim-${side}`}>
              <h3>
                <Shield side={side} /> {t(`home.aim.${side}`)}
              </h3>
              <p>{t(`home.aim.${side}.text`)}</p>
            </article>
          ))}
        </div>
      </section>
      <section className="promises" aria-labelledby="promises">
        <h2 id="promises">{t('home.promises')}</h2>
        <dl>
          {promises.map((name) => (
            <div key={name}>
              <dt>{t(`home.promise.${name}`)}</dt>
              <dd>{t(`home.promise.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href="/map" className="button button-quiet">
            {t('home.explore')}
          </Link>
        </p>
      </section>
    </>
  );
}
