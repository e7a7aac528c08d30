import { useState } from 'react';
import { actOnClock } from '../connection/match-papers.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { leftAt, timeWords } from './clock-time.ts';
import { type MatchInfo, mySeats, sideOfSeat } from './model.ts';
import { useClock } from './use-clock.ts';
import { useNow } from './use-now.ts';

/** Both clocks with what is left, and what may be done to them. */
export function ClockSettings({ info }: { readonly info: MatchInfo }) {
  const { t, language } = useLanguage();
  const clock = useClock(info);
  const now = useNow(clock?.counting ?? false);
  const [failed, setFailed] = useState(false);
  if (clock === null) return null;
  const act = (wish: Parameters<typeof actOnClock>[1]): void => {
    actOnClock(info.id, wish).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  const [mine] = mySeats(info);
  const asked = clock.asks !== null && clock.asks === mine;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h3>{t('clock.title')}</h3>
      <ul className="clock-list">
        {(['1', '0'] as const).map((seat) => {
          const ends = clock.endsAt[seat];
          const name = info.seats[seat].name ?? t(`match.side.${sideOfSeat[seat]}`);
          return (
            <li key={seat}>
              {t('clock.left', { name, time: timeWords(leftAt(clock, seat, now), language) })}
              {ends !== null && <small> {t('clock.ends', { when: day.format(Date.parse(ends)) })}</small>}
            </li>
          );
        })}
      </ul>
      {clock.paused && <p>{t('clock.paused')}</p>}
      {!clock.paused && !clock.counting && <p>{t('clock.resting')}</p>}
      <p className="row">
        <button type="button" disabled={asked} onClick={() => act({ act: 'ask' })}>
          {t(clock.paused ? 'clock.ask.resume' : 'clock.ask.pause')}
        </button>
        <button type="button" title={t('clock.give.line')} onClick={() => act({ act: 'give', hours: 24 })}>
          {t('clock.give')}
        </button>
      </p>
      {asked && <p role="status">{t('clock.asked')}</p>}
      {failed && <p role="alert">{t('clock.failed')}</p>}
      <small className="hint">
        {t('clock.runsOut')} {t('clock.abandon')}
      </small>
    </section>
  );
}
