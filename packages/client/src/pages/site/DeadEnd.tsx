import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { SitePage } from './SitePage.tsx';

interface DeadEndProps {
  readonly title: string;
  readonly help: string;
  /** A better way on than a new match. */
  readonly next?: { readonly href: string; readonly label: string } | undefined;
  readonly children?: ReactNode;
}

/** There is no match to show: why, and where to go instead. */
export function DeadEnd({ title, help, next, children }: DeadEndProps) {
  const t = useT();
  const { href, label } = next ?? { href: '/new', label: t('match.join.new') };
  return (
    <SitePage title={title}>
      <h1>{title}</h1>
      <p role="alert" className="site-lead">
        {help}
      </p>
      {children}
      <p className="row">
        <Link href={href} className="button">
          {label}
        </Link>
        <Link href="/" className="button button-quiet">
          {t('common.toHome')}
        </Link>
      </p>
    </SitePage>
  );
}
