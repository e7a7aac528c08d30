import { COMBAT_RESULTS, ODDS_COLUMNS } from '@oriflamme/joan-1429';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { battleOf } from './battle-of.ts';
import { useGame } from './game.tsx';
import type { Entry } from './model.ts';
import { Told } from './Told.tsx';

const quiet = ['attackDeclared'];

/** The battle that is being fought, or was the last of this phase: what was rolled, the cell it led to, what came of it. */
export function BattleReport({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useLanguage();
  const { words, names } = useGame();
  const battle = useMemo(() => battleOf(entries), [entries]);
  if (!battle) return null;
  const { declared, told } = battle;
  const odds = told.findLast((one) => one.kind === 'oddsReckoned');
  const rolled = told.findLast((one) => one.kind === 'combatRolled');
  return (
    <details className="battle-report" open data-testid="battle-report">
      <summary>{t('match.battle', { hex: names.at(declared.target) })}</summary>
      <p>{words.happening(declared)}</p>
      <Told happenings={told.filter((one) => !quiet.includes(one.kind))} />
      {odds && <ResultsTable column={odds.column} total={rolled?.total} />}
    </details>
  );
}

/** The combat table with the column that counts and the cell that was hit. */
function ResultsTable({ column, total }: { readonly column: number; readonly total: number | undefined }) {
  const { t } = useLanguage();
  if (column >= ODDS_COLUMNS.length) return null;
  const row = total === undefined ? undefined : Math.min(Math.max(total, 0), COMBAT_RESULTS.length - 1);
  return (
    <table className="results-table">
      <caption>{t('table.crt')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.crt.roll')}</th>
          {ODDS_COLUMNS.map((name, at) => (
            <th key={name} scope="col" aria-current={at === column || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COMBAT_RESULTS.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the roll is the row's name
          <tr key={at} className={at === row ? 'hit' : undefined}>
            <th scope="row">{at}</th>
            {cells.map((cell, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                key={index}
                className={index === column ? 'column' : undefined}
                aria-current={(at === row && index === column) || undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
