import { useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { sessionChanged } from '../../connection/session.ts';
import { useT } from '../../i18n/i18n.tsx';
import { navigate } from '../../router.tsx';
import { readPerson } from '../use-person.ts';
import { AskForm } from './AskForm.tsx';

/** All of it to take along, or away for good. */
export function YourData({ account }: { readonly account: boolean }) {
  const t = useT();
  const [sure, setSure] = useState(false);
  const remove = async (values: Readonly<Record<string, string>>): Promise<void> => {
    await call('DELETE', '/account', values);
    sessionChanged();
    await readPerson();
    navigate('/');
  };
  const password = {
    name: 'password',
    label: t('account.password'),
    type: 'password',
    autoComplete: 'current-password',
  } as const;
  return (
    <section className="sheet">
      <h2>{t('account.data')}</h2>
      <p>
        <a href="/api/account/export" download className="button button-quiet">
          {t('account.export')}
        </a>
      </p>
      {sure ? (
        <>
          <p className="notice">{t('account.delete.line')}</p>
          <AskForm act={remove} button={t('account.delete.really')} fields={account ? [password] : []} />
        </>
      ) : (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setSure(true)}>
            {t('account.delete')}
          </button>
        </p>
      )}
    </section>
  );
}
