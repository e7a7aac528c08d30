import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { sides } from '../listed-match.ts';
import type { Stroke } from '../replay/analysis.ts';
import { Shield } from '../site/Shield.tsx';

/** How much better than the mean the dice were that each side wanted high. */
export function Luck({ strokes }: { readonly strokes: readonly Stroke[] }) {
  const { language, t } = useLanguage();
  const own = sides.map((side) => {
    const luck = strokes.filter((stroke) => stroke.side === side).map((stroke) => stroke.luck);
    return { side, dice: luck.length, sum: luck.reduce((sum, one) => sum + one, 0) };
  });
  const most = Math.max(6, ...own.map(({ sum }) => Math.abs(sum)));
  const signed = (value: number): string => (value > 0 ? '+' : '') + formatNumber(language, value, 1);
  const [luckier, other] = [...own].sort((a, b) => b.sum - a.sum);
  const ahead = (luckier?.sum ?? 0) - (other?.sum ?? 0);
  return (
    <>
      <p className="report-verdict">
        {luckier && ahead > 0
          ? t('report.luck.more', { side: t(`match.side.${luckier.side}`), luck: formatNumber(language, ahead, 1) })
          : t('report.luck.even')}
      </p>
      <ul className="report-luck">
        {own.map(({ side, dice, sum }) => (
          <li key={side}>
            <h3>
              <Shield side={side} /> {t(`match.side.${side}`)}
            </h3>
            <svg viewBox="-50 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={`report-fill-${side}`}
                x={Math.min(0, (sum / most) * 50)}
                width={Math.abs(sum / most) * 50}
                height="10"
              />
              <path className="report-zero" d="M0 0V10" vectorEffect="non-scaling-stroke" />
            </svg>
            <p>
              {dice === 0
                ? t('report.luck.none')
                : t('report.luck.sum', {
                    dice: t('replay.dice.mean', { n: dice, mean: formatNumber(language, 3.5 + sum / dice, 2) }),
                    luck: signed(sum),
                  })}
            </p>
          </li>
        ))}
      </ul>
      <p className="hint">{t('replay.chart.luck.line')}</p>
    </>
  );
}
