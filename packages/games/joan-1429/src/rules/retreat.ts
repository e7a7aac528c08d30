import { distance, isLand, landNeighbours, TOWNS, townAt } from '../data/map/index.ts';
import { UNITS } from '../data/units.ts';
import { hasSps, leadersOf, spsOf } from '../forces.ts';
import { enemyOf, type HexId, type Side } from '../ids.ts';
import type { G } from '../state.ts';
import { closed, holder, inside, openTowns } from './control.ts';
import { STACKING_LIMIT } from './stacking.ts';

/** A neighbouring hex as a retreating stack sees it. */
export interface Haven {
  readonly hex: HexId;
  /** Fewer hexes from a friendly town than the hex before it. */
  readonly nearer: boolean;
  readonly holds: 'nothing' | 'friends' | 'enemies';
  readonly enemySps: number;
  /** [R47] Who makes way for a neutral Burgundy does it without loss, through enemies too. */
  readonly freely?: true;
  /** SPs that still fit under the stacking limit. */
  readonly room: number;
}

/** All a retreat could touch, hex by hex, so that its ways can be found for any losses without the board. */
export type RetreatField = Readonly<Record<HexId, readonly Haven[]>>;

/** A way a retreat can go: to a hex where it stops, or into a dead end. */
export interface Way {
  readonly path: HexId[];
  /** SPs it costs to push through weak enemies. */
  readonly push: number;
}

/** [3.1, R8] */
export const roomFor = (G: Pick<G, 'forces'>, hex: HexId, side: Side): number =>
  STACKING_LIMIT - spsOf(G, hex, side, (lot) => UNITS[lot.type].stacks);

/** [7.5, R35] Hexes a stack may think of at all: land, no enemy town, not closed, not where friends are shut in. */
const mayThinkOf = (G: G, hex: HexId, side: Side): boolean => {
  if (!isLand(hex) || closed(G, hex) || inside(G, hex, side)) return false;
  if (townAt(hex) === undefined) return true;
  return holder(G, hex) === side || G.sieges[hex] === side;
};

/** [7.5.1, R8] Replacements can swell a stack beyond the limit; beaten before it may sort itself out, it still finds room where no friends are. */
const ROOM_WITHOUT_FRIENDS = 999;

const havenAt = (G: G, hex: HexId, side: Side, nearer: boolean): Haven => {
  const besieging = G.sieges[hex] === side;
  const enemySps = besieging ? 0 : spsOf(G, hex, enemyOf(side));
  const troops = hasSps(G, hex, side);
  const friends = troops || leadersOf(G, hex, side).length > 0;
  const holds = enemySps > 0 ? 'enemies' : friends ? 'friends' : 'nothing';
  return { hex, nearer, holds, enemySps, room: troops ? roomFor(G, hex, side) : ROOM_WITHOUT_FRIENDS };
};

/** Hexes between a hex and each town never change, and previews ask for them by the thousand. */
const townDistances = new Map<HexId, ReadonlyMap<HexId, number>>();
const distancesFrom = (hex: HexId): ReadonlyMap<HexId, number> => {
  let known = townDistances.get(hex);
  if (known === undefined) {
    known = new Map(TOWNS.map((town) => [town.hex, distance(hex, town.hex)]));
    townDistances.set(hex, known);
  }
  return known;
};

/** [R35] Fewest hexes to a friendly town but the hex where the retreat began and the one being left now. */
const townDistance = (towns: readonly HexId[]) => (hex: HexId, left: HexId) => {
  const distances = distancesFrom(hex);
  let least = Number.POSITIVE_INFINITY;
  for (const town of towns) if (town !== left) least = Math.min(least, distances.get(town) ?? least);
  return least;
};

/** [7.5, R35] The field of a retreat from a hex by at most so many SPs; `barred` is where the enemy's blow came from. */
export const retreatField = (
  G: G,
  side: Side,
  from: HexId,
  sps: number,
  barred: HexId | undefined,
  least = 1,
): RetreatField => {
  const toTown = townDistance(openTowns(G, side).filter((hex) => hex !== from));
  const field: Record<HexId, Haven[]> = {};
  const open = [{ hex: from, gone: 0 }];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { hex: here, gone } = next;
    if (field[here] !== undefined) continue;
    const havens = landNeighbours(here)
      .filter((near) => near !== from && near !== barred && mayThinkOf(G, near, side))
      .map((near) => havenAt(G, near, side, toTown(near, here) < toTown(here, here)));
    field[here] = havens;
    for (const haven of havens) {
      const through = haven.holds === 'enemies' ? haven.enemySps * 2 < sps : haven.room < sps;
      if (through || gone + 1 < least) open.push({ hex: haven.hex, gone: gone + 1 });
    }
  }
  return field;
};

/** [7.5, 7.5.1, 7.5.2, R35] Exactly half blocks. */
const isWeak = (haven: Haven, sps: number): boolean => haven.enemySps * 2 < sps;

const RANKS: readonly ((haven: Haven) => boolean)[] = [
  (haven) => haven.nearer && haven.holds === 'nothing',
  (haven) => haven.nearer && haven.holds === 'friends',
  (haven) => haven.nearer && haven.holds === 'enemies',
  (haven) => !haven.nearer && haven.holds === 'nothing',
  (haven) => !haven.nearer && haven.holds === 'friends',
  (haven) => !haven.nearer && haven.holds === 'enemies',
];

/** [7.5, R35] Only the best class that has a hex may be chosen from. */
const nextHexes = (field: RetreatField, at: HexId, sps: number, been: readonly HexId[]): Haven[] => {
  const havens = (field[at] ?? []).filter(
    (haven) => !been.includes(haven.hex) && (haven.holds !== 'enemies' || isWeak(haven, sps)),
  );
  for (const rank of RANKS) {
    const best = havens.filter(rank);
    if (best.length > 0) return best;
  }
  return [];
};

/** Hexes. Each but the last is full or hostile, and no side has men to fill so many in a row; a bound for boards nobody has thought of. */
const LONGEST = 8;

/**
 * [7.5.1, 7.5.2, 9.4, R35, R51] Every way to a hex where the stack can stop. `stacking` of its `sps` count against the limit;
 * `least` is 2 for a rout. A way into a dead end is none while another is open.
 */
export const retreatWays = (field: RetreatField, from: HexId, sps: number, stacking: number, least = 1): Way[] => {
  const ways: Way[] = [];
  const go = (at: HexId, path: HexId[], left: number, push: number): void => {
    if (path.length === LONGEST) return;
    for (const haven of nextHexes(field, at, left, path)) {
      const onward = [...path, haven.hex];
      const through = haven.holds === 'enemies';
      const cost = through && !haven.freely ? haven.enemySps : 0;
      // What a push cost takes no room any more; where engineers are among them, the stack must fit whomever he names.
      const fits = haven.room >= Math.min(stacking, left);
      if (!through && fits && onward.length >= least) ways.push({ path: onward, push });
      else go(haven.hex, onward, left - cost, push + cost);
    }
  };
  go(from, [], sps, 0);
  return ways;
};
