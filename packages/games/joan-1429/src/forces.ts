import { LEADER_FACTS } from './data/leaders.ts';
import { type HexId, LEADERS, type LeaderId, type Nation, SIDE_OF, type Side, type UnitType } from './ids.ts';
import { type Lot, type LotKey, readLot } from './lots.ts';
import type { Detachment, Force, G } from './state.ts';

/** What queries need of a match; a whole `G` or a draft of one. */
export type Forces = Pick<G, 'forces'>;

const entries = (force: Force | undefined): [LotKey, number][] =>
  force === undefined ? [] : (Object.entries(force) as [LotKey, number][]);

export const sideOfLot = (key: LotKey): Side => SIDE_OF[readLot(key).nation];

/** [R9] One side's lots in a hex, its nations together. */
export const lotsOf = (G: Forces, hex: HexId, side: Side): [LotKey, number][] =>
  entries(G.forces[hex]).filter(([key]) => sideOfLot(key) === side);

export const spsOf = (G: Forces, hex: HexId, side: Side, where?: (lot: Lot) => boolean): number => {
  const force = G.forces[hex];
  if (force === undefined) return 0;
  let sps = 0;
  for (const key in force) {
    const lot = readLot(key as LotKey);
    if (SIDE_OF[lot.nation] === side && (where === undefined || where(lot))) sps += force[key as LotKey] ?? 0;
  }
  return sps;
};

export const hasSps = (G: Forces, hex: HexId, side: Side): boolean => {
  const force = G.forces[hex];
  for (const key in force) if (sideOfLot(key as LotKey) === side) return true;
  return false;
};

export const leadersOf = (G: Pick<G, 'leaders'>, hex: HexId, side: Side): LeaderId[] =>
  LEADERS.filter((id) => LEADER_FACTS[id].side === side && G.leaders[id].hex === hex);

/** Hexes with combat SPs of a side. */
export const hexesWith = (G: Forces, side: Side): HexId[] =>
  (Object.keys(G.forces) as HexId[]).filter((hex) => hasSps(G, hex, side));

/** [2.2, R7] SPs of a nation and type on the map: what the countermix limits. */
export const spsOnMap = (G: Forces, nation: Nation, type: UnitType): number => {
  let sps = 0;
  for (const hex in G.forces) {
    const force = G.forces[hex as HexId];
    for (const key in force) {
      const lot = readLot(key as LotKey);
      if (lot.type === type && lot.nation === nation) sps += force[key as LotKey] ?? 0;
    }
  }
  return sps;
};

/** [2.2, R7] The same for all types of a nation at once. */
export const typesOnMap = (G: Forces, nation: Nation): ReadonlyMap<UnitType, number> => {
  const types = new Map<UnitType, number>();
  for (const hex in G.forces) {
    const force = G.forces[hex as HexId];
    for (const key in force) {
      const lot = readLot(key as LotKey);
      if (lot.nation === nation) types.set(lot.type, (types.get(lot.type) ?? 0) + (force[key as LotKey] ?? 0));
    }
  }
  return types;
};

export const lotEntries = (lots: Detachment['lots']): [LotKey, number][] => entries(lots);

export const detachmentSps = (detachment: Pick<Detachment, 'lots'>, where?: (lot: Lot) => boolean): number => {
  let sps = 0;
  for (const [key, n] of entries(detachment.lots)) if (where === undefined || where(readLot(key))) sps += n;
  return sps;
};

/** A hex's force is replaced, never written to: what a move did not touch is shared with the state before it. */
export const addSps = (G: Forces, hex: HexId, key: LotKey, n: number): void => {
  if (n === 0) return;
  const force = G.forces[hex];
  G.forces[hex] = { ...force, [key]: (force?.[key] ?? 0) + n };
};

/** A hex without SPs has no record, so that two states alike are equal JSON. */
export const removeSps = (G: Forces, hex: HexId, key: LotKey, n: number): void => {
  if (n === 0) return;
  const force = G.forces[hex];
  const present = force?.[key] ?? 0;
  if (force === undefined || present < n) throw new Error(`${hex} has ${present} SPs of ${key}, not ${n}`);
  if (present > n) {
    G.forces[hex] = { ...force, [key]: present - n };
    return;
  }
  const rest = { ...force };
  delete rest[key];
  if (hasAny(rest)) G.forces[hex] = rest;
  else delete G.forces[hex];
};

const hasAny = (record: object): boolean => {
  for (const _ in record) return true;
  return false;
};

/** Names lots anew, everywhere on the map, where a mark comes or goes for all. */
export const remarkAll = (G: Forces, rename: (key: LotKey, hex: HexId) => LotKey): void => {
  for (const hex of Object.keys(G.forces) as HexId[]) {
    for (const [key, n] of entries(G.forces[hex])) {
      const to = rename(key, hex);
      if (to === key) continue;
      removeSps(G, hex, key, n);
      addSps(G, hex, to, n);
    }
  }
};
