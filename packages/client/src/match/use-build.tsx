import type { Build, BuildOptions, HexId } from '@oriflamme/joan-1429';
import { joan1429 } from '@oriflamme/joan-1429';
import { useEffect, useMemo, useState } from 'react';
import type { Light } from '../board/types.ts';
import { type Translate, useLanguage } from '../i18n/i18n.tsx';
import { EndPhase, type Regret } from './EndPhase.tsx';
import { useGame } from './game.tsx';
import type { Desk, TableView } from './view.ts';

const nothing: Build = { type: 'build', raise: [], place: [] };

/** Where each nation's next SPs are raised. */
type Towns = Partial<Record<MusterOptions['nation'], HexId>>;

/** The build step: SPs bought, leaders placed, the supply train brought back; one order for all. */
export function useBuild(view: TableView, options: BuildOptions | undefined): Desk | undefined {
  const { t } = useLanguage();
  const [draft, setDraft] = useState<Build>(nothing);
  const [towns, setTowns] = useState<Towns>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position begins a new order
  useEffect(() => {
    const train = options?.supplyTrain[0];
    const place = (options?.place ?? []).flatMap(({ leader, hexes: [hex] }) => (hex ? [{ leader, hex }] : []));
    setDraft({ ...nothing, place, ...(train ? { supplyTrain: train } : {}) });
  }, [view.n, options?.side]);
  const lit = useMemo(() => musterLights(options?.musters ?? [], draft, t('match.build.here')), [options, draft, t]);
  if (options === undefined) return undefined;
  const aim = (hex: string): void => {
    const here = options.musters.filter(({ hexes }) => hexes.includes(hex as HexId));
    if (here.length === 0) view.inspect(hex);
    else setTowns({ ...towns, ...Object.fromEntries(here.map(({ nation }) => [nation, hex as HexId])) });
  };
  return {
    board: { lit, onHex: aim, onStack: (stack) => aim(stack.hex) },
    panel: (
      <BuildPanel
        view={view}
        options={options}
        draft={draft}
        onChange={setDraft}
        towns={towns}
        onTown={(nation, hex) => setTowns({ ...towns, [nation]: hex })}
      />
    ),
  };
}

/** Every town that can raise troops is lit, with what is raised there. */
export function musterLights(musters: readonly MusterOptions[], { raise }: Build, reason: string): Map<HexId, Light> {
  const lights = new Map<HexId, Light>();
  for (const hex of musters.flatMap(({ hexes }) => hexes)) {
    const sps = raise.filter((one) => one.hex === hex).reduce((sum, one) => sum + one.sps, 0);
    lights.set(hex, { kind: 'choice', reason, ...(sps > 0 ? { label: `+${sps}` } : {}) });
  }
  return lights;
}

interface BuildPanelProps {
  readonly view: TableView;
  readonly options: BuildOptions;
  readonly draft: Build;
  readonly onChange: (draft: Build) => void;
  readonly towns: Towns;
  readonly onTown: (nation: MusterOptions['nation'], hex: HexId) => void;
}

function BuildPanel({ view, options, draft, onChange, towns, onTown }: BuildPanelProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const refusal = view.acting && joan1429.explain(view.G, view.ctx, view.acting, draft);
  return (
    <section className="build">
      <h3>{t('match.build.title')}</h3>
      {options.musters.length > 0 && <p className="quiet">{t('match.build.choose')}</p>}
      {options.musters.map((muster) => (
        <Muster
          key={muster.nation}
          options={options}
          muster={muster}
          draft={draft}
          onChange={onChange}
          town={towns[muster.nation]}
          onTown={(hex) => onTown(muster.nation, hex)}
        />
      ))}
      {options.place.map(({ leader, hexes }) => (
        <HexChoice
          key={leader}
          label={t('match.build.place', { leader: names.leader(leader) })}
          hexes={hexes}
          value={draft.place.find((one) => one.leader === leader)?.hex}
          onChange={(hex) =>
            onChange({ ...draft, place: [...draft.place.filter((one) => one.leader !== leader), { leader, hex }] })
          }
        />
      ))}
      {options.supplyTrain.length > 0 && (
        <HexChoice
          label={t('match.stack.train')}
          hexes={options.supplyTrain}
          value={draft.supplyTrain}
          onChange={(supplyTrain) => onChange({ ...draft, supplyTrain })}
        />
      )}
      <EndPhase
        view={view}
        label={t(draft.raise.length > 0 || draft.place.length > 0 ? 'match.build.done' : 'match.build.nothing')}
        anyway={t('table.warn.endBuild')}
        heading={t('table.warn.build')}
        regrets={purseRegrets(options, draft, t)}
        refusal={refusal}
        confirms
        onEnd={() => view.order(draft)}
      />
    </section>
  );
}

type MusterOptions = BuildOptions['musters'][number];
type Purse = MusterOptions['purse'];

/** [5.2.6, R23] What a purse can hold over to the next turn. */
const keeps = 10;

/** The RPs of a purse that this order leaves. */
export function leftIn(options: BuildOptions, purse: Purse, { raise }: Build): number {
  const paid = options.musters.filter((one) => one.purse === purse);
  const spent = raise.reduce((sum, { nation, type, sps }) => {
    const cost = paid.find((one) => one.nation === nation)?.types.find((one) => one.type === type)?.cost ?? 0;
    return sum + cost * sps;
  }, 0);
  return (options.purses.find((one) => one.purse === purse)?.rps ?? 0) - spent;
}

/** RPs that will be lost, or that could have raised troops when none are raised. */
export function purseRegrets(options: BuildOptions, draft: Build, t: Translate): Regret[] {
  return options.purses.flatMap(({ purse }): Regret[] => {
    const left = leftIn(options, purse, draft);
    const buys = options.musters.some((one) => one.purse === purse && one.types.some(({ cost }) => cost <= left));
    if (!buys) return [];
    const name = t(`match.purse.${purse}`);
    if (left > keeps) return [{ key: purse, said: t('table.warn.purseLoses', { purse: name, n: left - keeps }) }];
    return draft.raise.length === 0 ? [{ key: purse, said: t('table.warn.purseIdle', { purse: name, n: left }) }] : [];
  });
}

interface MusterProps extends Pick<BuildPanelProps, 'options' | 'draft' | 'onChange'> {
  readonly muster: MusterOptions;
  readonly town: HexId | undefined;
  readonly onTown: (hex: HexId) => void;
}

function Muster({ options, muster, draft, onChange, town, onTown }: MusterProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const { nation, purse, hexes, types } = muster;
  const hex = town !== undefined && hexes.includes(town) ? town : hexes[0];
  const left = leftIn(options, purse, draft);
  const raisedOf = (type: string): number =>
    draft.raise.filter((one) => one.nation === nation && one.type === type).reduce((sum, one) => sum + one.sps, 0);
  const raise = (type: MusterOptions['types'][number]['type'], change: 1 | -1): void => {
    const same = (one: Build['raise'][number]): boolean =>
      one.nation === nation && one.type === type && one.hex === hex;
    const sps = (draft.raise.find(same)?.sps ?? 0) + change;
    if (hex === undefined || sps < 0) return;
    const others = draft.raise.filter((one) => !same(one));
    onChange({ ...draft, raise: sps === 0 ? others : [...others, { nation, type, sps, hex }] });
  };
  return (
    <fieldset>
      <legend>
        {t(`board.nation.${nation}`)} · {t('match.build.left', { n: left })}
      </legend>
      <HexChoice label={t('match.build.where')} hexes={hexes} value={hex} onChange={onTown} />
      <ul className="picker-lots">
        {types.map(({ type, cost, room }) => {
          const unit = t(`board.type.${type}`);
          const here =
            draft.raise.find((one) => one.nation === nation && one.type === type && one.hex === hex)?.sps ?? 0;
          return (
            <li key={type} className="lot-row">
              <span className={`nation-dot nation-${nation}`} aria-hidden="true" />
              <span className="lot-name">
                {unit} <small>({t('match.build.cost', { n: cost })})</small>
              </span>
              <button
                type="button"
                className="step"
                disabled={here === 0}
                onClick={() => raise(type, -1)}
                aria-label={t('match.stack.fewer', { unit })}
              >
                −
              </button>
              <output aria-label={`${unit} ${hex ? names.hex(hex) : ''}`}>{here}</output>
              <button
                type="button"
                className="step"
                disabled={cost > left || raisedOf(type) >= room}
                onClick={() => raise(type, 1)}
                aria-label={t('match.stack.more', { unit })}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface HexChoiceProps {
  readonly label: string;
  readonly hexes: readonly HexId[];
  readonly value: HexId | undefined;
  readonly onChange: (hex: HexId) => void;
}

function HexChoice({ label, hexes, value, onChange }: HexChoiceProps) {
  const { names } = useGame();
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as HexId)}>
        {hexes.map((hex) => (
          <option key={hex} value={hex}>
            {names.hex(hex)}
          </option>
        ))}
      </select>
    </label>
  );
}
