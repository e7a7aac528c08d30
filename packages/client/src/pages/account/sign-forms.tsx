import { call } from '../../connection/lobby.ts';
import { sessionChanged } from '../../connection/session.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { readPerson } from '../use-person.ts';
import { AskForm, type Field } from './AskForm.tsx';

const least = 8;

function useFields() {
  const { t } = useLanguage();
  const email: Field = { name: 'email', label: t('account.email'), type: 'email', autoComplete: 'email' };
  const password: Field = {
    name: 'password',
    label: t('account.password'),
    type: 'password',
    autoComplete: 'current-password',
  };
  const newPassword: Field = {
    name: 'password',
    label: t('account.password.new'),
    type: 'password',
    autoComplete: 'new-password',
    minLength: least,
    hint: t('account.password.least', { n: least }),
  };
  const current: Field = { ...password, name: 'current', label: t('account.password.current') };
  return { email, password, newPassword, current };
}

export function BecomeAccount({ hasPerson }: { readonly hasPerson: boolean }) {
  const { language, t } = useLanguage();
  const { email, newPassword } = useFields();
  return (
    <section className="sheet">
      <h2>{t('account.become')}</h2>
      <p>{t('account.become.line')}</p>
      {hasPerson ? (
        <AskForm
          act={(values) => call('POST', '/account', { ...values, language })}
          button={t('account.become.go')}
          done={t('account.mailed')}
          fields={[email, newPassword]}
        />
      ) : (
        <p className="hint">{t('account.nameFirst')}</p>
      )}
    </section>
  );
}

export function SignIn({ hasPerson }: { readonly hasPerson: boolean }) {
  const { t } = useLanguage();
  const { email, password } = useFields();
  const signIn = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const { bringSeats, ...who } = values;
    await call('POST', '/session/sign-in', { ...who, bringSeats: bringSeats === 'on' });
    sessionChanged();
    await readPerson();
  };
  return (
    <section className="sheet">
      <h2>{t('account.signIn')}</h2>
      <AskForm act={signIn} button={t('account.signIn')} fields={[email, password]}>
        {hasPerson && (
          <label className="account-check">
            <input type="checkbox" name="bringSeats" defaultChecked /> {t('account.bringSeats')}
          </label>
        )}
      </AskForm>
      <p>
        <Link href="/reset">{t('account.forgot')}</Link>
      </p>
    </section>
  );
}

export function KeepAccount({ signOut }: { readonly signOut: () => Promise<void> }) {
  const { language, t } = useLanguage();
  const { email, newPassword, current } = useFields();
  return (
    <>
      <section className="sheet">
        <h2>{t('account.password.change')}</h2>
        <AskForm
          act={(values) => call('PUT', '/account/password', values)}
          button={t('account.password.change')}
          done={t('account.saved')}
          fields={[current, newPassword]}
          quiet
        />
      </section>
      <section className="sheet">
        <h2>{t('account.email.change')}</h2>
        <AskForm
          act={(values) => call('PUT', '/account/email', { ...values, language })}
          button={t('account.email.change')}
          done={t('account.mailed')}
          fields={[email, current]}
          quiet
        />
      </section>
      <section className="sheet">
        <h2>{t('account.signOut')}</h2>
        <p>{t('account.signOut.line')}</p>
        <AskForm
          act={async () => {
            await signOut();
            sessionChanged();
          }}
          button={t('account.signOut')}
          fields={[]}
          quiet
        />
      </section>
    </>
  );
}

/** Whoever opens the link elsewhere shows that the account is his. */
export function VerifyForm({ verify }: { readonly verify: (password: string) => Promise<void> }) {
  const { t } = useLanguage();
  const { password } = useFields();
  return (
    <AskForm act={({ password: given = '' }) => verify(given)} button={t('account.verify.go')} fields={[password]} />
  );
}

/** The password anew, by a link in a mail; without a link, the address to send it to. */
export function ResetForms({ token }: { readonly token: string }) {
  const { language, t } = useLanguage();
  const { email, newPassword } = useFields();
  if (token === '')
    return (
      <AskForm
        act={(values) => call('POST', '/password-reset', { ...values, language })}
        button={t('account.reset.ask')}
        done={t('account.mailed')}
        fields={[email]}
      />
    );
  return (
    <AskForm
      act={async (values) => {
        await call('POST', '/password-reset/confirm', { ...values, token });
        sessionChanged();
        await readPerson();
      }}
      button={t('account.reset.set')}
      done={t('account.reset.done')}
      fields={[newPassword]}
    />
  );
}
