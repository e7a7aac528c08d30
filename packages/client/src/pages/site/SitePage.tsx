import { type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import './site.css';

interface SitePageProps {
  /** What the browser's tab says; the name of the site alone where there is none. */
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What every page but the table itself stands in. */
export function SitePage({ title, className, children }: SitePageProps) {
  const t = useT();
  useEffect(() => {
    document.title = title === undefined ? t('common.name') : `${title} · ${t('common.name')}`;
  }, [title, t]);
  return (
    <div className="site">
      <SiteHeader />
      <main id="main" className={className === undefined ? 'site-main' : `site-main ${className}`}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
