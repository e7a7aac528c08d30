import type { Seat } from '@oriflamme/platform';
import { memo } from 'react';
import type { ClockView } from '../connection/wire.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { Shield } from '../pages/site/Shield.tsx';
import { leftAt, timeWords } from './clock-time.ts';
import { type MatchInfo, sideOfSeat } from './model.ts';
import { useClock } from './use-clock.ts';
import { useNow } from './use-now.ts';

interface SeatsProps {
  readonly info: MatchInfo | undefined;
  readonly deciding: 'english' | 'french' | undefined;
}

/** Who sits where, who is here, whose clock runs. */
export const Seats = memo(function Seats({ info, deciding }: SeatsProps) {
  const { t, language } = useLanguage();
  const clock = useClock(info);
  const now = useNow(clock?.counting ?? false);
  if (!info) return null;
  const timeLeft = (clock: ClockView, seat: Seat): string => {
    const left = leftAt(clock, seat, now);
    return left <= 0 ? t('clock.out') : timeWords(left, language);
  };
  return (
    <ul className="table-seats" aria-label={t('table.seats')}>
      {(['1', '0'] as const).map((seat) => {
        const { name, present } = info.seats[seat];
        const side = sideOfSeat[seat];
        return (
          <li key={seat} className={`table-seat seat-${side}`} aria-current={deciding === side || undefined}>
            <Shield side={side} />
            <span className="visually-hidden">{t(`match.side.${side}`)}</span>
            <span className={present ? 'presence here' : 'presence'} title={t(present ? 'table.here' : 'table.away')}>
              <span className="visually-hidden">{t(present ? 'table.here' : 'table.away')}</span>
            </span>
            <span className="seat-who">{name ?? t(`match.side.${side}`)}</span>
            {clock && (
              <time className={clock.running.includes(seat) ? 'seat-clock running' : 'seat-clock'}>
                {timeLeft(clock, seat)}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
});
