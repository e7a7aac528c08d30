import { joan1429, type Order, type StandingOrders } from '@oriflamme/joan-1429';
import type { Seat } from '@oriflamme/platform';
import { useEffect, useState } from 'react';
import { type Delegation, readDelegation, writeDelegation } from '../connection/match-papers.ts';
import { type MessageKey, useLanguage } from '../i18n/i18n.tsx';
import type { MatchInfo, MatchState } from './model.ts';
import { useLive } from './use-live.ts';
import type { StandingControls } from './use-standing.ts';

const choices = ['ask', 'routine', 'all'] as const satisfies readonly Delegation[];

interface DecideForMeProps {
  readonly info: MatchInfo;
  readonly mine: readonly Seat[];
  readonly state: MatchState;
  readonly standing: StandingControls;
}

/** How much is decided without asking, and what that comes to at this moment, question by question. */
export function DecideForMe({ info, mine, state, standing }: DecideForMeProps) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<Delegation>();
  const { id } = info;
  const live = useLive(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: playing live changes what the server says
  useEffect(() => {
    readDelegation(id).then(setChosen, () => undefined);
  }, [id, live]);
  const choose = (delegation: Delegation): void => {
    writeDelegation(id, delegation).then(
      () => setChosen(delegation),
      () => undefined,
    );
  };
  if (chosen === undefined) return null;
  const holds = live ? 'ask' : chosen;
  const laager = state.G.options.supplyTrain && mine.includes('0');
  const narrower = standing.orders.filter(({ where }) => where.scope !== 'always').length;
  const now = decidedNow(state, mine, standing.orders);
  const rows = QUESTIONS.filter((question) => question !== 'laager' || laager).map((question) => {
    const [word, by] = decided(question, standing.orders, holds);
    return { question, word, by };
  });
  return (
    <section>
      <h3>{t('decide.title')}</h3>
      <label>
        <span className="visually-hidden">{t('decide.title')}</span>
        <select value={holds} disabled={live} onChange={(event) => choose(event.target.value as Delegation)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`decide.${choice}`)}
            </option>
          ))}
        </select>
      </label>
      <small className="hint">{t(live ? 'live.on' : 'decide.line')}</small>
      {rows.some(({ by }) => by !== undefined) && (
        <table className="decide-table">
          <caption>{t('decide.table')}</caption>
          <tbody>
            {rows.map(({ question, word, by }) => (
              <tr key={question}>
                <th scope="row">{t(`table.standing.${question}`)}</th>
                <td>{t(word)}</td>
                <td>{by !== undefined && <small className="hint">{t(by)}</small>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {narrower > 0 && <small className="hint">{t('decide.narrower', { count: narrower })}</small>}
      {now !== undefined && <p>{t('decide.now', { order: t(wordOf(now)) })}</p>}
    </section>
  );
}

const QUESTIONS = ['stand', 'losses', 'retreat', 'advance', 'laager'] as const;
type Question = (typeof QUESTIONS)[number];

/** The routine's share: the losses of a battle and what goes with them. */
const ROUTINE: ReadonlySet<Question> = new Set(['losses', 'retreat', 'advance']);

/** What is done, and by whose word; nobody's where I am asked. */
function decided(question: Question, orders: StandingOrders, holds: Delegation): [MessageKey, MessageKey?] {
  const settled = orders.findLast(({ where }) => where.scope === 'always')?.reactions[question];
  if (settled !== undefined) {
    const word = question === 'losses' ? 'cheapest' : String(settled);
    return [`table.standing.${question}.${word}` as MessageKey, 'decide.by.order'];
  }
  if (holds === 'all' || (holds === 'routine' && ROUTINE.has(question)))
    return [`decide.advice.${question}`, 'decide.by.advice'];
  return ['table.standing.ask'];
}

const wordOf = (order: Order): MessageKey => {
  switch (order.type) {
    case 'stand':
      return order.inside ? 'decide.stand.inside' : 'decide.stand.outside';
    case 'advance':
      return order.group === null ? 'decide.advance.none' : 'decide.advance.all';
    case 'refuge':
    case 'withdraw':
      return 'decide.withdraw';
    default:
      return 'decide.losses';
  }
};

/** Of the question that waits for me, by the same functions that the server asks. */
function decidedNow({ G, ctx }: MatchState, mine: readonly Seat[], orders: StandingOrders): Order | undefined {
  for (const seat of mine) {
    const order = joan1429.standingAnswer(G, ctx, seat, orders) ?? joan1429.advise(G, ctx, seat);
    if (order !== undefined) return order;
  }
  return undefined;
}
