import { useEffect, useRef, useState } from 'react';
import { call, guestName, LobbyError } from '../../connection/lobby.ts';
import { sessionChanged } from '../../connection/session.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Link, navigate } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { SitePage } from '../site/SitePage.tsx';
import { readPerson } from '../use-person.ts';
import { AskForm } from './AskForm.tsx';
import { ResetForms, VerifyForm } from './sign-forms.tsx';
import './account.css';

/** After the sign, where neither servers nor logs see it. */
const tokenInAddress = (): string => decodeURIComponent(window.location.hash.slice(1));

async function verify(shown: { readonly token: string; readonly password?: string }): Promise<void> {
  await call('POST', '/account/verify', shown);
  sessionChanged();
  await readPerson();
}

/** The link that makes a guest an account: where he is signed in to it, or with its password. */
export function VerifyPage() {
  const t = useT();
  const [token] = useState(tokenInAddress);
  const [state, setState] = useState<'busy' | 'ask' | 'done' | { readonly failure: string }>('busy');
  const sent = useRef(false);
  useEffect(() => {
    // A link works once, and effects may run twice.
    if (sent.current) return;
    sent.current = true;
    verify({ token }).then(
      () => setState('done'),
      (error: unknown) =>
        setState(
          error instanceof LobbyError && error.code === 'password-needed' ? 'ask' : { failure: problemLine(error, t) },
        ),
    );
  }, [t, token]);
  return (
    <SitePage title={t('account.verify')}>
      <h1>{t('account.verify')}</h1>
      <div role="status">
        {state === 'busy' && <p>{t('common.loading')}</p>}
        {state === 'done' && <p className="notice notice-good">{t('account.verified')}</p>}
      </div>
      {state === 'ask' && (
        <section className="sheet account-narrow">
          <p>{t('account.verify.asked')}</p>
          <VerifyForm
            verify={async (password) => {
              await verify({ token, password });
              setState('done');
            }}
          />
          <p className="hint">{t('account.verify.stranger')}</p>
        </section>
      )}
      {typeof state === 'object' && (
        <p role="alert" className="notice">
          {state.failure}
        </p>
      )}
      <p>
        <Link href="/account" className="button">
          {t('account.title')}
        </Link>
      </p>
    </SitePage>
  );
}

export function ResetPage() {
  const t = useT();
  const [token] = useState(tokenInAddress);
  return (
    <SitePage title={t('account.reset')}>
      <h1>{t('account.reset')}</h1>
      <p className="site-lead">{t(token === '' ? 'account.reset.line' : 'account.reset.token')}</p>
      <section className="sheet account-narrow">
        <ResetForms token={token} />
      </section>
    </SitePage>
  );
}

/** The other end of a seat's move: the code, and the seat is here. */
export function SeatPage() {
  const t = useT();
  const [code] = useState(tokenInAddress);
  const take = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const { match } = await call<{ match: { id: string } }>('POST', '/seat-pass', values);
    sessionChanged();
    await readPerson();
    navigate(`/match/${match.id}`);
  };
  return (
    <SitePage title={t('account.seat')}>
      <h1>{t('account.seat')}</h1>
      <p className="site-lead">{t('account.seat.line')}</p>
      <section className="sheet account-narrow">
        <AskForm
          act={take}
          button={t('account.seat.take')}
          fields={[
            { name: 'code', label: t('account.seat.code'), type: 'text', autoComplete: 'off', initial: code },
            { name: 'name', label: t('match.new.name'), type: 'text', autoComplete: 'nickname', initial: guestName() },
          ]}
        />
      </section>
    </SitePage>
  );
}
