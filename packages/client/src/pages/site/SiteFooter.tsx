import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';

export function SiteFooter() {
  const t = useT();
  return (
    <footer className="site-foot">
      <p>{t('site.foot')}</p>
      <p className="row">
        <Link href="/rules">{t('site.rules')}</Link>
        <Link href="/about">{t('site.about')}</Link>
        <Link href="/about#dice">{t('site.dice')}</Link>
      </p>
    </footer>
  );
}
