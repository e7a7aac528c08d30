import {
  type AttackOption,
  type AttackPreview,
  type Detachment,
  enemyOf,
  hexAt,
  hexsideBetween,
  joan1429,
  type LotKey,
  leadersOf,
  lotsOf,
  previewAttack,
  preview as previewOf,
  townAt,
} from '@oriflamme/joan-1429';
import { useMemo } from 'react';
import { placeName } from '../games/joan-1429/place-name.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { AttackOutlook } from './AttackOutlook.tsx';
import { nobody, strength } from './detachment.ts';
import { useGame } from './game.tsx';
import { RuleLink } from './RuleLink.tsx';
import { StackPicker } from './StackPicker.tsx';
import { Verdict } from './Verdict.tsx';
import type { TableView } from './view.ts';

interface AttackPanelProps {
  readonly view: TableView;
  readonly option: AttackOption;
  readonly group: Detachment;
  readonly onGroup: (group: Detachment) => void;
  readonly onCancel: () => void;
}

/** Both forces, every modifier by name, the odds and the exact chances, before anything is rolled. */
export function AttackPanel({ view, option, group, onGroup, onCancel }: AttackPanelProps) {
  const { t, language } = useLanguage();
  const { names, why } = useGame();
  const { G, ctx, acting, side, ready, order } = view;
  const { from, target, besiege } = option;
  const attack = useMemo(() => ({ type: 'attack' as const, from, target, group }), [from, target, group]);
  const refusal = acting && joan1429.explain(G, ctx, acting, attack);
  const preview = useMemo<AttackPreview | undefined>(
    () => (side === undefined || refusal ? undefined : previewAttack(G, side, attack)),
    [G, side, attack, refusal],
  );
  const siege = useMemo(
    () => besiege && previewOf(G, { type: 'besiege', from, target, group: besiege }),
    [G, from, target, besiege],
  );
  const defenders = useMemo<Detachment>(
    () =>
      side === undefined
        ? nobody
        : {
            lots: Object.fromEntries(lotsOf(G, target, enemyOf(side))),
            leaders: leadersOf(G, target, enemyOf(side)),
          },
    [G, side, target],
  );
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section
      className="attack"
      aria-label={t('match.combat.dialog', { from: names.at(from), target: names.at(target) })}
    >
      <h3>
        {from === target
          ? t(`match.combat.${option.kind}`, { hex: names.at(target) })
          : t('match.combat.dialog', { from: names.at(from), target: names.at(target) })}
      </h3>
      <p className="battle-sides">
        <Sum of={t('match.combat.attacker')} force={group} />
        <Sum of={t('match.combat.defender')} force={defenders} />
      </p>
      <Ground from={from} target={target} />
      <details className="who" open={refusal !== undefined || undefined}>
        <summary>{t('table.attack.who', { n: strength(group), all: strength(option.pool) })}</summary>
        <StackPicker stack={option.pool} group={group} onChange={onGroup} />
      </details>
      {preview?.columns.map((column) => (
        <AttackOutlook
          key={column.stand}
          column={column}
          side={side ?? 'french'}
          attacking
          named={preview.columns.length > 1}
        />
      ))}
      {refusal && (
        <p className="why-not" role="status">
          {why(refusal)} <RuleLink rule={refusal.rule} />
        </p>
      )}
      <div className="row actions">
        {preview?.columns.map((column) => (
          <Verdict key={column.stand} column={column} side={side ?? 'french'} />
        ))}
        <button
          type="button"
          className="primary"
          data-confirm
          disabled={!ready || refusal !== undefined}
          onClick={() => order(attack)}
        >
          {t('match.combat.roll')}
        </button>
        {besiege && siege?.kind === 'siege' && (
          <span className="quiet">{t('table.siege.ifLaid', { chance: percent.format(siege.falls) })}</span>
        )}
        {besiege && (
          <button
            type="button"
            disabled={!ready}
            onClick={() => order({ type: 'besiege', from, target, group: besiege })}
          >
            {t('match.combat.besiege', { hex: names.at(target) })}
          </button>
        )}
        <button type="button" onClick={onCancel}>
          {t('match.act.cancel')}
        </button>
      </div>
    </section>
  );
}

/** What the ground does to it: terrain, walls, the river between. */
function Ground({ from, target }: Pick<AttackOption, 'from' | 'target'>) {
  const { t } = useLanguage();
  const facts = hexAt(target);
  const town = townAt(target);
  const river = from === target ? undefined : hexsideBetween(from, target)?.river;
  if (!facts) return null;
  return (
    <p className="quiet">
      {t('table.ground', { terrain: t(`board.terrain.${facts.terrain}`) })}
      {town && `, ${t('table.ground.town', { town: placeName(t, town) })}`}
      {river && `, ${t('table.ground.river', { river })}`}
    </p>
  );
}

function Sum({ of, force }: { readonly of: string; readonly force: Detachment }) {
  const { t } = useLanguage();
  const { names } = useGame();
  const lots = Object.entries(force.lots) as [LotKey, number][];
  return (
    <span>
      <strong>{t('table.of', { head: of, rest: t('match.stack.sps', { n: strength(force) }) })}</strong>
      <small>
        {lots
          .map(([key, n]) => names.lot(key, n))
          .concat(force.leaders.map(names.leader))
          .join(', ')}
      </small>
    </span>
  );
}
