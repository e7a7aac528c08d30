import { useEffect, useState } from 'react';
import { type MatchWishes, readMatchNotices, type Wishes, writeMatchNotices } from '../connection/match-papers.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { Link } from '../router.tsx';
import './notice-wishes.css';
import { HourChoice, INTERVALS, MORNING, QUIET_NIGHT } from './notice-times.tsx';

const ways = ['mail', 'push', 'webhook'] as const;

/** Whether, how and how often one is told of this match, where that differs from everything else. */
export function MatchNotices({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const [wishes, setWishes] = useState<MatchWishes>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readMatchNotices(id).then(setWishes, () => undefined);
  }, [id]);
  if (wishes === undefined) return null;
  const write = (differs: Partial<Wishes>): void => {
    writeMatchNotices(id, differs).then(
      (now) => {
        setWishes(now);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  const change = (part: Partial<Wishes>): void => write({ ...wishes.differs, ...part });
  const { preferences } = wishes;
  return (
    <details className="notice-wishes">
      <summary>{t('notices.ofMatch')}</summary>
      {ways.map((way) => (
        <Tick key={way} label={t(`notices.by.${way}`)} on={preferences[way]} turn={(on) => change({ [way]: on })} />
      ))}
      <Often preferences={preferences} change={change} />
      {Object.keys(wishes.differs).length > 0 && (
        <p>
          <button type="button" onClick={() => write({})}>
            {t('notices.ofMatch.alike')}
          </button>
        </p>
      )}
      <p role="alert">{failed && t('clock.failed')}</p>
      <Link href="/notices">{t('notices.title')}</Link>
    </details>
  );
}

interface OftenProps {
  readonly preferences: Wishes;
  readonly change: (part: Partial<Wishes>) => void;
}

function Often({ preferences, change }: OftenProps) {
  const { t } = useLanguage();
  const { atMostEvery, quiet, digest } = preferences;
  const intervals = [...new Set([...INTERVALS, atMostEvery])];
  return (
    <>
      <Tick
        label={t('notices.ofMatch.digest')}
        on={digest !== null}
        turn={(on) => change({ digest: on ? MORNING : null })}
      />
      {digest === null ? (
        <label className="notice-wishes-line">
          {t('notices.ofMatch.every')}
          <select value={atMostEvery} onChange={(event) => change({ atMostEvery: Number(event.target.value) })}>
            {intervals.map((minutes) => {
              const known = INTERVALS.find((each) => each === minutes);
              return (
                <option key={minutes} value={minutes}>
                  {known === undefined ? t('notices.every.other', { n: minutes }) : t(`notices.every.${known}`)}
                </option>
              );
            })}
          </select>
        </label>
      ) : (
        <p className="notice-wishes-line">
          <HourChoice label={t('notices.digest.at')} hour={digest} choose={(hour) => change({ digest: hour })} />
        </p>
      )}
      <Tick label={t('notices.quiet')} on={quiet !== null} turn={(on) => change({ quiet: on ? QUIET_NIGHT : null })} />
      {quiet !== null && (
        <p className="notice-wishes-line">
          <HourChoice
            label={t('notices.from')}
            hour={quiet.from}
            choose={(from) => change({ quiet: { ...quiet, from } })}
          />
          <HourChoice
            label={t('notices.until')}
            hour={quiet.until}
            choose={(until) => change({ quiet: { ...quiet, until } })}
          />
        </p>
      )}
    </>
  );
}

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

function Tick({ label, on, turn }: TickProps) {
  return (
    <label className="notice-wishes-tick">
      <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} /> {label}
    </label>
  );
}
