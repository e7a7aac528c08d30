import { UNITS } from '../data/units.ts';
import { lotEntries, spsOf } from '../forces.ts';
import type { HexId, LeaderId, Side } from '../ids.ts';
import { type LotKey, readLot } from '../lots.ts';
import type { Detachment, G } from '../state.ts';
import {
  groupAllowance,
  groupSpent,
  hasCombatSps,
  isEmpty,
  isLed,
  isMounted,
  isSlow,
  lotAllowance,
} from './movement-group.ts';
import { mustKeepGarrison } from './movement-pool.ts';

/** leaders: without combat SPs. mounted: only cavalry and leaders, with the bonus. cavalry: without a leader. led: all others. */
export type GroupKind = 'leaders' | 'mounted' | 'cavalry' | 'led';

/** Groups of a hex that are alike in the MPs they have left; `group` is the largest of them, and holds all the others. */
export interface SpeedClass {
  readonly kind: GroupKind;
  readonly mps: number;
  readonly group: Detachment;
}

export const kindOf = (group: Detachment): GroupKind => {
  if (!hasCombatSps(group)) return 'leaders';
  if (isMounted(group)) return 'mounted';
  return group.leaders.length === 0 ? 'cavalry' : 'led';
};

const isCavalry = (key: LotKey): boolean => UNITS[readLot(key).type].cavalry;

/** The part of the pool that a group of this kind can hold, as slow as `allowance` and as tired as `spent` at most. */
const largest = (G: G, hex: HexId, pool: Detachment, kind: GroupKind, allowance: number, spent: number): Detachment => {
  const leaders: LeaderId[] = kind === 'cavalry' ? [] : pool.leaders.filter((id) => G.leaders[id].spent <= spent);
  const lots: Detachment['lots'] = {};
  for (const [key, sps] of lotEntries(pool.lots)) {
    const lot = readLot(key);
    if (kind === 'leaders' || lot.spent > spent || lotAllowance(lot) < allowance) continue;
    if ((kind === 'mounted' || kind === 'cavalry') && !isCavalry(key)) continue;
    if (isSlow(lot) && !isLed(G, lot, hex, leaders)) continue;
    lots[key] = sps;
  }
  const train =
    pool.supplyTrain === true &&
    (kind === 'led' || kind === 'leaders') &&
    groupAllowance({ lots: {}, leaders: [], supplyTrain: true }) >= allowance &&
    G.supplyTrain.spent <= spent &&
    isLed(G, G.supplyTrain, hex, leaders);
  return { lots, leaders, ...(train ? { supplyTrain: true as const } : {}) };
};

const KINDS: readonly GroupKind[] = ['led', 'mounted', 'cavalry', 'leaders'];

/**
 * [3.1.2, R10, R11] The speed classes of a pool. Any group is as slow as its slowest and as tired as its most tired member, so it is a part
 * of the largest group with those bounds: going through the bounds finds every class there is.
 */
const classesOf = (G: G, hex: HexId, pool: Detachment): SpeedClass[] => {
  const lots = lotEntries(pool.lots).map(([key]) => readLot(key));
  const allowances = new Set([
    ...lots.map(lotAllowance),
    groupAllowance({ ...pool, lots: {} }),
    groupAllowance({ lots: {}, leaders: pool.leaders }),
  ]);
  const tired = new Set([...lots.map((lot) => lot.spent), ...pool.leaders.map((id) => G.leaders[id].spent)]);
  if (pool.supplyTrain === true) tired.add(G.supplyTrain.spent);
  const found = new Map<string, SpeedClass>();
  for (const kind of KINDS) {
    for (const allowance of allowances) {
      for (const spent of tired) {
        const group = largest(G, hex, pool, kind, allowance, spent);
        if (isEmpty(group) || kindOf(group) !== kind) continue;
        const mps = groupAllowance(group) - groupSpent(G, group);
        if (mps > 0) found.set(`${kind} ${groupAllowance(group)} ${groupSpent(G, group)}`, { kind, mps, group });
      }
    }
  }
  return [...found.values()];
};

export const withoutOne = (pool: Detachment, key: LotKey): Detachment => {
  const lots = { ...pool.lots };
  const left = (lots[key] ?? 0) - 1;
  if (left > 0) lots[key] = left;
  else delete lots[key];
  return { ...pool, lots };
};

/** As above; where a town taken this phase must keep an SP, whichever SP it is that stays [R15]. */
export const speedClasses = (G: G, side: Side, hex: HexId, pool: Detachment): SpeedClass[] => {
  const keys = lotEntries(pool.lots);
  const sps = keys.reduce((sum, [, n]) => sum + n, 0);
  if (!mustKeepGarrison(G, hex) || spsOf(G, hex, side) > sps) return classesOf(G, hex, pool);
  const found = new Map<string, SpeedClass>();
  for (const [key] of keys) {
    for (const speed of classesOf(G, hex, withoutOne(pool, key))) {
      const name = `${speed.kind} ${speed.mps}`;
      if (!found.has(name)) found.set(name, speed);
    }
  }
  return [...found.values()];
};
