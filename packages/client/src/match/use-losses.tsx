import {
  type Detachment,
  departure,
  departureWays,
  freeChoice,
  type HexId,
  joan1429,
  type LossOptions,
  type LossWay,
  lossesInOrder,
  readLot,
  type TakeLosses,
  UNITS,
  type Way,
} from '@oriflamme/joan-1429';
import { useMemo, useState } from 'react';
import type { Light } from '../board/types.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { isNobody, nobody, remainder } from './detachment.ts';
import { useGame } from './game.tsx';
import { LossPicker } from './LossPicker.tsx';
import { RuleLink } from './RuleLink.tsx';
import { StackPicker } from './StackPicker.tsx';
import type { Desk, TableView } from './view.ts';

type Lots = Detachment['lots'];

const worth = (key: Parameters<typeof readLot>[0]): number => UNITS[readLot(key).type].cost ?? 0;

/** Losses, the retreat that a result demands with them, or the defender's advance: one order. Begins with the game's advice. */
export function useLosses(view: TableView, options: LossOptions | undefined): Desk | undefined {
  const { t } = useLanguage();
  const { G, ctx, n, acting } = view;
  const advised = useMemo(() => {
    const order = options && acting && joan1429.advise(G, ctx, acting);
    return order?.type === 'takeLosses' ? order : undefined;
  }, [G, ctx, acting, options]);
  const [given, setGiven] = useState<{ readonly n: number; readonly order: TakeLosses }>();
  const question = options?.question;
  const order = given?.n === n ? given.order : (advised ?? { type: 'takeLosses', lots: {} });
  const way = question && wayOf(question.ways, question.hex, order);
  const ways = useMemo<readonly Way[]>(() => {
    if (!question || way?.kind !== 'leave') return [];
    const { left, routs, destroyed } = departure(way, order.lots);
    if (destroyed) return [];
    return departureWays(way, question.hex, subtract(left, order.routLosses ?? {}), routs);
  }, [question, way, order]);
  const lit = useMemo(() => {
    const lights = new Map<HexId, Light>();
    for (const { path } of ways) {
      const end = path.at(-1);
      if (end) lights.set(end, { kind: 'choice', reason: t('match.retreat.title') });
    }
    return lights;
  }, [ways, t]);
  const paths = useMemo(
    () =>
      question && order.retreat && order.retreat[0] !== question.hex
        ? [{ id: 'retreat', tone: 'retreat' as const, steps: [question.hex, ...order.retreat].map((hex) => ({ hex })) }]
        : [],
    [question, order.retreat],
  );
  if (!options || !question || !way) return undefined;

  const give = (next: TakeLosses): void => setGiven({ n, order: next });
  const retreatBy = (chosen: Way): void => {
    const { pushLosses: _, ...rest } = order;
    const { left } = departure(way, order.lots);
    const going = subtract(left, order.routLosses ?? {});
    give({
      ...rest,
      retreat: chosen.path,
      ...(chosen.push > 0 ? { pushLosses: lossesInOrder(freeChoice(going, chosen.push), worth) } : {}),
    });
  };
  const aim = (hex: string): void => {
    const chosen = ways.find(({ path }) => path.at(-1) === hex);
    if (chosen) retreatBy(chosen);
    else view.inspect(hex);
  };
  return {
    board: { lit, paths, selectedHex: question.hex, onHex: aim, onStack: (stack) => aim(stack.hex) },
    panel: (
      <LossesPanel
        view={view}
        options={options}
        order={order}
        way={way}
        ways={ways}
        onChange={give}
        onWay={retreatBy}
      />
    ),
  };
}

/** Which manner of taking losses an order means: going inside its own hex's town, leaving, or staying. */
function wayOf(ways: readonly LossWay[], hex: HexId, order: TakeLosses): LossWay | undefined {
  const inside = order.retreat?.length === 1 && order.retreat[0] === hex;
  const kinds: LossWay['kind'][] = inside ? ['inside'] : order.retreat ? ['leave'] : ['stay', 'leave', 'inside'];
  return kinds.flatMap((kind) => ways.find((one) => one.kind === kind) ?? [])[0] ?? ways[0];
}

const subtract = (from: Lots, part: Lots): Lots =>
  remainder({ lots: from, leaders: [] }, { lots: part, leaders: [] }).lots;

interface LossesPanelProps {
  readonly view: TableView;
  readonly options: LossOptions;
  readonly order: TakeLosses;
  readonly way: LossWay;
  readonly ways: readonly Way[];
  readonly onChange: (order: TakeLosses) => void;
  readonly onWay: (way: Way) => void;
}

function LossesPanel({ view, options, order, way, ways, onChange, onWay }: LossesPanelProps) {
  const { t } = useLanguage();
  const { names, why } = useGame();
  const { question } = options;
  const refusal = view.acting && joan1429.explain(view.G, view.ctx, view.acting, order);
  const { left, rout, destroyed } = departure(way, order.lots);
  const going = subtract(left, order.routLosses ?? {});
  const push = ways.find(({ path }) => path.join() === order.retreat?.join())?.push ?? 0;
  const begin = (next: LossWay): TakeLosses => {
    const lots = lossesInOrder(next.choice, worth);
    return next.kind === 'inside'
      ? { type: 'takeLosses', lots, retreat: [question.hex] }
      : { type: 'takeLosses', lots };
  };
  return (
    <section className="losses">
      <h3>{t('table.of', { head: t('match.losses.title'), rest: names.at(question.hex) })}</h3>
      {question.ways.length > 1 &&
        question.ways.map((one) => (
          <label key={one.kind} className="choice">
            <input type="radio" name="way" checked={one === way} onChange={() => onChange(begin(one))} />
            {t(`match.losses.way.${one.kind}`)}
          </label>
        ))}
      <LossPicker
        choice={way.choice}
        named={order.lots}
        onChange={(lots) =>
          onChange({ type: 'takeLosses', lots, ...(way.kind === 'inside' ? { retreat: [question.hex] } : {}) })
        }
      />
      {way.kind === 'leave' && !destroyed && (
        <>
          {rout.number > 0 && (
            <LossPicker
              title={t('match.losses.rout')}
              choice={rout}
              named={order.routLosses ?? {}}
              onChange={(routLosses) => onChange({ ...order, routLosses })}
            />
          )}
          <h4>{t('match.retreat.title')}</h4>
          <p className="quiet">{t('match.retreat.choose')}</p>
          <ul className="stack-list">
            {ways.map((one) => (
              <li key={one.path.join()}>
                <button
                  type="button"
                  aria-pressed={one.path.join() === order.retreat?.join()}
                  onClick={() => onWay(one)}
                >
                  {t('match.retreat.to', { hex: one.path.map(names.at).join(' → ') })}
                  {one.push > 0 && ` (${t('match.losses.need', { n: one.push })})`}
                </button>
              </li>
            ))}
          </ul>
          {push > 0 && (
            <LossPicker
              title={t('match.losses.push')}
              choice={freeChoice(going, push)}
              named={order.pushLosses ?? {}}
              onChange={(pushLosses) => onChange({ ...order, pushLosses })}
            />
          )}
        </>
      )}
      {question.advance && way.kind !== 'leave' && (
        <>
          <h4>{t('match.advance.go', { hex: names.at(question.advance.to) })}</h4>
          <StackPicker
            stack={{ lots: subtract(question.advance.pool, order.lots), leaders: [...question.advance.leaders] }}
            group={order.advance ?? nobody}
            marked={false}
            onChange={(group) => {
              const { advance: _, ...rest } = order;
              onChange(isNobody(group) ? rest : { ...rest, advance: group });
            }}
          />
        </>
      )}
      {refusal && (
        <p className="why-not" role="status">
          {why(refusal)} <RuleLink rule={refusal.rule} />
        </p>
      )}
      <p className="actions">
        <button
          type="button"
          className="primary"
          data-confirm
          disabled={!view.ready || refusal !== undefined}
          onClick={() => view.order(order)}
        >
          {t('match.losses.confirm')}
        </button>
      </p>
    </section>
  );
}
