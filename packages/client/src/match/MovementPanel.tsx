import { type Detachment, freeChoice, type HexId, type March, type MovementOptions, sumOf } from '@oriflamme/joan-1429';
import type { Violation } from '@oriflamme/platform';
import { useState } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { DropOffs } from './DropOffs.tsx';
import { hasMarched, strength } from './detachment.ts';
import { EndMovement } from './EndMovement.tsx';
import { useGame } from './game.tsx';
import { LossPicker } from './LossPicker.tsx';
import type { Stop } from './march-plan.ts';
import { RuleLink } from './RuleLink.tsx';
import { StackPicker } from './StackPicker.tsx';
import type { TableView } from './view.ts';

interface MovementPanelProps {
  readonly view: TableView;
  readonly options: MovementOptions;
  readonly from: HexId | undefined;
  readonly stack: Detachment | undefined;
  readonly group: Detachment | undefined;
  readonly reachable: number;
  readonly order: March | undefined;
  readonly orderRefusal: Violation | undefined;
  readonly stops: readonly Stop[];
  readonly onDrop: (at: HexId, leave: Detachment) => void;
  readonly cost: number | undefined;
  readonly refusal: { readonly hex: string; readonly why: string; readonly rule: string } | undefined;
  readonly onSelect: (hex: HexId) => void;
  readonly onGroup: (group: Detachment) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

export function MovementPanel(props: MovementPanelProps) {
  const { view, options, from, stack, group, reachable, order, cost, refusal } = props;
  const { t } = useLanguage();
  const { names, why } = useGame();
  const to = order?.path.at(-1);
  return (
    <>
      {from !== undefined && stack && group && (
        <section className="selection" aria-label={names.hex(from)}>
          <h3>{t('match.stack', { side: t(`match.side.${options.side}`), hex: names.at(from) })}</h3>
          <StackPicker stack={stack} group={group} onChange={props.onGroup} />
          <p role="status">{reachable > 0 ? t('match.move.reach', { n: reachable }) : t('match.move.reachNone')}</p>
          {to !== undefined && (
            <p className="row actions">
              <button
                type="button"
                className="primary"
                data-confirm
                onClick={props.onSend}
                disabled={!view.ready || props.orderRefusal !== undefined}
              >
                {t('match.move.to', { hex: names.at(to), cost: cost ?? 0 })}
              </button>
              <button type="button" onClick={props.onCancel}>
                {t('match.act.cancel')}
              </button>
            </p>
          )}
          {props.orderRefusal && (
            <p className="why-not" role="status">
              {why(props.orderRefusal)} <RuleLink rule={props.orderRefusal.rule} />
            </p>
          )}
          <DropOffs stops={props.stops} onDrop={props.onDrop} />
          {refusal && (
            <p className="why-not" role="status" data-testid="why-not">
              {t('match.move.why', { hex: refusal.hex, why: refusal.why })} <RuleLink rule={refusal.rule} />
            </p>
          )}
          <FieldworksButtons view={view} options={options} hex={from} />
        </section>
      )}
      {options.excess.map((excess) => (
        <Excess key={excess.hex} view={view} {...excess} />
      ))}
      <StackList view={view} options={options} from={from} onSelect={props.onSelect} />
      {options.obedient.length > 0 && <Obedient view={view} marches={options.obedient} choosing={from !== undefined} />}
      <EndMovement view={view} options={options} choosing={from !== undefined} />
    </>
  );
}

type ListProps = Pick<MovementPanelProps, 'view' | 'options' | 'from' | 'onSelect'>;

/** All stacks that can still march, those that have not stirred yet first, for those who do not use the map. */
function StackList({ view, options, from, onSelect }: ListProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const moved = options.stacks.filter(({ pool }) => hasMarched(view.G, pool));
  const unmoved = options.stacks.filter((stack) => !moved.includes(stack));
  const groups = [
    ['unmoved', unmoved],
    ['moved', moved],
  ] as const;
  return (
    <section className="stacks">
      {from === undefined && <p className="quiet">{t('match.move.choose')}</p>}
      {groups.map(([name, stacks]) =>
        stacks.length === 0 ? null : (
          <details key={name} open={from === undefined}>
            <summary>
              {t(name === 'unmoved' ? 'match.move.unmoved' : 'table.move.moved')} ({stacks.length})
            </summary>
            <ul className="stack-list">
              {stacks.map(({ hex, pool }) => (
                <li key={hex}>
                  <button type="button" data-choice={hex} aria-pressed={hex === from} onClick={() => onSelect(hex)}>
                    <strong>{names.hex(hex)}</strong> {t('match.stack.sps', { n: strength(pool) })}
                    {pool.leaders.length > 0 && ` · ${pool.leaders.map(names.leader).join(', ')}`}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </section>
  );
}

type FieldworksProps = Pick<MovementPanelProps, 'view' | 'options'> & { readonly hex: HexId };

function FieldworksButtons({ view, options, hex }: FieldworksProps) {
  const { t } = useLanguage();
  return (
    <>
      {options.buildFieldworks.includes(hex) && (
        <button type="button" disabled={!view.ready} onClick={() => view.order({ type: 'buildFieldworks', hex })}>
          {t('match.move.fieldworks.build')}
        </button>
      )}
      {options.removeFieldworks.includes(hex) && (
        <button type="button" disabled={!view.ready} onClick={() => view.order({ type: 'removeFieldworks', hex })}>
          {t('match.move.fieldworks.remove')}
        </button>
      )}
    </>
  );
}

type ExcessProps = MovementOptions['excess'][number] & { readonly view: TableView };

/** More SPs than the hex may hold: the phase does not end before the rest are gone. */
function Excess({ view, hex, sps, lots }: ExcessProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const [named, setNamed] = useState<Detachment['lots']>({});
  return (
    <section className="excess">
      <h3>{t('match.move.excess', { hex: names.hex(hex) })}</h3>
      <LossPicker choice={freeChoice(lots, sps)} named={named} onChange={setNamed} />
      <button
        type="button"
        disabled={!view.ready || sumOf(named) !== sps}
        onClick={() => view.order({ type: 'removeExcess', hex, lots: named })}
      >
        {t('match.move.excess.remove')}
      </button>
    </section>
  );
}

interface ObedientProps {
  readonly view: TableView;
  readonly marches: readonly March[];
  readonly choosing: boolean;
}

/** Ways to do what the Voices ask, each one click; any other march that does it will do as well. */
function Obedient({ view, marches, choosing }: ObedientProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  return (
    <details className="obedient" open={!choosing}>
      <summary>
        {t('match.move.obedient')} ({marches.length})
      </summary>
      <ul className="stack-list">
        {marches.map((march) => {
          const to = march.path.at(-1);
          return (
            <li key={`${march.from}${march.path.join('')}`}>
              <button type="button" disabled={!view.ready} onClick={() => view.order(march)}>
                <strong>
                  {names.hex(march.from)} → {to && names.at(to)}
                </strong>{' '}
                {t('match.stack.sps', { n: strength(march.group) })}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
