import { type Column, columnName, enemyOf, type Side } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { signed } from './signed.ts';

/** The reckoning that is likeliest; defensive fire can change it. */
export const likeliest = (column: Column): Column['odds'][number] | undefined =>
  [...column.odds].sort((a, b) => b.chance - a.chance)[0];

export const meanOf = (losses: Readonly<Record<string, number>>): number =>
  Object.entries(losses).reduce((sum, [sps, chance]) => sum + Number(sps) * chance, 0);

interface VerdictProps {
  readonly column: Column;
  /** Whose eyes it is seen with. */
  readonly side: Side;
}

/** An attack in one line, to be had before every roll: odds, die, who gives way how likely. */
export function Verdict({ column, side }: VerdictProps) {
  const { t, language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const likely = likeliest(column);
  const enemy = enemyOf(side);
  const breaks = (of: Side): string => percent.format(column.breaks[of]);
  const total = likely?.modifiers.reduce((sum, { value }) => sum + value, 0) ?? 0;
  const odds =
    likely === undefined
      ? undefined
      : likely.odds.column > 5
        ? t('match.combat.automatic')
        : `${columnName(likely.odds.column)}${total === 0 ? '' : `, ${t('table.verdict.die', { n: signed(total) })}`}`;
  return (
    <p className="verdict" data-testid="verdict">
      {odds && <strong>{odds}</strong>} {t('table.verdict', { theirs: breaks(enemy), ours: breaks(side) })}
    </p>
  );
}
