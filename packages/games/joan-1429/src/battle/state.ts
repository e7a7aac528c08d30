import type { HexId, LeaderId, Side, Step } from '../ids.ts';
import type { Detachment } from '../state.ts';

/** Strength points by lot. */
export type Lots = Detachment['lots'];

export type ModifierName =
  | 'attackLeader'
  | 'defenceLeader'
  | 'charge'
  | 'fieldworks'
  | 'laager'
  | 'will'
  | 'event'
  | 'militiaAttack'
  | 'militiaDefence'
  | 'engineersOutside'
  | 'engineersInside'
  | 'gunsOutside'
  | 'gunsInside'
  | 'noGunsInside'
  | 'onlyMilitiaInside';

/** One reason to add to a die, named before it is rolled. */
export type Modifier = {
  name: ModifierName;
  rule: string;
  value: number;
  leader?: LeaderId;
};

/** One reason why SPs count for more or less than printed. */
export type Factor = {
  name: 'inside' | 'terrain' | 'river' | 'unsupplied' | 'siegeWeapons' | 'artillery' | 'heavyCavalry';
  rule: string;
  times: number;
};

/** Of one side, what a result demands. */
export type Demand = { losses: number; retreat: boolean; eliminated: boolean };

/** [R30] result: a cell of the table; the others are decided without the die. */
export type Result = {
  by: 'table' | 'overwhelming' | 'fire' | 'noFighters';
  attacker: Demand;
  defender: Demand;
};

export type Odds = {
  attack: number;
  defence: number;
  attackFactors: Factor[];
  defenceFactors: Factor[];
  /** Column of the table, 0 for 1-3 to 5 for 4-1; 6 is beyond it. */
  column: number;
  /** [9.1] */
  shift: -1 | 0 | 1;
};

/** [R34] How a side's force came to an end, which is how its leaders roll. */
export type End = 'result' | 'noRetreat' | 'besieged';

export const BATTLE_STEPS = [
  'stand',
  'fire',
  'fireLosses',
  'roll',
  'attackerLosses',
  'defenderLosses',
  'siege',
  'fates',
  'refuge',
  'advance',
  'over',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** What is being resolved; null between battles. `ctx` says whose step it is. */
export interface Battle {
  kind: 'attack' | 'storm' | 'sortie';
  attacker: Side;
  from: HexId;
  target: HexId;
  /** What of the attackers still takes part. */
  attackers: Detachment;
  /** Leaders of the defence as the attack began: they go where their stack goes, and roll. */
  defendingLeaders: LeaderId[];
  /** Where attackers and defenders are now: after a retreat, where it ended. */
  attackersAt: HexId;
  defendersAt: HexId;
  /** The step to be done next, or asked about. */
  step: BattleStep;
  inside: boolean;
  laager: boolean;
  /** SPs the attackers lose to defensive fire. */
  fireLosses: number;
  result: Result | null;
  ends: { attacker: End | null; defender: End | null };
  /** Sides that had to give way: they do not advance. A siege raised by losses can drive off both. */
  retreated: Side[];
  /** The defender's advance, ordered with his losses, and whether he has been asked for it. */
  advance: Detachment | null;
  advanceDecided: boolean;
  /** Leaders who got away and have more than one refuge [R34]. */
  refuges: { leader: LeaderId; hexes: HexId[] }[];
}

/** A stack that must leave its hex without a battle. */
export interface Withdrawal {
  side: Side;
  hex: HexId;
  why: 'siegeRaised' | 'burgundyNeutral';
  leaders: LeaderId[];
  /** Set once the stack is gone for want of a way out: leaders of it with more than one refuge [R34]. */
  refuges?: { leader: LeaderId; hexes: HexId[] }[];
}

/** Somebody has to decide before things go on. */
export interface Asked {
  readonly side: Side;
  readonly step: Step;
}
