import { type G, type HexId, townHex } from '@oriflamme/joan-1429';
import type { BoardMark } from '../board/types.ts';
import type { Translate } from '../i18n/i18n.tsx';

/** What lies on the map besides counters: fieldworks, the battle being fought, Jeanne's objective. */
export function boardMarks(G: G, t: Translate): BoardMark[] {
  const marks: BoardMark[] = (Object.keys(G.fieldworks) as HexId[]).map((hex) => ({
    id: `fieldworks${hex}`,
    hex,
    kind: 'fieldworks',
    title: t('match.mark.fieldworks'),
  }));
  if (G.battle) marks.push({ id: 'battle', hex: G.battle.target, kind: 'battle', title: t('match.mark.battle') });
  if (G.mandate) {
    const hex = townHex(G.mandate.objective === 'laCharite' ? 'la-charite' : G.mandate.objective);
    marks.push({ id: 'objective', hex, kind: 'objective', title: t('match.mark.objective') });
  }
  return marks;
}
