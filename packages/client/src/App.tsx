import './theme/base.css';
import './theme/controls.css';
import { Suspense } from 'react';
import { Arrival } from './Arrival.tsx';
import { useT } from './i18n/i18n.tsx';
import { usePath } from './router.tsx';
import { pageAt } from './routes.tsx';

export function App() {
  const t = useT();
  const path = usePath();
  const Page = pageAt(path);
  return (
    <>
      <button type="button" className="skip-link" onClick={skip}>
        {t('common.skip')}
      </button>
      <Suspense fallback={<p className="page-loading">{t('common.loading')}</p>}>
        <Page />
        <Arrival path={path} />
      </Suspense>
    </>
  );
}

function skip(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
