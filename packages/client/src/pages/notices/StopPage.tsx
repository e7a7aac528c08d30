import { useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Link, usePath } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { SitePage } from '../site/SitePage.tsx';

/** Where the link in a mail leads. A button, since programs that look at mails follow links. */
export function StopPage() {
  const t = useT();
  const token = usePath().split('/').at(-1) ?? '';
  const [state, setState] = useState<'asking' | 'done' | { readonly failure: string }>('asking');
  const stop = (): void => {
    call('POST', `/notices/stop/${token}`, {}).then(
      () => setState('done'),
      (error: unknown) => setState({ failure: problemLine(error, t) }),
    );
  };
  return (
    <SitePage title={t('notices.stop')}>
      <h1>{t('notices.stop')}</h1>
      {state === 'asking' && (
        <>
          <p className="site-lead">{t('notices.stop.line')}</p>
          <button type="button" className="button" onClick={stop}>
            {t('notices.stop.go')}
          </button>
        </>
      )}
      <div role="status">{state === 'done' && <p className="notice notice-good">{t('notices.stop.done')}</p>}</div>
      <div role="alert">{typeof state === 'object' && <p className="notice">{state.failure}</p>}</div>
      <p>
        <Link href="/notices">{t(state === 'done' ? 'notices.title' : 'notices.stop.rather')}</Link>
      </p>
    </SitePage>
  );
}
