import type { Translate } from '../i18n/i18n.tsx';

/** What one half of a cell of the combat table demands, in words. */
function demand(half: string, t: Translate): string {
  if (half === 'E') return t('table.result.gone');
  if (half === '-') return t('table.result.nothing');
  const n = Number.parseInt(half, 10);
  return t(half.endsWith('R') ? 'table.result.loseRetreat' : 'table.result.lose', { n });
}

/** A cell of the combat table for who does not know it by heart: "we lose 2 and give way, they lose 1". */
export function resultWords(cell: string, attacking: boolean, t: Translate): string {
  const [attacker = '-', defender = '-'] = cell.split('/');
  const [ours, theirs] = attacking ? [attacker, defender] : [defender, attacker];
  return t('table.result', { ours: demand(ours, t), theirs: demand(theirs, t) });
}
