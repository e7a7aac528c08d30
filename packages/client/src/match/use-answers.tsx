import {
  type AdvanceOptions,
  type Detachment,
  freeChoice,
  type HexId,
  joan1429,
  lossesInOrder,
  type Order,
  type Refuge,
  type RefugeOptions,
  retreatWays,
  type StandOptions,
  stackingSps,
  sumOf,
  type WithdrawOptions,
} from '@oriflamme/joan-1429';
import { useMemo, useState } from 'react';
import type { Light } from '../board/types.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { isNobody } from './detachment.ts';
import { useGame } from './game.tsx';
import { StackPicker } from './StackPicker.tsx';
import { StandOutlook, StandVerdict } from './StandOutlook.tsx';
import type { Desk, TableView } from './view.ts';

type AnswerOptions = StandOptions | AdvanceOptions | RefugeOptions | WithdrawOptions;

interface Answer {
  readonly label: string;
  readonly order: Order;
  readonly hex: HexId | undefined;
}

/** The short questions of a battle: inside or outside, advance, refuge, withdrawal. Each answer is a button, and a lit hex where it is one. */
export function useAnswers(view: TableView, options: AnswerOptions | undefined): Desk | undefined {
  const { t } = useLanguage();
  const { names } = useGame();
  const [advance, setAdvance] = useState<{ readonly n: number; readonly group: Detachment }>();
  const group = advance?.n === view.n ? advance.group : options?.step === 'advance' ? options.whole : undefined;
  const [sent, setSent] = useState<{ readonly n: number; readonly apart: NonNullable<Refuge['apart']> }>();
  const apart = sent?.n === view.n ? sent.apart : together;
  const fleeing = options && fleeingIn(options);
  const answers = useMemo<readonly Answer[]>(
    () => (options ? answersTo(options, group, apart, t, names) : []),
    [options, group, apart, t, names],
  );
  const lit = useMemo(() => {
    const lights = new Map<HexId, Light>();
    for (const { hex, label } of answers) if (hex) lights.set(hex, { kind: 'choice', reason: label });
    return lights;
  }, [answers]);
  const [picked, setPicked] = useState<{ readonly n: number; readonly hex: HexId }>();
  if (options === undefined) return undefined;
  const chosen = picked?.n === view.n ? answers.find(({ hex }) => hex === picked.hex) : undefined;
  const give = (order: Order): void => {
    if (view.ready) view.order(order);
  };
  // As with a march, a click on the map chooses, and only the button or the same hex again gives the order.
  const aim = (hex: string): void => {
    const found = answers.find((answer) => answer.hex === hex);
    if (!found?.hex) view.inspect(hex);
    else if (found !== chosen) setPicked({ n: view.n, hex: found.hex });
    else if (allowed(found.order)) give(found.order);
  };
  const allowed = (order: Order): boolean =>
    view.ready && view.acting !== undefined && joan1429.explain(view.G, view.ctx, view.acting, order) === undefined;
  return {
    board: {
      lit,
      ...(chosen?.hex ? { selectedHex: chosen.hex } : {}),
      onHex: aim,
      onStack: (stack) => aim(stack.hex),
      onCancel: () => setPicked(undefined),
    },
    panel: (
      <section className="answers">
        <h3>{titleOf(options, t, names)}</h3>
        {options.step === 'advance' && group && (
          <StackPicker
            stack={{ lots: options.choice.pool, leaders: [...options.choice.leaders] }}
            group={group}
            marked={false}
            onChange={(next) => setAdvance({ n: view.n, group: next })}
          />
        )}
        {lit.size > 1 && <p className="quiet">{t('table.answers.map')}</p>}
        <ul className="stack-list">
          {answers.map((answer) => (
            <li key={answer.label}>
              <AnswerButton
                answer={answer}
                chosen={chosen && answer === chosen}
                allowed={allowed(answer.order)}
                onGive={give}
              />
              {answer.order.type === 'stand' && !answer.order.laager && (
                <StandVerdict view={view} inside={answer.order.inside} />
              )}
            </li>
          ))}
        </ul>
        {fleeing && fleeing.leaders.length > 1 && (
          <Apart fleeing={fleeing} apart={apart} onChange={(next) => setSent({ n: view.n, apart: next })} />
        )}
        {options.step === 'stand' && <StandOutlook view={view} />}
      </section>
    ),
  };
}

interface AnswerButtonProps {
  readonly answer: Answer;
  /** Undefined while none was chosen on the map. */
  readonly chosen: boolean | undefined;
  readonly allowed: boolean;
  readonly onGive: (order: Order) => void;
}

/** Of several answers the one chosen on the map is what the key for giving an order means. */
function AnswerButton({ answer: { label, order }, chosen, allowed, onGive }: AnswerButtonProps) {
  return (
    <button
      type="button"
      className={chosen ? 'primary' : undefined}
      data-confirm={chosen === false ? undefined : true}
      disabled={!allowed}
      onClick={() => onGive(order)}
    >
      {label}
    </button>
  );
}

type Translate = ReturnType<typeof useLanguage>['t'];
type Names = ReturnType<typeof useGame>['names'];

function titleOf(options: AnswerOptions, t: Translate, names: Names): string {
  switch (options.step) {
    case 'stand':
      return t('table.of', { head: t('match.stand.title'), rest: names.at(options.hex) });
    case 'advance':
      return t('match.advance.title');
    case 'refuge':
      return t('match.refuge.title', { leader: options.leaders.map(names.leader).join(', ') });
    case 'withdraw':
      return t('match.withdraw.title', { hex: names.at(options.hex) });
  }
}

type Fleeing = Pick<RefugeOptions, 'leaders' | 'hexes'>;
const together: NonNullable<Refuge['apart']> = {};

const fleeingIn = (options: AnswerOptions): Fleeing | undefined =>
  options.step === 'refuge' ? options : options.step === 'withdraw' ? (options.refuge ?? undefined) : undefined;

interface ApartProps {
  readonly fleeing: Fleeing;
  readonly apart: NonNullable<Refuge['apart']>;
  readonly onChange: (apart: NonNullable<Refuge['apart']>) => void;
}

/** Leaders who fled together go to one place, unless one is sent elsewhere. */
function Apart({ fleeing, apart, onChange }: ApartProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const choices = fleeing.leaders.map((leader) => (
    <label key={leader} className="field">
      {names.leader(leader)}
      <select
        value={apart[leader] ?? ''}
        onChange={(event) => {
          const { [leader]: _, ...others } = apart;
          onChange(event.target.value === '' ? others : { ...others, [leader]: event.target.value as HexId });
        }}
      >
        <option value="">{t('table.refuge.together')}</option>
        {fleeing.hexes.map((hex) => (
          <option key={hex} value={hex}>
            {names.hex(hex)}
          </option>
        ))}
      </select>
    </label>
  ));
  return (
    <details className="apart" open={Object.keys(apart).length > 0 || undefined}>
      <summary>{t('table.refuge.apart')}</summary>
      {choices}
    </details>
  );
}

function answersTo(
  options: AnswerOptions,
  group: Detachment | undefined,
  apart: NonNullable<Refuge['apart']>,
  t: Translate,
  names: Names,
): Answer[] {
  switch (options.step) {
    case 'stand':
      return standAnswers(options, t);
    case 'advance': {
      const to = options.choice.to;
      const go =
        group && !isNobody(group)
          ? [
              {
                label: t('match.advance.go', { hex: names.at(to) }),
                order: { type: 'advance' as const, group },
                hex: to,
              },
            ]
          : [];
      return [...go, { label: t('match.advance.stay'), order: { type: 'advance', group: null }, hex: undefined }];
    }
    case 'refuge':
      return refuges(options.hexes, apart, t, names);
    case 'withdraw':
      return options.refuge ? refuges(options.refuge.hexes, apart, t, names) : withdrawals(options, t, names);
  }
}

function standAnswers({ choice }: StandOptions, t: Translate): Answer[] {
  const answer = (inside: boolean, laager: boolean): Answer => ({
    label: `${t(inside ? 'match.stand.inside' : 'match.stand.outside')}${laager ? `, ${t('match.stand.laager')}` : ''}`,
    order: { type: 'stand', inside, laager },
    hex: undefined,
  });
  return [
    ...(choice.walls ? [answer(true, false)] : []),
    answer(false, false),
    ...(choice.laager ? [answer(false, true)] : []),
  ];
}

const refuges = (hexes: readonly HexId[], apart: NonNullable<Refuge['apart']>, t: Translate, names: Names): Answer[] =>
  hexes.map((hex) => ({
    label: t('match.refuge.to', { hex: names.at(hex) }),
    order: { type: 'refuge', hex, ...(Object.keys(apart).length > 0 ? { apart } : {}) },
    hex,
  }));

const withdrawals = ({ field, hex, lots }: WithdrawOptions, t: Translate, names: Names): Answer[] =>
  retreatWays(field, hex, sumOf(lots), stackingSps(lots)).map(({ path, push }) => ({
    label: t('match.retreat.to', { hex: path.map(names.at).join(' → ') }),
    order: {
      type: 'withdraw',
      retreat: path,
      ...(push > 0 ? { pushLosses: lossesInOrder(freeChoice(lots, push), () => 0) } : {}),
    },
    hex: path.at(-1),
  }));
