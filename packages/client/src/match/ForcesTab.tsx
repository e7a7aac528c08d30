import { type HexId, inSupply, type Side } from '@oriflamme/joan-1429';
import { useMemo, useState } from 'react';
import type { BoardStack } from '../board/types.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { Boxes } from './Boxes.tsx';
import { DiceSoFar } from './DiceSoFar.tsx';
import { useGame } from './game.tsx';
import type { Entry } from './model.ts';
import type { TableView } from './view.ts';

interface ForcesTabProps {
  readonly view: TableView;
  readonly stacks: readonly BoardStack[];
  readonly log: readonly Entry[];
}

export function ForcesTab({ view, stacks, log }: ForcesTabProps) {
  return (
    <>
      <OrderOfBattle view={view} stacks={stacks} />
      <Boxes G={view.G} />
      <DiceSoFar log={log} />
    </>
  );
}

const orders = ['place', 'side', 'sps', 'leaders'] as const;
type Order = (typeof orders)[number];

const sideOf = (stack: BoardStack): Side => (stack.id.endsWith(':english') ? 'english' : 'french');

/** Every stack of both sides; a line leads to its place on the map. */
function OrderOfBattle({ view, stacks }: Omit<ForcesTabProps, 'log'>) {
  const { t, language } = useLanguage();
  const { names } = useGame();
  const [by, setBy] = useState<Order>('sps');
  const rows = useMemo(() => {
    const collator = new Intl.Collator(language);
    const name = (stack: BoardStack): string => names.hex(stack.hex);
    const compare: Record<Order, (a: BoardStack, b: BoardStack) => number> = {
      place: (a, b) => collator.compare(name(a), name(b)),
      side: (a, b) => sideOf(a).localeCompare(sideOf(b)) || b.total - a.total,
      sps: (a, b) => b.total - a.total,
      leaders: (a, b) => b.leaders.length - a.leaders.length,
    };
    return [...stacks].sort(compare[by]);
  }, [stacks, by, names, language]);
  return (
    <table className="forces">
      <caption>{t('table.forces')}</caption>
      <thead>
        <tr>
          {orders.map((order) => (
            <th key={order} scope="col" aria-sort={by === order ? 'other' : undefined}>
              <button type="button" className="quiet" onClick={() => setBy(order)}>
                {t(`table.forces.${order}`)}
                {by === order && ' ▾'}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((stack) => (
          <tr key={stack.id}>
            <th scope="row">
              <button type="button" className="quiet place" onClick={() => view.focusHex(stack.hex)}>
                {names.hex(stack.hex)}
              </button>
            </th>
            <td>
              <span className={`nation-dot nation-${stack.nation}`} aria-hidden="true" />{' '}
              {t(`match.side.${sideOf(stack)}`)}
            </td>
            <td className="number" title={stack.title}>
              {stack.total}
              {!inSupply(view.G, stack.hex as HexId, sideOf(stack)) && (
                <abbr title={t('match.stack.unsupplied')}> ⚠</abbr>
              )}
            </td>
            <td>{stack.leaders.map(({ name }) => name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
