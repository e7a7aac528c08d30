import { memo, useState } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { monthOfTurn } from './calendar.ts';
import { useGame } from './game.tsx';
import type { PastControls } from './use-past.ts';

interface PastBarProps {
  readonly controls: PastControls;
  readonly live: number;
}

/** A phone has no room for the summary and the map at once: there it is unfolded by who wants it. */
const roomy = (): boolean => window.matchMedia('(min-width: 721px)').matches;

/** Leafs through earlier positions, plays them back, and leads back to the live match. */
export const PastBar = memo(function PastBar({ controls, live }: PastBarProps) {
  const { t, language } = useLanguage();
  const { words } = useGame();
  const { past, loading, step, go, setPlaying } = controls;
  const [unfolded] = useState(roomy);
  if (!past)
    return (
      <div className="past-bar idle">
        <button type="button" disabled={live === 0 || loading} onClick={() => step(-1)} title={t('table.past.back')}>
          ‹ {t('table.past')}
        </button>
      </div>
    );
  const { at, from, to, playing, kind, entry, entries } = past;
  const summary = kind === 'recap' ? words.recap(entries.flatMap(({ happenings }) => [...happenings])) : [];
  return (
    <section
      className={`past-bar ${kind}`}
      aria-label={t(kind === 'recap' ? 'table.recap' : 'table.past')}
      data-testid="past-bar"
    >
      {kind === 'recap' && (
        <details className="recap-summary" open={unfolded}>
          <summary>
            <span>{t('table.recap')}</span>
          </summary>
          <ul>
            {summary.length === 0 && <li>{t('table.recap.nothing')}</li>}
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="past-now" aria-live="polite">
        <strong>{monthOfTurn(past.state.G.turn, language)}</strong>{' '}
        {entry?.happenings.map((happening) => words.happening(happening)).join(' ')}
      </p>
      <div className="row">
        <button type="button" className="past-first" onClick={() => go(from)} aria-label={t('table.past.first')}>
          «
        </button>
        <button type="button" disabled={at <= from} onClick={() => step(-1)} aria-label={t('table.past.back')}>
          ‹
        </button>
        <button type="button" onClick={() => setPlaying(!playing)} disabled={at >= to}>
          {t(playing ? 'table.past.pause' : 'table.past.play')}
        </button>
        <button type="button" disabled={at >= to} onClick={() => step(1)} aria-label={t('table.past.on')}>
          ›
        </button>
        <input
          type="range"
          min={from}
          max={to}
          value={at}
          onChange={(event) => go(Number(event.target.value))}
          aria-label={t('table.past.slider')}
        />
        <span className="past-n">
          {at}/{to}
        </span>
        <button type="button" className="primary" onClick={controls.live}>
          {kind === 'recap' ? t('table.recap.skip') : t('table.past.live', { n: live - at })}
        </button>
      </div>
    </section>
  );
});
