import { useT } from '../../i18n/i18n.tsx';
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx';
import { Link, usePath } from '../../router.tsx';
import { ThemeSwitch } from '../../theme/ThemeSwitch.tsx';
import { usePerson } from '../use-person.ts';
import { Mark } from './Mark.tsx';

const places = [
  ['/new', 'site.play'],
  ['/rules', 'site.rules'],
  ['/map', 'site.map'],
  ['/about', 'site.about'],
] as const;

export function SiteHeader() {
  const t = useT();
  const path = usePath();
  const person = usePerson();
  const current = (href: string): 'page' | undefined => (href === path ? 'page' : undefined);
  return (
    <header className="site-head">
      <Link href="/" className="site-name" aria-current={current('/')}>
        <Mark />
        {t('common.name')}
      </Link>
      <nav className="site-nav" aria-label={t('site.nav')}>
        {places.map(([href, word]) => (
          <Link key={href} href={href} aria-current={current(href)}>
            {t(word)}
          </Link>
        ))}
        <Link href="/account" aria-current={current('/account')} className="site-person">
          {person?.name ?? t('site.account')}
        </Link>
      </nav>
      <div className="site-switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
