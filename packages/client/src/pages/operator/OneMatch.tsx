import { call } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { AskForm } from '../account/AskForm.tsx';

/** What can be done to a match by those who do not play it. */
export function OneMatch({ acted }: { readonly acted: () => void }) {
  const t = useT();
  const id = { name: 'id', label: t('operator.match.id'), type: 'text', autoComplete: 'off' } as const;
  const reason = { name: 'reason', label: t('operator.reason'), type: 'text', autoComplete: 'off' } as const;
  const to = { name: 'to', label: t('operator.match.to'), type: 'number', autoComplete: 'off' } as const;
  const at = (match: string, act: string): string => `/operator/matches/${encodeURIComponent(match)}/${act}`;
  return (
    <section className="sheet">
      <h2>{t('operator.matches')}</h2>
      <AskForm
        act={({ id: match = '', reason: why = '' }) => call('POST', at(match, 'cancel'), { reason: why }).then(acted)}
        button={t('operator.match.cancel')}
        done={t('operator.done')}
        fields={[id, reason]}
        quiet
      />
      <AskForm
        act={({ id: match = '', reason: why = '', to: number = '' }) =>
          call('POST', at(match, 'set-back'), { reason: why, to: Number(number) }).then(acted)
        }
        button={t('operator.match.setBack')}
        done={t('operator.done')}
        fields={[id, to, reason]}
        quiet
      />
    </section>
  );
}
