import { useMemo } from 'react';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useGame } from '../../match/game.tsx';
import type { Stretch } from '../../match/history.ts';
import { sides } from '../listed-match.ts';
import { Shield } from '../site/Shield.tsx';
import { type Contest, type Stroke, strengthOf } from './analysis.ts';
import { type Line, Plot } from './Plot.tsx';

interface ChartsProps {
  readonly stretch: Stretch;
  readonly contests: readonly Contest[];
  readonly strokes: readonly Stroke[];
  readonly at: number;
  readonly onMoment: (n: number) => void;
}

/** Strength, luck and chances over the whole match. */
export function Charts({ stretch, contests, strokes, at, onMoment }: ChartsProps) {
  const { language, t } = useLanguage();
  const { names } = useGame();
  const last = stretch.to;
  const strength = useMemo<readonly Line[]>(
    () =>
      sides.map((side) => ({
        side,
        points: stretch.states.map(({ G }, n) => ({ n, value: strengthOf(G, side) })),
      })),
    [stretch],
  );
  const luck = useMemo<readonly Line[]>(
    () =>
      sides.map((side) => {
        let sum = 0;
        const points = [{ n: 0, value: 0 }];
        for (const stroke of strokes) {
          if (stroke.side !== side) continue;
          points.push({ n: stroke.n, value: sum });
          sum += stroke.luck;
          points.push({ n: stroke.n, value: sum });
        }
        return { side, points: [...points, { n: last, value: sum }] };
      }),
    [strokes, last],
  );
  const most = Math.max(...strength.flatMap(({ points }) => points.map(({ value }) => value)));
  const widest = Math.max(4, ...luck.flatMap(({ points }) => points.map(({ value }) => Math.abs(value))));
  const whole = (value: number): string => formatNumber(language, value);
  const signed = (value: number): string => (value > 0 ? '+' : '') + whole(value);
  const ends = (lines: readonly Line[], word: (value: number) => string): string => {
    const [english = '', french = ''] = lines.map(({ side, points }) =>
      t('replay.chart.line', {
        side: t(`match.side.${side}`),
        from: word(points[0]?.value ?? 0),
        to: word(points.at(-1)?.value ?? 0),
      }),
    );
    return t('replay.chart.lines', { english, french });
  };
  const shared = { last, at, onMoment };
  return (
    <div className="charts">
      <p className="charts-key">
        {sides.map((side) => (
          <span key={side} className={`charts-key-${side}`}>
            <Shield side={side} /> {t(`match.side.${side}`)}
          </span>
        ))}
      </p>
      <Plot
        {...shared}
        title={t('replay.chart.strength')}
        summary={ends(strength, whole)}
        lines={strength}
        range={[0, most]}
        label={whole}
      />
      <Plot
        {...shared}
        title={t('replay.chart.luck')}
        summary={ends(luck, signed)}
        lines={luck}
        range={[-widest, widest]}
        label={signed}
      />
      <p className="hint">{t('replay.chart.luck.line')}</p>
      <Plot
        {...shared}
        title={t('replay.chart.chances')}
        summary={t('replay.chart.chances.summary', { n: contests.length })}
        lines={[]}
        range={[0, 1]}
        label={(value) => formatPercent(language, value)}
      >
        {(x, y) =>
          contests.map(({ n, hex, kind, attacker, chance, won }) => (
            <path
              key={`${n}${hex}${kind}`}
              className={`plot-dot plot-dot-${attacker} ${won ? 'plot-dot-won' : ''}`}
              transform={`translate(${x(n)} ${y(chance)})`}
              d={kind === 'siege' ? 'M-4.5 -4.5H4.5V4.5H-4.5Z' : 'M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5Z'}
            />
          ))
        }
      </Plot>
      <p className="hint">{t('replay.chart.chances.line')}</p>
      <h3>{t('replay.contests')}</h3>
      <ol className="contests">
        {contests.map(({ n, kind, hex, attacker, chance, won, result }) => (
          <li key={`${n}${hex}${kind}`}>
            <button type="button" onClick={() => onMoment(n)}>
              <Shield side={attacker} />
              <span>
                {t(kind === 'siege' ? 'replay.contest.siege' : 'replay.contest.battle', { hex: names.hex(hex) })}
              </span>
              <span className="contests-chance">{formatPercent(language, chance)}</span>
              <span>
                {result} {t(won ? 'replay.contest.won' : 'replay.contest.lost')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
