import type { Modifier, Odds } from './battle/state.ts';
import type { HexId, LeaderId, Side, Step } from './ids.ts';
import type { Order } from './orders.ts';

export type Distribution = Record<string, number>;

/** A decision taken on the way, and by what. */
export type Decision = { side: Side; step: Step; by: 'standing' | 'advice'; order: Order };

/** The same decision wherever it was taken, with the chance that it is asked for. */
export type Assumed = Decision & { chance: number };

export interface LeaderPreview {
  readonly leader: LeaderId;
  readonly killed: number;
  readonly captured: number;
  /** Got away from a stack that died [R34]. */
  readonly escapes: number;
}

/** One stand of the defender, with all that can come of it; shares of 1. */
export interface Column {
  readonly stand: 'inside' | 'outside';
  readonly fire: { readonly sps: number; readonly losses: Distribution } | null;
  /** Odds after fire: each with its chance, its reckoning and what is added to the die. */
  readonly odds: readonly { readonly chance: number; readonly odds: Odds; readonly modifiers: readonly Modifier[] }[];
  /** By cell of the table, as 1/2R. */
  readonly results: Distribution;
  /** SPs each side loses in all. */
  readonly losses: Record<Side, Distribution>;
  readonly retreats: Record<Side, number>;
  /** Nothing is left of the force that fought. */
  readonly eliminated: Record<Side, number>;
  /** It retreats or nothing is left of it, or both in turn. */
  readonly breaks: Record<Side, number>;
  readonly routs: number;
  /** Of a siege at the target, or one the attackers leave their lines of, but not by the fall of its town. */
  readonly siegeRaised: number;
  readonly townTaken: number;
  readonly advances: Record<Side, number>;
  readonly calledOff: number;
  readonly leaders: readonly LeaderPreview[];
  readonly assumed: readonly Assumed[];
}

export interface AttackPreview {
  readonly kind: 'attack';
  /** Two where the defender chooses between walls and field, else one. */
  readonly columns: readonly Column[];
}
export interface SiegePreview {
  readonly kind: 'siege';
  readonly hex: HexId;
  readonly side: Side;
  /** Chance that the town falls in this turn's siege step. */
  readonly falls: number;
  readonly modifiers: readonly Modifier[];
}
