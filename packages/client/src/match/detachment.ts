import {
  type Detachment,
  type G,
  type HexId,
  type LeaderId,
  type LotKey,
  leadersOf,
  lotsOf,
  readLot,
  type Side,
} from '@oriflamme/joan-1429';

export const nobody: Detachment = { lots: {}, leaders: [] };

/** Everything of one side in one hex. */
export function wholeStack(G: G, hex: HexId, side: Side): Detachment {
  const train = side === 'english' && G.supplyTrain.status === 'map' && G.supplyTrain.hex === hex;
  return {
    lots: Object.fromEntries(lotsOf(G, hex, side)),
    leaders: leadersOf(G, hex, side),
    ...(train ? { supplyTrain: true } : {}),
  };
}

export const keysOf = (group: Detachment): LotKey[] => Object.keys(group.lots) as LotKey[];

export const strength = (group: Detachment): number =>
  keysOf(group).reduce((sum, key) => sum + (group.lots[key] ?? 0), 0);

export const isNobody = (group: Detachment): boolean =>
  strength(group) === 0 && group.leaders.length === 0 && group.supplyTrain === undefined;

/** Whether any of them has spent a movement point in this phase. */
export const hasMarched = (G: G, group: Detachment): boolean =>
  keysOf(group).some((key) => readLot(key).spent > 0) || group.leaders.some((leader) => G.leaders[leader].spent > 0);

/** The same group with this many SPs of one lot: between none and all there are. */
export function withLot(group: Detachment, key: LotKey, sps: number, most: number): Detachment {
  const { [key]: _before, ...others } = group.lots;
  const wanted = Math.max(0, Math.min(most, Math.trunc(sps)));
  return { ...group, lots: wanted === 0 ? others : { ...others, [key]: wanted } };
}

export function withLeader(group: Detachment, leader: LeaderId, goes: boolean): Detachment {
  const others = group.leaders.filter((other) => other !== leader);
  return { ...group, leaders: goes ? [...others, leader] : others };
}

export function withSupplyTrain(group: Detachment, goes: boolean): Detachment {
  const { supplyTrain: _before, ...rest } = group;
  return goes ? { ...rest, supplyTrain: true } : rest;
}

/** What is left of a stack when the group has gone. */
export function remainder(stack: Detachment, group: Detachment): Detachment {
  const left = keysOf(stack)
    .map((key) => [key, (stack.lots[key] ?? 0) - (group.lots[key] ?? 0)] as const)
    .filter(([, sps]) => sps > 0);
  const rest: Detachment = {
    lots: Object.fromEntries(left),
    leaders: stack.leaders.filter((leader) => !group.leaders.includes(leader)),
  };
  return stack.supplyTrain && !group.supplyTrain ? { ...rest, supplyTrain: true } : rest;
}

/** The group as far as the stack still has it: after an update under an open selection. */
export function restrict(group: Detachment, stack: Detachment): Detachment {
  const kept = keysOf(group)
    .map((key) => [key, Math.min(group.lots[key] ?? 0, stack.lots[key] ?? 0)] as const)
    .filter(([, sps]) => sps > 0);
  const rest: Detachment = {
    lots: Object.fromEntries(kept),
    leaders: group.leaders.filter((leader) => stack.leaders.includes(leader)),
  };
  return group.supplyTrain && stack.supplyTrain ? { ...rest, supplyTrain: true } : rest;
}

/** Only the SPs whose lot passes, with the same leaders. */
export function lotsWhere(group: Detachment, passes: (lot: ReturnType<typeof readLot>) => boolean): Detachment {
  const kept = keysOf(group)
    .filter((key) => passes(readLot(key)))
    .map((key) => [key, group.lots[key] ?? 0] as const);
  return { ...group, lots: Object.fromEntries(kept) };
}

export const sameGroup = (a: Detachment, b: Detachment): boolean =>
  isNobody(remainder(a, b)) && isNobody(remainder(b, a));
