import { useState } from 'react';
import { type Known, offerSeat, readKnown } from '../connection/invitations.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { problemLine } from '../pages/problem.ts';
import type { MatchInfo } from './model.ts';

/** Whoever cannot play on may offer his seat to somebody he knows from other matches. */
export function HandOver({ info }: { readonly info: MatchInfo }) {
  const { t } = useLanguage();
  const [people, setPeople] = useState<readonly Known[]>();
  const [chosen, setChosen] = useState('');
  const [state, setState] = useState<'choosing' | 'sure' | 'offered'>('choosing');
  const [failure, setFailure] = useState<string>();
  const failed = (error: unknown): void => setFailure(problemLine(error, t));
  const read = (): void => {
    if (people === undefined) readKnown().then(setPeople, failed);
  };
  const others = people?.filter(({ id }) => id !== info.seats['0'].person && id !== info.seats['1'].person);
  const name = others?.find(({ id }) => id === chosen)?.name;
  const offer = (): void => {
    setFailure(undefined);
    offerSeat(info.id, chosen).then(
      () => setState('offered'),
      (error: unknown) => {
        setState('choosing');
        failed(error);
      },
    );
  };
  return (
    <details className="hand-over" onToggle={read}>
      <summary>{t('seat.hand')}</summary>
      <p className="hint">{t(others?.length === 0 ? 'seat.hand.nobody' : 'seat.hand.line')}</p>
      {others !== undefined && others.length > 0 && (
        <p className="row">
          <select
            aria-label={t('seat.hand.to')}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              setState('choosing');
            }}
          >
            <option value="">{t('seat.hand.to')}</option>
            {others.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
          {state === 'choosing' && (
            <button type="button" disabled={name === undefined} onClick={() => setState('sure')}>
              {t('seat.hand.offer')}
            </button>
          )}
        </p>
      )}
      {state === 'sure' && name !== undefined && (
        <p className="why-not" role="alert">
          {t('seat.hand.sure', { name })}{' '}
          <button type="button" className="primary" onClick={offer}>
            {t('seat.hand.offer')}
          </button>{' '}
          <button type="button" onClick={() => setState('choosing')}>
            {t('match.act.cancel')}
          </button>
        </p>
      )}
      {state === 'offered' && name !== undefined && <p role="status">{t('seat.hand.offered', { name })}</p>}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </details>
  );
}
