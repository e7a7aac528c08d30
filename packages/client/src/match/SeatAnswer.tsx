import { type ReactNode, useState } from 'react';
import { acceptSeat, decline, type Invitation } from '../connection/invitations.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { problemLine } from '../pages/problem.ts';
import { sideOfSeat } from './model.ts';

interface SeatAnswerProps {
  readonly invitation: Invitation;
  readonly onAnswer: (answer: 'accepted' | 'declined') => void;
  readonly className: string;
  readonly buttons?: { readonly accept: string; readonly decline: string };
}

/** A seat that somebody offers, or an invitation, with what can be answered. */
export function SeatAnswer({ invitation, onAnswer, className, buttons }: SeatAnswerProps): ReactNode {
  const { t } = useLanguage();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const { match, from, seat, kind } = invitation;
  const answer = (given: 'accepted' | 'declined'): void => {
    setSent(true);
    (given === 'accepted' ? acceptSeat(match, seat) : decline(match, seat)).then(
      () => onAnswer(given),
      (error: unknown) => {
        setSent(false);
        setFailure(problemLine(error, t));
      },
    );
  };
  return (
    <div className={className}>
      <p>
        {kind === 'hand-over' && seat !== null
          ? t('seat.offered', { name: from.name, side: t(`seat.side.${sideOfSeat[seat]}`) })
          : t('seat.invited', { name: from.name })}
      </p>
      <p className="row">
        {kind === 'hand-over' && (
          <button type="button" className={buttons?.accept} disabled={sent} onClick={() => answer('accepted')}>
            {t('seat.accept')}
            <span className="visually-hidden"> ({from.name})</span>
          </button>
        )}
        <button type="button" className={buttons?.decline} disabled={sent} onClick={() => answer('declined')}>
          {t('seat.decline')}
          <span className="visually-hidden"> ({from.name})</span>
        </button>
      </p>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </div>
  );
}
