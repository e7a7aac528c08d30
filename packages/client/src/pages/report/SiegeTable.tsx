import { useLanguage } from '../../i18n/i18n.tsx';
import { monthOfTurn } from '../../match/calendar.ts';
import { useGame } from '../../match/game.tsx';
import { Shield } from '../site/Shield.tsx';
import type { Siege } from './chronicle.ts';
import { SeeLink } from './SeeLink.tsx';

interface SiegeTableProps {
  readonly id: string;
  readonly sieges: readonly Siege[];
}

/** Every siege: when it was laid, how long it stood and what became of it. */
export function SiegeTable({ id, sieges }: SiegeTableProps) {
  const { language, t } = useLanguage();
  const { names } = useGame();
  if (sieges.length === 0) return <p>{t('report.sieges.none')}</p>;
  return (
    <div className="report-scroll">
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{t('report.siege.town')}</th>
            <th scope="col">
              <span className="report-side-word">{t('report.siege.besieger')}</span>
            </th>
            <th scope="col">{t('report.siege.begun')}</th>
            <th scope="col">{t('report.siege.ended')}</th>
            <th scope="col" className="report-number">
              {t('report.siege.lasted')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sieges.map(({ hex, besieger, begun, before, ended, how, turns }) => (
            <tr key={`${hex}${begun.n}`}>
              <th scope="row">{names.hex(hex)}</th>
              <td>
                <Shield side={besieger} /> <span className="report-side-word">{t(`match.side.${besieger}`)}</span>
              </td>
              <td>
                <SeeLink id={id} n={begun.n}>
                  {before ? t('report.siege.before') : monthOfTurn(begun.turn, language)}
                </SeeLink>
              </td>
              <td>
                {ended ? (
                  <>
                    <SeeLink id={id} n={ended.n}>
                      {monthOfTurn(ended.turn, language)}
                    </SeeLink>
                    {`, ${t(`report.siege.${how}`)}`}
                  </>
                ) : (
                  t('report.siege.stands')
                )}
              </td>
              <td className="report-number">{turns}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
