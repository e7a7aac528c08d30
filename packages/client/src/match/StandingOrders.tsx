import type { StandingOrders as Settings } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import type { StandingControls } from './use-standing.ts';

type Rule = Settings[number];
type Where = Rule['where'];

const questions = {
  stand: ['inside', 'outside'],
  retreat: ['inside', 'away'],
  advance: ['all', 'none'],
  laager: ['form', 'spare'],
} as const;
type Question = keyof typeof questions;

const same = (a: Where, b: Where): boolean => JSON.stringify(a) === JSON.stringify(b);

interface StandingOrdersProps {
  readonly standing: StandingControls;
  readonly where: Where;
  readonly title: string;
  /** Only the English have wagons, and only with the option. */
  readonly laager?: boolean;
}

/** What is to be answered for me without asking, for one scope; "ask me" leaves it open. */
export function StandingOrders({ standing, where, title, laager = false }: StandingOrdersProps) {
  const { t } = useLanguage();
  const rule = standing.orders.find((one) => same(one.where, where));
  const set = (question: Question | 'losses', value: string): void => {
    const { [question]: _, ...rest } = rule?.reactions ?? {};
    const chosen = value === '' ? {} : { [question]: question === 'losses' ? cheapestFirst : value };
    const reactions = { ...rest, ...chosen } as Rule['reactions'];
    const others = standing.orders.filter((one) => !same(one.where, where));
    standing.save(Object.keys(reactions).length === 0 ? others : [...others, { where, reactions }]);
  };
  return (
    <fieldset className="standing" disabled={!standing.ready}>
      <legend>{title}</legend>
      {(Object.keys(questions) as Question[])
        .filter((question) => question !== 'laager' || laager)
        .map((question) => (
          <label key={question}>
            {t(`table.standing.${question}`)}
            <select value={rule?.reactions[question] ?? ''} onChange={(event) => set(question, event.target.value)}>
              <option value="">{t('table.standing.ask')}</option>
              {questions[question].map((answer) => (
                <option key={answer} value={answer}>
                  {t(`table.standing.${question}.${answer}` as 'table.standing.stand.inside')}
                </option>
              ))}
            </select>
          </label>
        ))}
      <label>
        {t('table.standing.losses')}
        <select
          value={rule?.reactions.losses === undefined ? '' : 'cheapest'}
          onChange={(event) => set('losses', event.target.value)}
        >
          <option value="">{t('table.standing.ask')}</option>
          <option value="cheapest">{t('table.standing.losses.cheapest')}</option>
        </select>
      </label>
      {standing.failed && <p role="alert">{t('table.standing.failed')}</p>}
    </fieldset>
  );
}

/** From what is easily had again to what a siege needs. */
const cheapestFirst: Rule['reactions']['losses'] = [
  'militia',
  'infantry',
  'lightCavalry',
  'archers',
  'heavyCavalry',
  'siege',
  'engineers',
  'artillery',
];
