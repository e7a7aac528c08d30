import type { AttackOption, CombatExtras, CombatOptions, Detachment, HexId } from '@oriflamme/joan-1429';
import { useEffect, useMemo, useState } from 'react';
import type { Light } from '../board/types.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { AttackList } from './AttackList.tsx';
import { AttackPanel } from './AttackPanel.tsx';
import type { Desk, TableView } from './view.ts';

/** The Combat Phase adds to its attacks what else may be done in it. */
export type CombatDeskOptions = CombatOptions & Partial<CombatExtras>;

export interface AttackDraft {
  readonly from: HexId;
  readonly target: HexId;
  readonly group: Detachment;
}

/** Attacks: a lit target, who takes part, what can come of it, and only then the dice. */
export function useCombat(view: TableView, options: CombatDeskOptions | undefined): Desk | undefined {
  const { t } = useLanguage();
  const { n } = view;
  const [draft, setDraft] = useState<AttackDraft>();
  const option = options?.attacks.find((one) => one.from === draft?.from && one.target === draft?.target);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position begins a new attack
  useEffect(() => setDraft(undefined), [n]);

  const lit = useMemo(() => {
    const lights = new Map<HexId, Light>();
    for (const { target, kind } of options?.attacks ?? [])
      lights.set(target, { kind: 'attack', reason: t(`match.combat.kind.${kind}`) });
    for (const { target } of options?.sieges ?? [])
      if (!lights.has(target)) lights.set(target, { kind: 'choice', reason: t('match.combat.kind.besiege') });
    return lights;
  }, [options, t]);
  const paths = useMemo(
    () =>
      draft && draft.from !== draft.target
        ? [{ id: 'attack', tone: 'plan' as const, steps: [{ hex: draft.from }, { hex: draft.target }] }]
        : [],
    [draft],
  );
  if (options === undefined) return undefined;

  const choose = ({ from, target, pool }: AttackOption): void => setDraft({ from, target, group: pool });
  const aim = (hex: HexId): void => {
    const here = options.attacks.filter(({ from, target }) => target === hex || from === hex);
    // A second click on the same target goes on to the next hex that can attack it.
    const at = here.findIndex((one) => one.from === draft?.from && one.target === draft.target);
    const next = here[(at + 1) % Math.max(1, here.length)];
    if (next) choose(next);
    else view.inspect(hex);
  };
  return {
    board: {
      lit,
      paths,
      ...(draft && option ? { selectedHex: draft.from } : {}),
      onHex: (hex) => aim(hex as HexId),
      onStack: (stack) => aim(stack.hex as HexId),
      onCancel: () => setDraft(undefined),
    },
    panel: (
      <>
        {draft && option && (
          <AttackPanel
            view={view}
            option={option}
            group={draft.group}
            onGroup={(group) => setDraft({ ...draft, group })}
            onCancel={() => setDraft(undefined)}
          />
        )}
        <AttackList view={view} options={options} draft={draft} onChoose={choose} />
      </>
    ),
  };
}
