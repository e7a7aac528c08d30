import { useT } from '../../i18n/i18n.tsx';
import { type MatchInfo, sideOfSeat } from '../../match/model.ts';
import { Shield } from '../site/Shield.tsx';

const seats = ['1', '0'] as const;

/** Who sits where, as it changes. */
export function Seats({ info }: { readonly info: MatchInfo }) {
  const t = useT();
  return (
    <section className="sheet" aria-labelledby="seats">
      <h2 id="seats">{t('match.join.seats')}</h2>
      <ul className="join-seats" aria-live="polite">
        {seats.map((seat) => {
          const { name, mine, taken, present } = info.seats[seat];
          return (
            <li key={seat} className={taken ? 'join-seat' : 'join-seat join-seat-free'}>
              <Shield side={sideOfSeat[seat]} />
              <span>
                <span className="join-seat-side">{t(`match.side.${sideOfSeat[seat]}`)}</span>
                <strong>{taken ? name : t('match.join.free')}</strong>
              </span>
              <span className="hint">
                {mine ? t('match.join.youAre') : taken ? t(present ? 'match.join.here' : 'match.join.away') : ''}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
