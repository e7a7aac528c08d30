import { type AttackOption, enemyOf, joan1429, type Order, spsOf } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { strength } from './detachment.ts';
import { EndPhase } from './EndPhase.tsx';
import { useGame } from './game.tsx';
import { HexLink } from './HexLink.tsx';
import type { AttackDraft, CombatDeskOptions } from './use-combat.tsx';
import type { TableView } from './view.ts';

interface AttackListProps {
  readonly view: TableView;
  readonly options: CombatDeskOptions;
  readonly draft: AttackDraft | undefined;
  readonly onChoose: (option: AttackOption) => void;
}

/** Every attack there is, and the end of the phase, for those who do not use the map. */
export function AttackList({ view, options, draft, onChoose }: AttackListProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const end: Order = { type: 'endCombat' };
  const endRefusal = view.acting && joan1429.explain(view.G, view.ctx, view.acting, end);
  const owed = (option: AttackOption): boolean =>
    (options.owed ?? []).some((one) => one.from === option.from && one.target === option.target);
  const strengths = ({ from, target, pool }: AttackOption): string => {
    const sps = { ours: strength(pool), theirs: spsOf(view.G, target, enemyOf(options.side)) };
    return from === target ? t('table.attack.within', sps) : t('table.attack.from', { ...sps, from: names.at(from) });
  };
  return (
    <>
      <details open={draft === undefined}>
        <summary>{t('match.combat.targets')}</summary>
        <p className="quiet">
          {t(options.attacks.length + options.sieges.length > 0 ? 'match.combat.choose' : 'match.combat.none')}
        </p>
        <ul className="stack-list">
          {options.attacks.map((option) => (
            <li key={`${option.from}${option.target}`}>
              <button
                type="button"
                data-choice={`${option.from}>${option.target}`}
                data-owed={owed(option) || undefined}
                aria-pressed={draft?.from === option.from && draft.target === option.target}
                onClick={() => {
                  onChoose(option);
                  view.focusHex(option.target);
                }}
              >
                <strong>{t(`match.combat.${option.kind}`, { hex: names.at(option.target) })}</strong>{' '}
                {strengths(option)}
                {owed(option) && <em> · {t('table.combat.owed')}</em>}
              </button>
            </li>
          ))}
          {options.sieges.map((siege) => (
            <li key={`${siege.from}${siege.target}siege`}>
              <button type="button" data-besiege disabled={!view.ready} onClick={() => view.order(siege)}>
                <strong>{t('match.combat.besiege', { hex: names.at(siege.target) })}</strong> {names.hex(siege.from)}
              </button>
            </li>
          ))}
          {(options.removeFieldworks ?? []).map((hex) => (
            <li key={`${hex}fieldworks`}>
              <button
                type="button"
                disabled={!view.ready}
                onClick={() => view.order({ type: 'removeFieldworks', hex })}
              >
                {t('table.of', { head: names.hex(hex), rest: t('match.move.fieldworks.remove') })}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <EndPhase
        view={view}
        label={t('match.act.endCombat')}
        anyway={t('table.warn.endCombat')}
        heading={t('table.warn.combat')}
        regrets={[...options.attacks, ...options.sieges].map((one) => ({
          key: `${one.from}${one.target}`,
          said: (
            <>
              {'kind' in one
                ? t(`match.combat.${one.kind}`, { hex: names.at(one.target) })
                : t('match.combat.besiege', { hex: names.at(one.target) })}{' '}
              <HexLink hex={one.target} onHex={view.focusHex} />
            </>
          ),
        }))}
        refusal={endRefusal}
        quiet={draft !== undefined}
        onEnd={() => view.order(end)}
      />
    </>
  );
}
