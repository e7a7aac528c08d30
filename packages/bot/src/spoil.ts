import type { Order } from '@oriflamme/joan-1429';

const ELSEWHERE: readonly Order[] = [
  { type: 'build', raise: [], place: [] },
  { type: 'endMovement' },
  { type: 'endCombat' },
  { type: 'stand', inside: true, laager: false },
];

/** What could be asked in the same step as an order, and so is no nonsense there. */
const SAME_STEP: Readonly<Partial<Record<Order['type'], readonly Order['type'][]>>> = {
  build: ['build'],
  march: ['endMovement'],
  buildFieldworks: ['endMovement'],
  removeFieldworks: ['endMovement', 'endCombat'],
  removeExcess: ['endMovement'],
  endMovement: ['endMovement'],
  attack: ['endCombat'],
  besiege: ['endCombat'],
  endCombat: ['endCombat'],
  stand: ['stand'],
};

/** Something near a legal order that nobody may do: more SPs than there are counters, or an answer to another question. */
export const spoil = (order: Order, choose: (n: number) => number): Order => {
  const tooMany = withTooMany(structuredClone(order));
  if (tooMany !== undefined && choose(2) === 0) return tooMany;
  const wrong = ELSEWHERE.filter(({ type }) => !SAME_STEP[order.type]?.includes(type));
  const chosen = wrong[choose(wrong.length)];
  if (chosen === undefined) throw new Error('every order suits some step');
  return chosen;
};

const withTooMany = (order: Order): Order | undefined => {
  const lots = 'group' in order ? order.group?.lots : 'lots' in order ? order.lots : undefined;
  if (lots === undefined) return undefined;
  const [key] = Object.keys(lots) as (keyof typeof lots)[];
  if (key === undefined) return undefined;
  lots[key] = (lots[key] ?? 0) + 60;
  return order;
};
