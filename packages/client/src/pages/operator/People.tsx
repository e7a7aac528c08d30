import { useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AskForm } from '../account/AskForm.tsx';

interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly banned: boolean;
  readonly seen_at: string;
}

/** Somebody found by his name, shut out or let in again, or given a seat that its holder left. */
export function People({ acted }: { readonly acted: () => void }) {
  const { language, t } = useLanguage();
  const [people, setPeople] = useState<readonly Somebody[]>();
  const [sought, setSought] = useState('');
  const find = async ({ name = '' }: Readonly<Record<string, string>>): Promise<void> => {
    const path = `/operator/people?name=${encodeURIComponent(name)}`;
    setPeople((await call<{ people: readonly Somebody[] }>('GET', path)).people);
    setSought(name);
  };
  const again = async (): Promise<void> => {
    acted();
    await find({ name: sought });
  };
  const reason = { name: 'reason', label: t('operator.reason'), type: 'text', autoComplete: 'off' } as const;
  const match = { name: 'match', label: t('operator.match.id'), type: 'text', autoComplete: 'off' } as const;
  const seat = {
    name: 'seat',
    label: t('operator.seat'),
    type: 'text',
    autoComplete: 'off',
    choices: [
      ['0', t('match.side.english')],
      ['1', t('match.side.french')],
    ],
  } as const;
  return (
    <section className="sheet">
      <h2>{t('operator.people')}</h2>
      <AskForm
        act={find}
        button={t('operator.find')}
        fields={[{ name: 'name', label: t('operator.people.find'), type: 'text', autoComplete: 'off' }]}
        quiet
      />
      {people?.length === 0 && <p className="hint">{t('problem.no-such-person')}</p>}
      {people?.map(({ id, name, email, banned, seen_at: seen }) => (
        <details key={id} className="operator-person">
          <summary>
            <strong>{name}</strong> {banned && <small className="notices-failure">{t('operator.banned')}</small>}
            <small className="hint">
              {email ?? t('operator.guest')} · {t('operator.seen', { when: formatMoment(language, seen) })}
            </small>
          </summary>
          <AskForm
            key={String(banned)}
            act={(values) => call('POST', `/operator/people/${id}/${banned ? 'unban' : 'ban'}`, values).then(again)}
            button={t(banned ? 'operator.unban' : 'operator.ban')}
            fields={[reason]}
            quiet
          />
          {!banned && (
            <AskForm
              act={({ match: to = '', ...values }) =>
                call('POST', `/operator/matches/${encodeURIComponent(to)}/hand-over`, { ...values, person: id }).then(
                  acted,
                )
              }
              button={t('operator.handOver')}
              done={t('operator.done')}
              fields={[match, seat, reason]}
              quiet
            />
          )}
        </details>
      ))}
    </section>
  );
}
