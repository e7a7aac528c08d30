import type { HexId } from '@oriflamme/hex';
import type { LeaderId, Nation, UnitType } from './ids.ts';

/**
 * [2.2.1, R7] Strength points that are alike in everything the rules ask of them: SPs of a nation and type are interchangeable.
 * A lot is named by its key, so a hex's force is a small record of numbers that patches well.
 */
export interface Lot {
  readonly nation: Nation;
  readonly type: UnitType;
  /** MPs spent this Movement Phase [R10]. */
  readonly spent: number;
  /** The hex it stood in when this Movement Phase began, if it has left it [R11]. */
  readonly from: HexId | null;
  /** The leaders who brought it here, where others whom it began this Movement Phase with did not: only they take it on [R11]. */
  readonly led: readonly LeaderId[] | null;
  /** Marked in the First Determination Phase, for the turn [R50]. */
  readonly unsupplied: boolean;
  /** Has attacked, or entered to besiege, in this Combat Phase [R25]. */
  readonly attacked: boolean;
  /** [9.4] */
  readonly routed: boolean;
}

/** `nation.type`, then whatever of `spent:3 from:1312 led:jeanne+dunois unsupplied attacked routed` is true of it, in that order. */
export type LotKey = string & { readonly __lot: unique symbol };

const parsed = new Map<LotKey, Lot>();

export const lotKey = (lot: Lot): LotKey => {
  let key = `${lot.nation}.${lot.type}`;
  if (lot.spent > 0) key += ` spent:${lot.spent}`;
  if (lot.from !== null) key += ` from:${lot.from}`;
  if (lot.led !== null) key += ` led:${lot.led.join('+')}`;
  if (lot.unsupplied) key += ' unsupplied';
  if (lot.attacked) key += ' attacked';
  if (lot.routed) key += ' routed';
  return key as LotKey;
};

/** The key of SPs with nothing special about them. */
export const freshKey = (nation: Nation, type: UnitType): LotKey => `${nation}.${type}` as LotKey;

export const readLot = (key: LotKey): Lot => {
  let lot = parsed.get(key);
  if (lot === undefined) {
    lot = Object.freeze(parseLot(key));
    parsed.set(key, lot);
  }
  return lot;
};

const parseLot = (key: LotKey): Lot => {
  const [kind = '', ...marks] = key.split(' ');
  const [nation, type] = kind.split('.') as [Nation, UnitType];
  const value = (name: string) => marks.find((mark) => mark.startsWith(`${name}:`))?.slice(name.length + 1);
  return {
    nation,
    type,
    spent: Number(value('spent') ?? 0),
    from: (value('from') ?? null) as HexId | null,
    led: (value('led')?.split('+') ?? null) as LeaderId[] | null,
    unsupplied: marks.includes('unsupplied'),
    attacked: marks.includes('attacked'),
    routed: marks.includes('routed'),
  };
};

/** The same SPs with some marks changed: `remark(key, { spent: 0, from: null })`. */
export const remark = (key: LotKey, change: Partial<Lot>): LotKey => {
  const lot = readLot(key);
  for (const mark in change) {
    if (lot[mark as keyof Lot] !== change[mark as keyof Lot]) return lotKey({ ...lot, ...change });
  }
  return key;
};
