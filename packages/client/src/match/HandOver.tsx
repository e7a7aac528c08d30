import { useState } from 'react';
import { type Known, offerSeat, readKnown, readOffered, withdrawSeat } from '../connection/invitations.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { problemLine } from '../pages/problem.ts';
import type { MatchInfo } from './model.ts';

/** Whoever cannot play on may offer his seat to somebody he knows from other matches, and think better of it. */
export function HandOver({ info }: { readonly info: MatchInfo }) {
  const { t } = useLanguage();
  const [people, setPeople] = useState<readonly Known[]>();
  const [offered, setOffered] = useState<readonly Known[]>([]);
  const [chosen, setChosen] = useState('');
  const [sure, setSure] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failed = (error: unknown): void => setFailure(problemLine(error, t));
  const readOffers = (): void => {
    readOffered(info.id).then(setOffered, failed);
  };
  const read = (): void => {
    readOffers();
    if (people === undefined) readKnown().then(setPeople, failed);
  };
  const others = people?.filter(({ id }) => id !== info.seats['0'].person && id !== info.seats['1'].person);
  const name = others?.find(({ id }) => id === chosen)?.name;
  const offer = (): void => {
    setFailure(undefined);
    setSure(false);
    offerSeat(info.id, chosen).then(() => {
      setChosen('');
      readOffers();
    }, failed);
  };
  const withdraw = (person: string): void => {
    setFailure(undefined);
    withdrawSeat(info.id, person).then(setOffered, (error: unknown) => {
      failed(error);
      readOffers();
    });
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
              setSure(false);
            }}
          >
            <option value="">{t('seat.hand.to')}</option>
            {others.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
          {!sure && (
            <button type="button" disabled={name === undefined} onClick={() => setSure(true)}>
              {t('seat.hand.offer')}
            </button>
          )}
        </p>
      )}
      {sure && name !== undefined && (
        <p className="why-not" role="alert">
          {t('seat.hand.sure', { name })}{' '}
          <button type="button" className="primary" onClick={offer}>
            {t('seat.hand.offer')}
          </button>{' '}
          <button type="button" onClick={() => setSure(false)}>
            {t('match.act.cancel')}
          </button>
        </p>
      )}
      <div role="status">
        {offered.map((person) => (
          <p key={person.id}>
            {t('seat.hand.offered', { name: person.name })}{' '}
            <button type="button" onClick={() => withdraw(person.id)}>
              {t('seat.hand.withdraw')}
              <span className="visually-hidden"> ({person.name})</span>
            </button>
          </p>
        ))}
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </details>
  );
}
