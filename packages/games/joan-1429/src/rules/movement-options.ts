import type { Violation } from '@oriflamme/platform';
import { lotEntries, lotsOf } from '../forces.ts';
import type { HexId, Side } from '../ids.ts';
import { readLot } from '../lots.ts';
import type { March } from '../orders.ts';
import type { Detachment, G } from '../state.ts';
import { explainEndMovement } from './end-movement.ts';
import { explainBuildFieldworks } from './fieldworks.ts';
import { leaveGarrisons } from './garrisons.ts';
import { stepsFrom } from './ground.ts';
import { boundHex, obedientMarches } from './mandate.ts';
import { explainStrayWorks } from './mandate-stray.ts';
import { explainMarch } from './movement.ts';
import { type SpeedClass, speedClasses, withoutOne } from './movement-classes.ts';
import { groupAllowance, groupSpent, hasCombatSps, leaderless } from './movement-group.ts';
import { hexesOfPieces, poolOf } from './movement-pool.ts';
import { type Arrival, type EntryAt, entriesOf, type Reach, reachOf, wayOf } from './movement-reach.ts';
import { excessOf, overstackedHexes, stacks } from './stacking.ts';

export interface MovingClass extends SpeedClass {
  /** Where any group of the class can go; a town to besiege is in it if some group can besiege it. */
  readonly reach: Reach;
  /** For each town to besiege the march with the largest group that can. */
  readonly sieges: ReadonlyMap<HexId, March>;
}

export interface MovingStack {
  readonly hex: HexId;
  /** What may still move from here in some group. */
  readonly pool: Detachment;
  readonly classes: readonly MovingClass[];
}

/** What may be done in a Movement Phase: described, since groups are too many to list. */
export interface MovementOptions {
  readonly step: 'movement';
  readonly side: Side;
  readonly stacks: readonly MovingStack[];
  readonly buildFieldworks: readonly HexId[];
  readonly removeFieldworks: readonly HexId[];
  readonly excess: readonly { readonly hex: HexId; readonly sps: number; readonly lots: Detachment['lots'] }[];
  /** Why the phase cannot end yet; null when it can. */
  readonly end: Violation | null;
  /** Marches that obey Jeanne's mandate, while it is unfulfilled [R46]. */
  readonly obedient: readonly March[];
  /** Where Jeanne stands under a mandate: marches from there are free only as far as it leaves them so [R46]. */
  readonly bound: HexId | null;
}

/** [8.2, R38] The largest march that can besiege a town at the end of its way; one SP may have to stay behind as part of the ring. */
const siegeMarch = (G: G, side: Side, from: HexId, group: Detachment, arrival: Arrival): March | undefined => {
  const path = wayOf(arrival);
  const marchWith = (part: Detachment): March => {
    const { drops } = leaveGarrisons(part.lots, arrival);
    return { type: 'march', from, group: part, path, drops };
  };
  const whole = marchWith(group);
  const refusal = explainMarch(G, side, whole);
  if (refusal === undefined) return whole;
  if (refusal.code !== 'siegeNoEngineer' || !stepsFrom(from).some(({ to }) => to === arrival.hex)) return undefined;
  return lotEntries(group.lots)
    .map(([key]) => marchWith(withoutOne(group, key)))
    .find((order) => explainMarch(G, side, order) === undefined);
};

/** Leaves out towns that this group cannot besiege. A ring closed by what is dropped off on the way is for the player to find. */
const forGroup = (G: G, side: Side, from: HexId, group: Detachment, reach: Reach) => {
  let own: Map<HexId, Arrival> | undefined;
  const sieges = new Map<HexId, March>();
  for (const arrival of reach.values()) {
    if (arrival.entry !== 'siege') continue;
    const order = siegeMarch(G, side, from, group, arrival);
    if (order !== undefined) sieges.set(arrival.hex, order);
    else {
      own ??= new Map(reach);
      own.delete(arrival.hex);
    }
  }
  return { reach: own ?? reach, sieges };
};

const stackAt = (G: G, side: Side, hex: HexId, entryAt: EntryAt): MovingStack | undefined => {
  const pool = poolOf(G, side, hex);
  if (pool === undefined) return undefined;
  const shared = new Map<string, Reach>();
  const classes: MovingClass[] = [];
  for (const speed of speedClasses(G, side, hex, pool)) {
    const withSps = speed.kind !== 'leaders';
    const name = `${speed.mps}${withSps}`;
    let reach = shared.get(name);
    if (reach === undefined) {
      reach = reachOf(hex, speed.mps, withSps, entryAt);
      shared.set(name, reach);
    }
    const own = forGroup(G, side, hex, speed.group, reach);
    if (own.reach.size > 0) classes.push({ ...speed, ...own });
  }
  return classes.length === 0 ? undefined : { hex, pool, classes };
};

export const movementOptions = (G: G, side: Side): MovementOptions => {
  const entryAt = entriesOf(G, side);
  const hexes = hexesOfPieces(G, side);
  const end = explainEndMovement(G, side) ?? null;
  return {
    step: 'movement',
    side,
    stacks: hexes.map((hex) => stackAt(G, side, hex, entryAt)).filter((stack) => stack !== undefined),
    buildFieldworks: hexes.filter(
      (hex) => (explainBuildFieldworks(G, side, hex) ?? explainStrayWorks(G, side, hex)) === undefined,
    ),
    removeFieldworks: (Object.keys(G.fieldworks) as HexId[]).filter((hex) => G.fieldworks[hex] === side),
    excess: overstackedHexes(G, side).map((hex) => ({
      hex,
      sps: excessOf(G, hex, side),
      lots: Object.fromEntries(lotsOf(G, hex, side).filter(([key]) => stacks(readLot(key)))),
    })),
    end,
    obedient: obedientMarches(G, side),
    bound: side === 'french' ? boundHex(G) : null,
  };
};

/** Whether some group can take a step at least: in most hexes the first look tells. */
const canMove = (G: G, side: Side, hex: HexId, entryAt: EntryAt): boolean => {
  const pool = poolOf(G, side, hex);
  if (pool === undefined) return false;
  const step = ({ kind, mps }: SpeedClass): boolean =>
    stepsFrom(hex).some(({ to, cost }) => {
      if (cost > mps) return false;
      const entry = entryAt(to, kind !== 'leaders');
      return entry === 'open' || entry === 'town';
    });
  return speedClasses(G, side, hex, pool).some(step) || stackAt(G, side, hex, entryAt) !== undefined;
};

/** [R5] Whether the player has anything to decide in his Movement Phase; taking back a marker alone is nothing. */
export const hasMovementChoice = (G: G, side: Side): boolean => {
  const entryAt = entriesOf(G, side);
  return hexesOfPieces(G, side).some(
    (hex) =>
      excessOf(G, hex, side) > 0 ||
      explainBuildFieldworks(G, side, hex) === undefined ||
      canMove(G, side, hex, entryAt),
  );
};

/** Where one chosen group can go, for a board that lights it up: hex → cost and way; besieging included where it may. */
export const reachOfGroup = (
  G: G,
  side: Side,
  from: HexId,
  group: Detachment,
): Record<HexId, { cost: number; path: HexId[]; entry: Arrival['entry']; garrisons: number }> => {
  const lit: Record<HexId, { cost: number; path: HexId[]; entry: Arrival['entry']; garrisons: number }> = {};
  const mps = groupAllowance(group) - groupSpent(G, group);
  if (mps <= 0 || leaderless(G, group, from) !== undefined) return lit;
  const withSps = hasCombatSps(group);
  for (const arrival of reachOf(from, mps, withSps, entriesOf(G, side)).values()) {
    const { hex, cost, entry, garrisons } = arrival;
    const path = wayOf(arrival);
    const order: March = { type: 'march', from, group, path, drops: [] };
    if (garrisons === 0 && explainMarch(G, side, order) !== undefined) continue;
    lit[hex] = { cost, path, entry, garrisons };
  }
  return lit;
};
