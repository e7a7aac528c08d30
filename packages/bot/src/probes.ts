import {
  type Detachment,
  detachmentSps,
  type G,
  type HexId,
  hexAt,
  type LotKey,
  leadersOf,
  lotEntries,
  lotsOf,
  type March,
  type MovementOptions,
  neighbours,
  type Order,
  type Side,
  UNIT_TYPES,
} from '@oriflamme/joan-1429';

type Choose = (n: number) => number;

const pick = <T>(items: readonly T[], choose: Choose): T | undefined => items[choose(items.length)];

/** Some pieces of one side in a hex, whether or not they may do anything together. */
const anyGroup = (G: G, hex: HexId, side: Side, choose: Choose): Detachment => {
  const lots: Detachment['lots'] = {};
  for (const [key, sps] of lotsOf(G, hex, side)) {
    const taken = choose(sps + 1);
    if (taken > 0) lots[key] = taken;
  }
  return { lots, leaders: leadersOf(G, hex, side).filter(() => choose(2) === 0) };
};

/** Hex by hex in any direction, the sea and the enemy included. */
const anyPath = (from: HexId, steps: number, choose: Choose): HexId[] => {
  const path: HexId[] = [];
  let at = from;
  for (let i = 0; i < steps; i += 1) {
    const next = pick(
      neighbours(at).filter((hex) => hexAt(hex) !== undefined),
      choose,
    );
    if (next === undefined) break;
    path.push(next);
    at = next;
  }
  return path;
};

const anyHex = (G: G, choose: Choose): HexId | undefined => pick(Object.keys(G.forces) as HexId[], choose);

/** An order of the right kind made without asking what is legal; it may be, but mostly is not. */
export const probe = (G: G, side: Side, step: string, choose: Choose): Order | undefined => {
  const from = anyHex(G, choose);
  if (from === undefined) return undefined;
  if (step === 'build') {
    const nation = side === 'english' ? 'english' : 'french';
    const type = pick(UNIT_TYPES, choose) ?? 'infantry';
    return { type: 'build', raise: [{ nation, type, sps: 1 + choose(4), hex: from }], place: [] };
  }
  if (step === 'movement') {
    const works = choose(12);
    if (works === 0) return { type: 'buildFieldworks', hex: from };
    if (works === 1) return { type: 'endMovement' };
    const path = anyPath(from, 1 + choose(5), choose);
    return { type: 'march', from, group: anyGroup(G, from, side, choose), path, drops: [] };
  }
  if (step === 'combat') {
    const target = choose(6) === 0 ? from : (pick(neighbours(from), choose) ?? from);
    return { type: choose(4) === 0 ? 'besiege' : 'attack', from, target, group: anyGroup(G, from, side, choose) };
  }
  return undefined;
};

const isWithin = (group: Detachment, whole: Detachment): boolean =>
  lotEntries(group.lots).every(([key, sps]) => sps <= (whole.lots[key as LotKey] ?? 0)) &&
  group.leaders.every((id) => whole.leaders.includes(id)) &&
  (group.supplyTrain !== true || whole.supplyTrain === true);

/**
 * Whether the options describe a march that is legal: some class holds the group and reaches its end. Of a town taken this phase one SP
 * stays, and the classes name one group for all that leave some other SP behind.
 */
export const isDescribed = (G: G, options: MovementOptions, march: March): boolean => {
  const to = march.path.at(-1);
  if (to === undefined) return false;
  if (to === march.from) return true;
  const stack = options.stacks.find(({ hex }) => hex === march.from);
  const taken = G.takenThisPhase.includes(march.from);
  const holds = (whole: Detachment): boolean =>
    isWithin(march.group, whole) ||
    (taken && stack !== undefined && isWithin(march.group, stack.pool) && sizeOf(march.group) <= sizeOf(whole));
  return stack?.classes.some(({ group, reach }) => holds(group) && reach.has(to)) ?? false;
};

const sizeOf = (group: Detachment): number => detachmentSps(group) + group.leaders.length;
