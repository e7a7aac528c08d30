import { otherSeat } from '@oriflamme/platform';
import { useState } from 'react';
import { actOnClock } from '../connection/match-papers.ts';
import type { Act } from '../connection/transport.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { leftAt } from './clock-time.ts';
import { type MatchInfo, mySeats, sideOfSeat } from './model.ts';
import { useClock } from './use-clock.ts';
import { useHere } from './use-here.ts';
import { playLive, useLive, useLiveEnds } from './use-live.ts';
import { useNow } from './use-now.ts';

interface ClockAlertsProps {
  readonly info: MatchInfo;
  readonly table: (action: Extract<Act, { kind: 'table' }>['action']) => void;
}

/** What the clocks ask of me: the other's time is out, or he wants them to stand still. */
export function ClockAlerts({ info, table }: ClockAlertsProps) {
  const { t } = useLanguage();
  const clock = useClock(info);
  const now = useNow(clock?.counting ?? false);
  const [mine] = mySeats(info);
  useHere();
  useLiveEnds(info);
  if (clock === null || mine === undefined) return null;
  const other = otherSeat(mine);
  const name = info.seats[other].name ?? t(`match.side.${sideOfSeat[other]}`);
  const act = (wish: Parameters<typeof actOnClock>[1]) => (): void =>
    void actOnClock(info.id, wish).catch(() => undefined);
  return (
    <>
      <BothHere info={info} />
      {!clock.paused && clock.running.includes(other) && leftAt(clock, other, now) <= 0 && (
        <p className="notice offer">
          {t('clock.ranOut', { name })}{' '}
          <button type="button" onClick={() => table({ type: 'claimTime' })}>
            {t('clock.claim')}
          </button>{' '}
          <button type="button" onClick={act({ act: 'give', hours: 24 })}>
            {t('clock.give')}
          </button>
        </p>
      )}
      {clock.asks === other && (
        <p className="notice offer">
          {t(clock.paused ? 'clock.asks.resume' : 'clock.asks.pause', { name })}{' '}
          <button type="button" onClick={act({ act: 'agree' })}>
            {t('clock.agree')}
          </button>{' '}
          <button type="button" onClick={act({ act: 'refuse' })}>
            {t('clock.refuse')}
          </button>
        </p>
      )}
    </>
  );
}

/** Both at the board of a slow match: they may as well play on at once. */
function BothHere({ info }: Pick<ClockAlertsProps, 'info'>) {
  const { t } = useLanguage();
  const live = useLive(info.id);
  const [failed, setFailed] = useState(false);
  const slow = info.pace === 'days' || info.pace === 'week';
  if (!slow || !info.seats['0'].present || !info.seats['1'].present) return null;
  return (
    <p className="hint both-here" role="status">
      {t(live ? 'live.on' : 'live.both')}{' '}
      {!live && (
        <button
          type="button"
          onClick={() => {
            playLive(info.id).then(
              () => setFailed(false),
              () => setFailed(true),
            );
          }}
        >
          {t('live.go')}
        </button>
      )}
      {failed && t('clock.failed')}
    </p>
  );
}
