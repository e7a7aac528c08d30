import { useLanguage } from '../../i18n/i18n.tsx';
import { monthOfTurn } from '../../match/calendar.ts';
import { sides } from '../listed-match.ts';
import { Shield } from '../site/Shield.tsx';
import type { BySide } from './chronicle.ts';

interface LossTableProps {
  readonly losses: readonly { readonly turn: number; readonly lost: BySide }[];
}

/** SPs lost by each side, a bar to a turn. */
export function LossTable({ losses }: LossTableProps) {
  const { language, t } = useLanguage();
  const most = Math.max(1, ...losses.flatMap(({ lost }) => [lost.english, lost.french]));
  const all = (side: 'english' | 'french'): number => losses.reduce((sum, { lost }) => sum + lost[side], 0);
  return (
    <>
      <p className="hint">{t('report.losses.line')}</p>
      <table className="report-table report-losses">
        <thead>
          <tr>
            <th scope="col">{t('report.turn')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                <Shield side={side} /> {t(`match.side.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {losses.map(({ turn, lost }) => (
            <tr key={turn}>
              <th scope="row">{monthOfTurn(turn, language)}</th>
              {sides.map((side) => (
                <td key={side}>
                  <span className="report-bar">
                    <span>{lost[side]}</span>
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect className={`report-fill-${side}`} width={(lost[side] / most) * 100} height="10" />
                    </svg>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('report.all')}</th>
            {sides.map((side) => (
              <td key={side}>
                <span>{all(side)}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}
