import { useT } from '../i18n/i18n.tsx';
import { Link } from '../router.tsx';
import { SitePage } from './site/SitePage.tsx';

export function NotFoundPage() {
  const t = useT();
  return (
    <SitePage title={t('common.notFound')}>
      <h1>{t('common.notFound')}</h1>
      <p className="site-lead">{t('common.notFound.line')}</p>
      <p className="row">
        <Link href="/" className="button">
          {t('common.toHome')}
        </Link>
        <Link href="/new" className="button button-quiet">
          {t('match.new.title')}
        </Link>
        <Link href="/rules" className="button button-quiet">
          {t('site.rules')}
        </Link>
      </p>
    </SitePage>
  );
}
