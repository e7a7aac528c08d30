import type { HexId, LeaderId, Nation, UnitType } from './ids.ts';
import type { Detachment } from './state.ts';

/** Every order is complete: one trip for a whole march, one for an attack, one for a set of losses. */
export interface Build {
  type: 'build';
  raise: { nation: Nation; type: UnitType; sps: number; hex: HexId }[];
  /** Reinforcements and ransomed leaders; the supply train's return [R52]. */
  place: { leader: LeaderId; hex: HexId }[];
  supplyTrain?: HexId;
}
export interface March {
  type: 'march';
  from: HexId;
  group: Detachment;
  /** Hex by hex, without `from`. */
  path: HexId[];
  /** What is left behind on the way, at hexes of the path but the last. */
  drops: { at: HexId; leave: Detachment }[];
}
export interface BuildFieldworks {
  type: 'buildFieldworks';
  hex: HexId;
}
export interface RemoveFieldworks {
  type: 'removeFieldworks';
  hex: HexId;
}
export interface RemoveExcess {
  type: 'removeExcess';
  hex: HexId;
  lots: Detachment['lots'];
}
export interface EndMovement {
  type: 'endMovement';
}
export interface Attack {
  type: 'attack';
  from: HexId;
  /** Equal to `from` for a storm or a sortie; which of them follows from who is inside. */
  target: HexId;
  group: Detachment;
}
/** [R32] In the Combat Phase, instead of attacking. */
export interface Besiege {
  type: 'besiege';
  from: HexId;
  target: HexId;
  group: Detachment;
}
export interface EndCombat {
  type: 'endCombat';
}
/** [R27, R52] */
export interface Stand {
  type: 'stand';
  inside: boolean;
  laager: boolean;
}
/** Losses to fire, or of a battle; with them, where a result demands it, the way of the retreat, or the defender's advance. */
export interface TakeLosses {
  type: 'takeLosses';
  lots: Detachment['lots'];
  /** Hex by hex; the town's own hex is going inside it [7.5.4, R35]. */
  retreat?: HexId[];
  /** Extra losses for pushing through weak enemies [7.5.2]. */
  pushLosses?: Detachment['lots'];
  /** Extra losses of a rout [9.4]. */
  routLosses?: Detachment['lots'];
  advance?: Detachment;
}
export interface Advance {
  type: 'advance';
  group: Detachment | null;
}
/** [R34] For all leaders of a lost stack who got away; one named in `apart` goes elsewhere. */
export interface Refuge {
  type: 'refuge';
  hex: HexId;
  apart?: Partial<Record<LeaderId, HexId>>;
}
export interface Withdraw {
  type: 'withdraw';
  retreat: HexId[];
  pushLosses?: Detachment['lots'];
}

export type Order =
  | Build
  | March
  | BuildFieldworks
  | RemoveFieldworks
  | RemoveExcess
  | EndMovement
  | Attack
  | Besiege
  | EndCombat
  | Stand
  | TakeLosses
  | Advance
  | Refuge
  | Withdraw;
