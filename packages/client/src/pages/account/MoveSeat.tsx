import { useEffect, useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { QrCode } from '../join/QrCode.tsx';
import { type ListedMatch, mySeat } from '../listed-match.ts';
import { problemLine } from '../problem.ts';

interface Pass {
  readonly match: string;
  readonly code: string;
  readonly link: string;
  readonly expiresAt: string;
}

/** A guest's seat lives in one browser; with a code it goes to another. */
export function MoveSeat() {
  const { language, t } = useLanguage();
  const [matches, setMatches] = useState<readonly ListedMatch[]>([]);
  const [pass, setPass] = useState<Pass>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let current = true;
    call<{ matches: readonly ListedMatch[] }>('GET', '/matches?list=mine&limit=40')
      .then((answer) => {
        const going = answer.matches.filter(({ status }) => status === 'open' || status === 'running');
        if (current) setMatches(going);
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  const ask = (match: ListedMatch): void => {
    setFailure(undefined);
    call<Omit<Pass, 'match'>>('POST', `/matches/${match.id}/seat-pass`, { seat: mySeat(match)?.seat })
      .then((answer) => setPass({ ...answer, match: match.id }))
      .catch((error: unknown) => setFailure(problemLine(error, t)));
  };
  return (
    <section className="sheet">
      <h2>{t('account.move')}</h2>
      <p>{t('account.move.line')}</p>
      {matches.length === 0 && <p className="hint">{t('account.move.none')}</p>}
      <ul className="account-list">
        {matches.map((match) => (
          <li key={match.id}>
            <span>{match.seats.map(({ name }) => name ?? t('home.seat.free')).join(' – ')}</span>
            <button type="button" className="button button-quiet button-small" onClick={() => ask(match)}>
              {t('account.move.code')}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {pass && (
          <div className="account-pass">
            <p>
              {t('account.move.enter')} <strong className="account-code">{pass.code}</strong>
            </p>
            <QrCode text={pass.link} label={t('account.move.qr')} />
            <p className="hint">{t('account.move.until', { at: formatMoment(language, pass.expiresAt) })}</p>
          </div>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="notice">
          {failure}
        </p>
      )}
    </section>
  );
}
