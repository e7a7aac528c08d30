import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { monthOfTurn } from '../../match/calendar.ts';
import { useGame } from '../../match/game.tsx';
import { sides } from '../listed-match.ts';
import type { Contest } from '../replay/analysis.ts';
import { Shield } from '../site/Shield.tsx';
import { SeeLink } from './SeeLink.tsx';

interface BattlesProps {
  readonly id: string;
  readonly contests: readonly Contest[];
  readonly odds: ReadonlyMap<number, string>;
  readonly turnAt: (n: number) => number;
}

/** What each attack and siege roll promised, and what it gave. */
export function Battles({ id, contests, odds, turnAt }: BattlesProps) {
  const { language, t } = useLanguage();
  const { names } = useGame();
  if (contests.length === 0) return <p>{t('report.battles.none')}</p>;
  return (
    <>
      <ul className="report-sums">
        {sides.map((side) => {
          const own = contests.filter(({ attacker }) => attacker === side);
          const due = own.reduce((sum, { chance }) => sum + chance, 0);
          return (
            <li key={side}>
              <Shield side={side} />{' '}
              {t('report.battles.sum', {
                side: t(`match.side.${side}`),
                won: own.filter(({ won }) => won).length,
                all: own.length,
                due: formatNumber(language, due, 1),
              })}
            </li>
          );
        })}
      </ul>
      <div className="report-scroll">
        <table className="report-table report-battles">
          <thead>
            <tr>
              <th scope="col">{t('report.turn')}</th>
              <th scope="col">{t('report.battle.where')}</th>
              <th scope="col">
                <span className="report-side-word">{t('report.battle.attacker')}</span>
              </th>
              <th scope="col">{t('report.battle.odds')}</th>
              <th scope="col" className="report-number">
                {t('report.battle.chance')}
              </th>
              <th scope="col">{t('report.battle.result')}</th>
            </tr>
          </thead>
          <tbody>
            {contests.map(({ n, kind, hex, attacker, chance, won, result }) => (
              <tr key={`${n}${hex}${kind}`}>
                <td>{monthOfTurn(turnAt(n), language)}</td>
                <th scope="row">
                  <SeeLink id={id} n={n}>
                    {names.hex(hex)}
                  </SeeLink>
                </th>
                <td>
                  <Shield side={attacker} /> <span className="report-side-word">{t(`match.side.${attacker}`)}</span>
                </td>
                <td>{kind === 'siege' ? t('report.battle.siegeRoll') : (odds.get(n) ?? t('report.battle.noDie'))}</td>
                <td className="report-number">{formatPercent(language, chance)}</td>
                <td className={won ? 'report-won' : undefined}>
                  {result} · {t(won ? 'report.battle.won' : 'report.battle.held')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
