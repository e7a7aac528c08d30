import { LEADER_FACTS } from './data/leaders.ts';
import { type HexId, LEADERS, type LeaderId, type Nation, SIDE_OF, type Side, type UnitType } from './ids.ts';
import { type Lot, type LotKey, readLot, remark } from './lots.ts';
import type { Detachment, Force, G, LeaderState } from './state.ts';

/** What queries need of a match; a whole `G` or a draft of one. */
export type Forces = Pick<G, 'forces'>;

const entries = (force: Force | undefined): [LotKey, number][] =>
  force === undefined ? [] : (Object.entries(force) as [LotKey, number][]);

export const sideOfLot = (key: LotKey): Side => SIDE_OF[readLot(key).nation];

export type LotEntry = readonly [LotKey, number];
type LotsBySide = Readonly<Record<Side, readonly LotEntry[]>>;
const NOBODY: LotsBySide = { english: [], french: [] };

/** Asked thousands of times for each force that is made; since none is ever written to, its lots are told apart once. */
const toldApart = new WeakMap<Force, LotsBySide>();

const bySide = (force: Force | undefined): LotsBySide => {
  if (force === undefined) return NOBODY;
  let lots = toldApart.get(force);
  if (lots === undefined) {
    const apart: Record<Side, LotEntry[]> = { english: [], french: [] };
    for (const lot of entries(force)) apart[sideOfLot(lot[0])].push(lot);
    lots = apart;
    toldApart.set(force, lots);
  }
  return lots;
};

/** [R9] One side's lots in a hex, its nations together. */
export const lotsOf = (G: Forces, hex: HexId, side: Side): readonly LotEntry[] => bySide(G.forces[hex])[side];

export const spsOf = (G: Forces, hex: HexId, side: Side, where?: (lot: Lot) => boolean): number => {
  let sps = 0;
  for (const [key, n] of lotsOf(G, hex, side)) if (where === undefined || where(readLot(key))) sps += n;
  return sps;
};

export const hasSps = (G: Forces, hex: HexId, side: Side): boolean => lotsOf(G, hex, side).length > 0;

export const leadersOf = (G: Pick<G, 'leaders'>, hex: HexId, side: Side): LeaderId[] =>
  LEADERS.filter((id) => LEADER_FACTS[id].side === side && G.leaders[id].hex === hex);

/** What a change says; a leader of whom it is true already stays the same object. */
export const changeLeader = (G: Pick<G, 'leaders'>, id: LeaderId, change: Partial<LeaderState>): void => {
  const leader = G.leaders[id];
  for (const part of Object.keys(change) as (keyof LeaderState)[]) {
    if (change[part] === leader[part]) continue;
    G.leaders[id] = { ...leader, ...change };
    return;
  }
};

/** Hexes with combat SPs of a side. */
export const hexesWith = (G: Forces, side: Side): HexId[] =>
  (Object.keys(G.forces) as HexId[]).filter((hex) => hasSps(G, hex, side));

/** SPs by nation and type, whatever their marks. */
export type Muster = Readonly<Record<Nation, ReadonlyMap<UnitType, number>>>;

/** [2.2, R7] SPs of every nation and type on the map: what the countermix limits. */
export const musterOf = (G: Forces): Muster => {
  const muster: Record<Nation, Map<UnitType, number>> = {
    english: new Map(),
    burgundian: new Map(),
    french: new Map(),
    scottish: new Map(),
    breton: new Map(),
  };
  for (const force of Object.values(G.forces)) {
    for (const key in force) {
      const { nation, type } = readLot(key as LotKey);
      muster[nation].set(type, (muster[nation].get(type) ?? 0) + (force[key as LotKey] ?? 0));
    }
  }
  return muster;
};

/** [2.2, R7] */
export const spsOnMap = (G: Forces, nation: Nation, type: UnitType): number => musterOf(G)[nation].get(type) ?? 0;

export const lotEntries = (lots: Detachment['lots']): [LotKey, number][] => entries(lots);

export const detachmentSps = (detachment: Pick<Detachment, 'lots'>, where?: (lot: Lot) => boolean): number => {
  let sps = 0;
  for (const [key, n] of entries(detachment.lots)) if (where === undefined || where(readLot(key))) sps += n;
  return sps;
};

/** Records of forces that nobody else has yet, so that they may be written to. */
const unshared = new WeakSet<G['forces']>();

/** For a second state to hold: whichever of the two changes them first takes a copy. Many orders change none, and they are slow to copy. */
export const sharedForces = ({ forces }: Readonly<Forces>): G['forces'] => {
  unshared.delete(forces);
  return forces;
};

const writable = (G: Forces): G['forces'] => {
  if (!unshared.has(G.forces)) {
    const copy: G['forces'] = {};
    // Hexes are numbers to the engine: spreading a record of them takes half as long again.
    for (const hex of Object.keys(G.forces) as HexId[]) copy[hex] = G.forces[hex] as Force;
    G.forces = copy;
    unshared.add(copy);
  }
  return G.forces;
};

/** A hex's force is replaced, never written to: what a move did not touch is shared with the state before it. */
export const addSps = (G: Forces, hex: HexId, key: LotKey, n: number): void => {
  if (n === 0) return;
  const force = G.forces[hex];
  writable(G)[hex] = { ...force, [key]: (force?.[key] ?? 0) + n };
};

/** A hex without SPs has no record, so that two states alike are equal JSON. */
export const removeSps = (G: Forces, hex: HexId, key: LotKey, n: number): void => {
  if (n === 0) return;
  const force = G.forces[hex];
  const present = force?.[key] ?? 0;
  if (force === undefined || present < n) throw new Error(`${hex} has ${present} SPs of ${key}, not ${n}`);
  if (present > n) {
    writable(G)[hex] = { ...force, [key]: present - n };
    return;
  }
  const rest = entries(force).filter(([other]) => other !== key);
  if (rest.length > 0) writable(G)[hex] = Object.fromEntries(rest);
  else delete writable(G)[hex];
};

/** Names lots anew, everywhere on the map, where a mark comes or goes for all. */
export const remarkAll = (G: Forces, change: Partial<Lot>): void => {
  for (const [hex, force] of Object.entries(G.forces) as [HexId, Force][]) {
    const remarked = remarkForce(force, change);
    if (remarked !== force) writable(G)[hex] = remarked;
  }
};

const remarkForce = (force: Force, change: Partial<Lot>): Force => {
  let lots: Map<LotKey, number> | undefined;
  for (const [key, n] of entries(force)) {
    const to = remark(key, change);
    if (to === key) continue;
    lots ??= new Map(entries(force));
    lots.delete(key);
    lots.set(to, (lots.get(to) ?? 0) + n);
  }
  return lots === undefined ? force : Object.fromEntries(lots);
};
