import { type ReactNode, useEffect, useMemo } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { monthOfTurn } from '../../match/calendar.ts';
import type { Stretch } from '../../match/history.ts';
import { useCopied } from '../copy.ts';
import { Icon } from '../site/Icon.tsx';
import type { Contest } from './analysis.ts';
import { type Playback, speeds } from './use-playback.ts';

interface TransportProps {
  readonly playback: Playback;
  readonly stretch: Stretch;
  readonly contests: readonly Contest[];
  readonly children: ReactNode;
}

/** Through the match: order by order, turn by turn, battle by battle, or by itself. */
export function Transport({ playback, stretch, contests, children }: TransportProps) {
  const { language, t } = useLanguage();
  const { at, playing, speed, go, setPlaying, setSpeed } = playback;
  const { to, states } = stretch;
  const turns = useMemo(() => {
    const starts: { readonly turn: number; readonly n: number }[] = [];
    states.forEach(({ G }, n) => {
      if (G.turn !== starts.at(-1)?.turn) starts.push({ turn: G.turn, n });
    });
    return starts;
  }, [states]);
  const turn = turns.findLast(({ n }) => n <= at)?.n ?? 0;
  const battleBefore = contests.findLast(({ n }) => n < at)?.n;
  const battleAfter = contests.find(({ n }) => n > at)?.n;
  useReplayKeys(playback, {
    t: turns.find(({ n }) => n > at)?.n,
    T: turns.findLast(({ n }) => n < at)?.n,
    b: battleAfter,
    B: battleBefore,
  });
  return (
    <section className="transport" aria-label={t('replay.transport')}>
      <div className="transport-slider">
        <input
          type="range"
          min={0}
          max={to}
          value={at}
          onChange={(event) => go(Number(event.target.value))}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.at', { n: at, all: to })}
        />
        <svg
          className="transport-marks"
          viewBox={`0 0 ${Math.max(1, to)} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {turns.map(({ n }) => (
            <path key={n} d={`M${n} 0V10`} className="transport-turn" />
          ))}
          {contests.map(({ n, attacker, hex }) => (
            <path key={`${n}${hex}`} d={`M${n} 4V10`} className={`transport-battle transport-${attacker}`} />
          ))}
        </svg>
      </div>
      <div className="transport-row">
        <button type="button" onClick={() => go(0)} disabled={at === 0} aria-label={t('replay.first')}>
          <Icon name="first" />
        </button>
        <button type="button" onClick={() => go(at - 1)} disabled={at === 0} aria-label={t('replay.back')}>
          <Icon name="back" />
        </button>
        <button type="button" className="transport-play" onClick={() => setPlaying(!playing)} aria-keyshortcuts="k">
          {t(playing ? 'replay.pause' : at >= to ? 'replay.again' : 'replay.play')}
        </button>
        <button type="button" onClick={() => go(at + 1)} disabled={at >= to} aria-label={t('replay.on')}>
          <Icon name="on" />
        </button>
        <button type="button" onClick={() => go(to)} disabled={at >= to} aria-label={t('replay.last')}>
          <Icon name="last" />
        </button>
        <span className="transport-n">{t('replay.at', { n: at, all: to })}</span>
        <label>
          <span className="visually-hidden">{t('replay.speed')}</span>
          <select value={speed} onChange={(event) => setSpeed(speeds[event.target.selectedIndex] ?? 1)}>
            {speeds.map((one) => (
              <option key={one} value={one}>
                ×{one}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{t('replay.turn')}</span>
          <select value={turn} onChange={(event) => go(Number(event.target.value))}>
            {turns.map(({ turn: number, n }) => (
              <option key={n} value={n}>
                {number} · {monthOfTurn(number, language)}
              </option>
            ))}
          </select>
        </label>
        <span className="transport-pair">
          <button type="button" disabled={battleBefore === undefined} onClick={() => go(battleBefore ?? at)}>
            <Icon name="back" />
            <Icon name="battle" />
            <span className="visually-hidden">{t('replay.battleBefore')}</span>
          </button>
          <button type="button" disabled={battleAfter === undefined} onClick={() => go(battleAfter ?? at)}>
            <Icon name="battle" />
            <Icon name="on" />
            <span className="visually-hidden">{t('replay.battleAfter')}</span>
          </button>
        </span>
        <CopyMoment />
        {children}
      </div>
      <p className="hint transport-keys">{t('replay.keys')}</p>
    </section>
  );
}

/** The address of the moment that is shown. */
function CopyMoment() {
  const { t } = useLanguage();
  const [copied, copy] = useCopied();
  return (
    <button type="button" onClick={() => copy(window.location.href)}>
      <span aria-live="polite">{t(copied ? 'match.join.copied' : 'replay.link')}</span>
    </button>
  );
}

/** Comma and full stop step and K plays, as in players of films: arrows walk on the map. T goes by turn, B by battle. */
function useReplayKeys({ at, playing, go, setPlaying }: Playback, keys: Readonly<Record<string, number | undefined>>) {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = keys[event.key];
      if (event.key === ',') go(at - 1);
      else if (event.key === '.') go(at + 1);
      else if (event.key === 'k') setPlaying(!playing);
      else if (to !== undefined) go(to);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
