import { lotEntries } from '../forces.ts';
import type { HexId, LeaderId } from '../ids.ts';
import { type LotKey, readLot } from '../lots.ts';
import type { March, Order, RemoveExcess } from '../orders.ts';
import type { Detachment } from '../state.ts';
import { isSlow } from './movement-group.ts';
import type { MovementOptions, MovingClass, MovingStack } from './movement-options.ts';
import { type Arrival, wayOf } from './movement-reach.ts';

type Choose = (n: number) => number;

const pick = <T>(items: readonly T[], choose: Choose): T => {
  const item = items[choose(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

const count = (lots: Detachment['lots']): number => lotEntries(lots).reduce((sum, [, sps]) => sum + sps, 0);

/**
 * A part of the class's largest group. It keeps all the leaders where slow units go along, since each needs one it began with;
 * where nothing is left of the choice, the whole group goes.
 */
const somePart = ({ kind, group }: MovingClass, choose: Choose): Detachment => {
  if (kind === 'leaders')
    return group.supplyTrain === true ? group : { lots: {}, leaders: someLeaders(group.leaders, choose) };
  const lots: Detachment['lots'] = {};
  for (const [key, sps] of lotEntries(group.lots)) {
    const taken = choose(sps + 1);
    if (taken > 0) lots[key] = taken;
  }
  if (count(lots) === 0) return group;
  const slow = group.supplyTrain === true || lotEntries(lots).some(([key]) => isSlow(readLot(key)));
  if (kind === 'mounted' && !slow) return { lots, leaders: someLeaders(group.leaders, choose) };
  return { ...group, lots };
};

const someLeaders = (leaders: readonly LeaderId[], choose: Choose): LeaderId[] => {
  const some = leaders.filter(() => choose(2) === 1);
  return some.length > 0 ? some : [...leaders];
};

/** [R15] One SP for each town taken on the way. */
const garrisonsFor = (group: Detachment, arrival: Arrival, choose: Choose): March['drops'] => {
  const left = { ...group.lots };
  const drops: March['drops'] = [];
  for (let at = arrival.before; at !== null; at = at.before) {
    if (at.entry !== 'town') continue;
    const keys = lotEntries(left)
      .filter(([, sps]) => sps > 0)
      .map(([key]) => key);
    const key: LotKey = pick(keys, choose);
    left[key] = (left[key] ?? 0) - 1;
    drops.push({ at: at.hex, leave: { lots: { [key]: 1 }, leaders: [] } });
  }
  return drops;
};

/** Cavalry that would lose its last horse to a garrison is no longer mounted, and slower. */
const marchOf = (from: HexId, moving: MovingClass, choose: Choose): March => {
  const arrival = pick([...moving.reach.values()], choose);
  const siege = moving.sieges.get(arrival.hex);
  if (siege !== undefined) return siege;
  const part = somePart(moving, choose);
  const group = count(part.lots) > arrival.garrisons ? part : moving.group;
  return { type: 'march', from, group, path: wayOf(arrival), drops: garrisonsFor(group, arrival, choose) };
};

const excessOrder = ({ hex, sps, lots }: MovementOptions['excess'][number], choose: Choose): RemoveExcess => {
  const named: Detachment['lots'] = {};
  const left = { ...lots };
  for (let i = 0; i < sps; i += 1) {
    const key = pick(
      lotEntries(left)
        .filter(([, n]) => n > 0)
        .map(([lot]) => lot),
      choose,
    );
    left[key] = (left[key] ?? 0) - 1;
    named[key] = (named[key] ?? 0) + 1;
  }
  return { type: 'removeExcess', hex, lots: named };
};

const usable = ({ group, reach }: MovingClass): boolean =>
  [...reach.values()].some(({ garrisons }) => garrisons === 0 || garrisons < count(group.lots));

/** One complete legal order of a Movement Phase, chosen among all it describes. */
export const composeMovement = (options: MovementOptions, choose: Choose): Order => {
  const [excess] = options.excess;
  if (options.end !== null && excess !== undefined) return excessOrder(excess, choose);
  if (options.obedient.length > 0) return pick(options.obedient, choose);
  const stacks: MovingStack[] = options.stacks
    .filter(({ hex }) => hex !== options.bound)
    .map((stack) => ({ ...stack, classes: stack.classes.map(withinMeans).filter(usable) }))
    .filter(({ classes }) => classes.length > 0);
  const works = options.buildFieldworks.length;
  const choices = stacks.length + works + options.removeFieldworks.length;
  const chosen = choose(choices + Math.max(1, Math.ceil(choices / 4)));
  if (chosen >= choices) return { type: 'endMovement' };
  const stack = stacks[chosen];
  if (stack !== undefined) return marchOf(stack.hex, pick(stack.classes, choose), choose);
  const built = options.buildFieldworks[chosen - stacks.length];
  if (built !== undefined) return { type: 'buildFieldworks', hex: built };
  return { type: 'removeFieldworks', hex: pick(options.removeFieldworks, choose) };
};

/** Ways that ask for more garrisons than the class can leave behind are not for it. */
const withinMeans = (moving: MovingClass): MovingClass => {
  const sps = count(moving.group.lots);
  const reach = new Map([...moving.reach].filter(([, { garrisons }]) => garrisons === 0 || garrisons < sps));
  return reach.size === moving.reach.size ? moving : { ...moving, reach };
};
