import type { Battle, Withdrawal } from './battle/state.ts';
import type { HexId, LeaderId, Nation, Side } from './ids.ts';
import type { LotKey } from './lots.ts';
import type { MatchOptions } from './match-options.ts';

export const RULES_VERSION = 1;

/** The strength points of one hex, both sides together: a side's are those of its nations. Replaced where they change, never written to. */
export type Force = Readonly<Record<LotKey, number>>;

/** A part of the pieces of one hex and side. */
export interface Detachment {
  lots: Record<LotKey, number>;
  leaders: LeaderId[];
  /** With option 9.5. */
  supplyTrain?: true;
}

/** Replaced where it changes, never written to: states share it. */
export interface LeaderState {
  /** absent: not in this match; awaited: a reinforcement to come; ransomed: back in the next build step; exiled: off the map with neutral Burgundy [R47]. */
  readonly status: 'map' | 'captive' | 'ransomed' | 'dead' | 'awaited' | 'exiled' | 'absent';
  readonly hex: HexId | null;
  readonly spent: number;
  readonly from: HexId | null;
  readonly attacked: boolean;
  /** [9.4] Of a routed stack: he goes with it, and does nothing else. */
  readonly routed?: true;
}

export interface SupplyTrain {
  /** map, or where and why it waits to return [R52]. */
  status: 'absent' | 'map' | 'laager' | 'spentAsLaager' | 'destroyed';
  hex: HexId | null;
  spent: number;
  from: HexId | null;
  /** As of a lot: who of those it began this Movement Phase with brought it here, where not all did [R11]. */
  led?: LeaderId[];
}

export interface Mandate {
  objective: 'rheims' | 'paris' | 'laCharite';
  /** MPs by terrain from Jeanne to the objective when the mandate was rolled [R46]. */
  rolledAt: number;
  /**
   * The hex and SPs with which Jeanne began this French Movement Phase, the distance to be reached in it, and whether the objective
   * stands empty within reach; null outside it.
   */
  phaseStart: { hex: HexId; sps: number; distance: number; goal: number; enter: boolean } | null;
  /** Excused this turn, or already obeyed in this Combat Phase. */
  excused: boolean;
}

export type Outcome = { winner: Side | null; by: string };

/** Only what changes, as small JSON; printed facts are in data/, what can be derived is derived. */
export interface G {
  rulesVersion: number;
  options: MatchOptions;
  turn: number;
  forces: Record<HexId, Force>;
  leaders: Record<LeaderId, LeaderState>;
  /** Town hexes with both sides present → the besieger, who is outside [R18]. */
  sieges: Record<HexId, Side>;
  /** [R17] The one town that keeps its last captor without a garrison. */
  laRochelle: Side;
  fieldworks: Record<HexId, Side>;
  supplyTrain: SupplyTrain;
  purses: Record<'english' | 'burgundian' | 'french', number>;
  burgundyNeutral: boolean;
  /** Neutral Burgundy's SPs without an open home town [R47]. */
  exiled: Record<LotKey, number>;
  /** This turn's roll on the Jeanne Events Table. */
  event: number | null;
  mandate: Mandate | null;
  will: number;
  /** [R41] Lowers the ceiling of the Will for good. */
  jeanneWasCaptured: boolean;
  crowned: { rheims: boolean; chartres: boolean };
  /** As this game turn began: the holders 8.3 compares with [R41], and Charles's hex if he could be crowned in it as it stood [R42]. */
  turnBegan: { charles: HexId | null; orleans: Side; chinon: Side; paris: Side };
  /** Gathered through the turn for 8.3. */
  willEvents: { orleansRelieved: boolean; executed: boolean };
  /** Town hexes whose holder retreated into the town this phase and so defends inside [R27]. */
  insideThisPhase: HexId[];
  /** Targets attacked from each hex in this Combat Phase: SPs of one hex attack one target together [R25]. */
  attacksMade: Record<HexId, HexId[]>;
  /** Towns taken by movement this phase, which must keep a garrison in it [R15]. */
  takenThisPhase: HexId[];
  battle: Battle | null;
  /** Retreats without a battle still to be made, and where the sequence goes on after them. */
  withdrawals: Withdrawal[];
  resume: string | null;
  outcome: Outcome | null;
}

export type NationPurse = Extract<Nation, 'english' | 'burgundian' | 'french'>;
