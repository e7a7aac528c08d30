import { call, signInAsGuest } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx';
import { Link } from '../../router.tsx';
import { ThemeSwitch } from '../../theme/ThemeSwitch.tsx';
import { SitePage } from '../site/SitePage.tsx';
import { readPerson, usePerson } from '../use-person.ts';
import { AskForm } from './AskForm.tsx';
import { Blocks } from './Blocks.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { BecomeAccount, KeepAccount, SignIn } from './sign-forms.tsx';
import { YourData } from './YourData.tsx';
import './account.css';

/** Who you are here: a name is enough to play, an address and a password make it yours on every device. */
export function AccountPage() {
  const t = useT();
  const person = usePerson();
  const rename = async ({ name = '' }: Readonly<Record<string, string>>): Promise<void> => {
    await signInAsGuest(name);
    await readPerson();
  };
  const guest = person !== undefined && (person === null || person.email === null);
  return (
    <SitePage title={t('account.title')} className="account">
      <h1>{person ? t('account.hello', { name: person.name }) : t('account.title')}</h1>
      {person !== undefined && (
        <p className="site-lead">{guest ? t('account.guest') : t('account.known', { email: person?.email ?? '' })}</p>
      )}
      {person && (
        <p className="row">
          <Link href="/notices" className="button button-quiet">
            {t('notices.title')}
          </Link>
          {person.operator && (
            <Link href="/operator" className="button button-quiet">
              {t('operator.title')}
            </Link>
          )}
        </p>
      )}
      <div className="account-grid">
        <section className="sheet">
          <h2>{t('account.name')}</h2>
          {person !== undefined && (
            <AskForm
              key={person?.id ?? 'nobody'}
              act={rename}
              button={t('account.name.save')}
              done={t('account.saved')}
              fields={[
                {
                  name: 'name',
                  label: t('match.new.name'),
                  type: 'text',
                  autoComplete: 'nickname',
                  initial: person?.name ?? '',
                  hint: t('match.new.name.line'),
                },
              ]}
            />
          )}
        </section>
        <section className="sheet">
          <h2>{t('account.look')}</h2>
          <p className="row">
            <LanguageSwitch />
            <ThemeSwitch />
          </p>
          <p className="hint">{t('account.look.line')}</p>
        </section>
        {guest && <BecomeAccount hasPerson={person !== null} />}
        {guest && <SignIn hasPerson={person !== null} />}
        {person && <MoveSeat />}
        {person?.email && <KeepAccount signOut={signOut} />}
        {person && <Blocks />}
        {person && <YourData account={person.email !== null} />}
      </div>
    </SitePage>
  );
}

async function signOut(): Promise<void> {
  await call('DELETE', '/session');
  await readPerson();
}
