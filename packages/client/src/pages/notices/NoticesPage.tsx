import { useEffect, useState } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { SitePage } from '../site/SitePage.tsx';
import { usePerson } from '../use-person.ts';
import { type NoticeSettings, readNotices } from './notice-settings.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { Receivers } from './Receivers.tsx';
import { Vacations } from './Vacations.tsx';
import '../account/account.css';
import './notices.css';

/** How somebody who is away is told. */
export function NoticesPage() {
  const t = useT();
  const person = usePerson();
  const [settings, setSettings] = useState<NoticeSettings>();
  const [failure, setFailure] = useState<string>();
  const known = person != null;
  useEffect(() => {
    if (known) readNotices().then(setSettings, (error: unknown) => setFailure(problemLine(error, t)));
  }, [known, t]);
  return (
    <SitePage title={t('notices.title')} className="account">
      <h1>{t('notices.title')}</h1>
      <p className="site-lead">{t('notices.lead')}</p>
      {person === null && (
        <>
          <p>{t('notices.nobody')}</p>
          <p>
            <Link href="/account" className="button">
              {t('notices.nobody.go')}
            </Link>
          </p>
        </>
      )}
      {failure !== undefined && settings === undefined && (
        <p role="alert" className="notice">
          {failure}
        </p>
      )}
      {settings && (
        <div className="account-grid">
          <Receivers settings={settings} changed={setSettings} />
          <PreferencesForm settings={settings} changed={setSettings} />
          <Vacations />
        </div>
      )}
    </SitePage>
  );
}
