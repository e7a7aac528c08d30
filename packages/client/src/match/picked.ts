import { type Detachment, LEADERS, type LeaderId, readLot } from '@oriflamme/joan-1429';
import { keysOf, withLeader, withLot, withSupplyTrain } from './detachment.ts';

/** The board's counters are one for each nation and type, whatever lots they are made of. */
const counterOf = (key: Parameters<typeof readLot>[0]): string => {
  const { nation, type } = readLot(key);
  return `${nation}.${type}`;
};

const train = 'supplyTrain';

export const pickedIds = (group: Detachment): ReadonlySet<string> =>
  new Set([...keysOf(group).map(counterOf), ...group.leaders, ...(group.supplyTrain ? [train] : [])]);

/** A click on a counter of the fan takes all of it, or leaves all of it. */
export function toggleCounter(group: Detachment, stack: Detachment, id: string): Detachment {
  const leader = LEADERS.find((known): known is LeaderId => known === id);
  if (leader) return withLeader(group, leader, !group.leaders.includes(leader));
  const takes = !pickedIds(group).has(id);
  if (id === train) return withSupplyTrain(group, takes && stack.supplyTrain === true);
  return keysOf(stack)
    .filter((key) => counterOf(key) === id)
    .reduce((sum, key) => withLot(sum, key, takes ? (stack.lots[key] ?? 0) : 0, stack.lots[key] ?? 0), group);
}
