import type { Side } from '@oriflamme/joan-1429';
import type { ReactNode } from 'react';
import { formatAgo } from '../../i18n/format.ts';
import { type MessageKey, useLanguage } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { addressOf, type ListedMatch, type ListedSeat, mySeat, sides, waitsForMe } from '../listed-match.ts';
import { outcomeLine } from '../outcome.ts';
import { Shield } from '../site/Shield.tsx';
import { stateLine } from './state-line.ts';

interface MatchCardProps {
  readonly match: ListedMatch;
  readonly now: number;
  readonly children?: ReactNode;
}

/** One match in a list: who plays whom, how it stands, and the way in as one large target. */
export function MatchCard({ match, now, children }: MatchCardProps) {
  const { language, t } = useLanguage();
  const waits = waitsForMe(match);
  return (
    <li className={waits ? 'match-card match-card-waits' : 'match-card'}>
      <Link href={addressOf(match)} className="match-card-link">
        <span className="match-card-seats">
          {match.seats.map((seat) => (
            <SeatName key={seat.seat} seat={seat} decides={match.active.includes(seat.seat)} />
          ))}
        </span>
        <span className="match-card-facts">
          <span>{outcomeLine(match, t) ?? stateLine(match, now, language, t)}</span>
          {(match.unread ?? 0) > 0 && (
            <span className="match-card-unread">{t('home.unread', { n: match.unread ?? 0 })}</span>
          )}
          <span className="match-card-when">{formatAgo(language, match.updatedAt, now)}</span>
        </span>
        <span className={waits ? 'match-card-go match-card-now' : 'match-card-go'}>{t(actionOf(match))}</span>
      </Link>
      {children}
    </li>
  );
}

const sideWord = (side: string): MessageKey => `match.side.${sides.find((known) => known === side) ?? 'english'}`;

function SeatName({ seat, decides }: { readonly seat: ListedSeat; readonly decides: boolean }) {
  const { t } = useLanguage();
  const side = (sides.find((known) => known === seat.side) ?? 'english') satisfies Side;
  return (
    <span className={seat.name === null ? 'seat-name seat-name-open' : 'seat-name'}>
      <Shield side={side} />
      <span className="visually-hidden">{t(sideWord(side))}: </span>
      <span className="seat-name-text">{seat.name ?? t('home.seat.free')}</span>
      {seat.mine && <small className="seat-name-you">{t('home.seat.you')}</small>}
      {decides && <span className="seat-name-decides" title={t('home.decides')} aria-hidden="true" />}
    </span>
  );
}

function actionOf(match: ListedMatch): MessageKey {
  if (waitsForMe(match)) return 'home.act.decide';
  const mine = mySeat(match) !== undefined;
  if (match.status === 'open') return mine ? 'home.act.invite' : 'home.act.join';
  if (match.status === 'running') return mine ? 'home.act.open' : 'home.act.watch';
  return match.status === 'finished' ? 'home.act.replay' : 'home.act.open';
}
