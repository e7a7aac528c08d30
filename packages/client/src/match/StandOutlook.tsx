import { type AttackPreview, previewAttack } from '@oriflamme/joan-1429';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { AttackOutlook } from './AttackOutlook.tsx';
import { Verdict } from './Verdict.tsx';
import type { TableView } from './view.ts';

/** What the attack that has been declared may come to; the game plays it out from before its declaration. */
function useDeclared({ G }: TableView): AttackPreview | undefined {
  return useMemo(() => {
    const { battle } = G;
    if (battle === null) return undefined;
    const { attacker, from, target, attackers } = battle;
    return previewAttack({ ...G, battle: null }, attacker, { type: 'attack', from, target, group: attackers });
  }, [G]);
}

/** What one stand promises, beneath its button. */
export function StandVerdict({ view, inside }: { readonly view: TableView; readonly inside: boolean }) {
  const column = useDeclared(view)?.columns.find(({ stand }) => (stand === 'inside') === inside);
  return column && view.side ? <Verdict column={column} side={view.side} /> : null;
}

/** The defender decides with the same chances in view as the attacker did. */
export function StandOutlook({ view }: { readonly view: TableView }) {
  const { t } = useLanguage();
  const preview = useDeclared(view);
  const { side } = view;
  if (!preview || side === undefined) return null;
  return (
    <details>
      <summary>{t('table.stand.outlook')}</summary>
      {preview.columns.map((column) => (
        <AttackOutlook key={column.stand} column={column} side={side} attacking={false} named />
      ))}
    </details>
  );
}
