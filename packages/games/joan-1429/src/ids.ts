export type { HexId } from '@oriflamme/hex';

/** In seat order: '0' is English, '1' French, in every match. */
export const SIDES = ['english', 'french'] as const;
export type Side = (typeof SIDES)[number];
export const enemyOf = (side: Side): Side => (side === 'english' ? 'french' : 'english');

export const NATIONS = ['english', 'burgundian', 'french', 'scottish', 'breton'] as const;
export type Nation = (typeof NATIONS)[number];
export const SIDE_OF: Readonly<Record<Nation, Side>> = {
  english: 'english',
  burgundian: 'english',
  french: 'french',
  scottish: 'french',
  breton: 'french',
};

/** [R6] Eight types: artillery is apart from siege weapons. */
export const UNIT_TYPES = [
  'infantry',
  'militia',
  'archers',
  'engineers',
  'siege',
  'artillery',
  'lightCavalry',
  'heavyCavalry',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const LEADERS = [
  'jeanne',
  'dunois',
  'laHire',
  'alencon',
  'deRais',
  'clermont',
  'charles',
  'arthur',
  'ogilvy',
  'bedford',
  'falstaff',
  'talbot',
  'scales',
  'suffolk',
  'glasdale',
  'henry',
  'burgundy',
] as const;
export type LeaderId = (typeof LEADERS)[number];

/** The four phases of the sequence of play, as boardgame.io's `ctx.phase` names them. */
export const PHASES = ['firstDetermination', 'englishPlayerTurn', 'frenchPlayerTurn', 'finalDetermination'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * What the deciding side is asked; boardgame.io's stage of the one active player.
 * stand: inside or outside, laager. withdraw: a retreat without a battle [R38, R47]. refuge: where an escaped leader goes [R34].
 */
export const STEPS = [
  'build',
  'movement',
  'combat',
  'stand',
  'fireLosses',
  'attackerLosses',
  'defenderLosses',
  'advance',
  'refuge',
  'withdraw',
] as const;
export type Step = (typeof STEPS)[number];

/** Where the match stands: the one side that decides, and what. Undefined side of it never exists: a match without one is over. */
export interface Situation {
  readonly phase: Phase;
  readonly side: Side;
  readonly step: Step;
}
