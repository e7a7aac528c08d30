import { useCallback, useEffect, useState } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { readNotices } from '../notices/notice-settings.ts';
import { SitePage } from '../site/SitePage.tsx';
import { usePerson } from '../use-person.ts';
import { Audit } from './Audit.tsx';
import { OneMatch } from './OneMatch.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import '../account/account.css';

/** Without a mail server mails go nowhere but the log. */
function MailState() {
  const t = useT();
  const [real, setReal] = useState(true);
  useEffect(() => {
    readNotices().then(
      ({ mail }) => setReal(mail.real),
      () => undefined,
    );
  }, []);
  return real ? null : <p className="notice">{t('notices.mail.logged')}</p>;
}

/** For those whom the settings of the server name. */
export function OperatorPage() {
  const t = useT();
  const person = usePerson();
  // Everything done here is written down: the list below is read again after each act.
  const [acts, setActs] = useState(0);
  const acted = useCallback(() => setActs((n) => n + 1), []);
  return (
    <SitePage title={t('operator.title')}>
      <h1>{t('operator.title')}</h1>
      {person !== undefined && !person?.operator && (
        <>
          <p className="notice">{t('operator.not')}</p>
          <p>
            <Link href="/" className="button">
              {t('common.toHome')}
            </Link>
          </p>
        </>
      )}
      {person?.operator && (
        <>
          <p className="site-lead">{t('operator.lead')}</p>
          <MailState />
          <div className="account-grid">
            <Reports acted={acted} />
            <People acted={acted} />
            <OneMatch acted={acted} />
            <Audit key={acts} />
          </div>
        </>
      )}
    </SitePage>
  );
}
