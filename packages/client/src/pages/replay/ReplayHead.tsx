import { useT } from '../../i18n/i18n.tsx';
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx';
import { Link } from '../../router.tsx';
import { ThemeSwitch } from '../../theme/ThemeSwitch.tsx';
import type { ListedMatch } from '../listed-match.ts';
import { Mark } from '../site/Mark.tsx';
import { Shield } from '../site/Shield.tsx';
import '../site/site.css';

/** Who played whom. */
export function ReplayHead({ match }: { readonly match: ListedMatch }) {
  const t = useT();
  return (
    <header className="site-head replay-head">
      <Link href="/" className="site-name">
        <Mark />
        {t('common.name')}
      </Link>
      <p className="replay-players">
        {match.seats.map(({ seat, side, name }) => (
          <span key={seat}>
            <Shield side={side === 'french' ? 'french' : 'english'} /> {name ?? '–'}
          </span>
        ))}
      </p>
      <Link href={`/match/${match.id}/report`}>{t('report.link')}</Link>
      <div className="site-switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
