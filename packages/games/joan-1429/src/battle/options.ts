import { LEADER_FACTS } from '../data/leaders.ts';
import { landNeighbours, townAt } from '../data/map/index.ts';
import type { HexId, LeaderId, Side, Situation } from '../ids.ts';
import type { Besiege } from '../orders.ts';
import { pick, sumOf } from '../rules/combat.ts';
import { combatDuty } from '../rules/mandate.ts';
import { type RetreatField, roomFor } from '../rules/retreat.ts';
import type { Detachment, G } from '../state.ts';
import { advanceChoice, fullAdvance } from './advance.ts';
import {
  type AttackSource,
  attackHexes,
  attackSources,
  explainBesiege,
  leadsAttacks,
  siegeWeaponsMay,
  targetFault,
} from './attack-pool.ts';
import { kindOf } from './declare.ts';
import { fleeing, type Refuges } from './fates.ts';
import {
  type AdvanceChoice,
  attackerQuestion,
  defenderQuestion,
  fireQuestion,
  type LossQuestion,
} from './loss-question.ts';
import { type StandChoice, standChoice } from './stand.ts';
import type { Battle, Lots } from './state.ts';
import { withdrawalField, withdrawingLots } from './withdraw.ts';

/** One hex's chance against one target: any part of the pool with a leader who leads. */
export interface AttackOption {
  readonly from: HexId;
  readonly target: HexId;
  readonly kind: Battle['kind'];
  readonly pool: Detachment;
  /** Of the pool's leaders, those who can lead. */
  readonly led: readonly LeaderId[];
  /** [R32] The largest group that can lay siege instead, if any can. */
  readonly besiege: Detachment | null;
}

export interface CombatOptions {
  readonly step: 'combat';
  readonly side: Side;
  readonly attacks: readonly AttackOption[];
  /** Sieges laid from a hex whose target cannot be attacked from there [R25, R32]. */
  readonly sieges: readonly Besiege[];
  /** [R46] The attack Jeanne's mandate demands before the phase may end. */
  readonly duty: { readonly attack: AttackOption; readonly atLeast: number } | null;
}
export interface StandOptions {
  readonly step: 'stand';
  readonly side: Side;
  readonly hex: HexId;
  readonly choice: StandChoice;
}
export interface LossOptions {
  readonly step: 'fireLosses' | 'attackerLosses' | 'defenderLosses';
  readonly side: Side;
  readonly question: LossQuestion;
}
export interface AdvanceOptions {
  readonly step: 'advance';
  readonly side: Side;
  readonly choice: AdvanceChoice;
  /** The most that can go. */
  readonly whole: Detachment;
}
export interface RefugeOptions {
  readonly step: 'refuge';
  readonly side: Side;
  /** The first of `leaders`: all of them go to one hex unless the order sends one apart. */
  readonly leader: LeaderId;
  readonly leaders: readonly LeaderId[];
  readonly hexes: readonly HexId[];
}
export interface WithdrawOptions {
  readonly step: 'withdraw';
  readonly side: Side;
  readonly hex: HexId;
  readonly lots: Lots;
  readonly leaders: readonly LeaderId[];
  readonly field: RetreatField;
  /** The stack is lost already; a leader of it looks for a refuge, by an order `refuge`. */
  readonly refuge: Pick<RefugeOptions, 'leader' | 'leaders' | 'hexes'> | null;
}
export type BattleOptions =
  | CombatOptions
  | StandOptions
  | LossOptions
  | AdvanceOptions
  | RefugeOptions
  | WithdrawOptions;

const siegeGroup = (G: G, side: Side, from: HexId, target: HexId, pool: Detachment): Detachment | null => {
  if (from === target || townAt(target) === undefined) return null;
  const choice = { from, to: target, ...{ pool: pool.lots, leaders: pool.leaders }, besieging: true };
  const group = fullAdvance(G, side, { ...choice, room: roomFor(G, target, side) });
  if (group === undefined) return null;
  return explainBesiege(G, side, { type: 'besiege', from, target, group }) === undefined ? group : null;
};

/** What of a pool can attack a hex, if anything can. */
const attackLots = (G: G, side: Side, from: HexId, target: HexId, { lots }: Detachment): Lots | undefined => {
  if (targetFault(G, side, from, target) !== undefined) return undefined;
  const fit = siegeWeaponsMay(G, side, from, target) ? lots : pick(lots, (lot) => lot.type !== 'siege');
  return sumOf(fit) === 0 ? undefined : fit;
};

const attackOption = (G: G, side: Side, from: HexId, target: HexId, all: Detachment): AttackOption | undefined => {
  const lots = attackLots(G, side, from, target, all);
  if (lots === undefined) return undefined;
  const pool = { lots, leaders: all.leaders };
  const besiege = siegeGroup(G, side, from, target, all);
  return { from, target, kind: kindOf(G, side, from, target), pool, led: all.leaders.filter(leadsAttacks), besiege };
};

/** [6.2, R25] Every attack one side could still declare. */
export const attackOptions = (G: G, side: Side): AttackOption[] =>
  attackHexes(G, side).flatMap(({ hex, pool }) =>
    [hex, ...landNeighbours(hex)].flatMap((target) => attackOption(G, side, hex, target, pool) ?? []),
  );

/** [R32] Friends lie before the walls already: others can join them, though they cannot attack the town from here. */
const joinSieges = (G: G, side: Side, sources: readonly AttackSource[] = attackHexes(G, side)): Besiege[] =>
  sources.flatMap(({ hex: from, pool }) =>
    landNeighbours(from)
      .filter((target) => G.sieges[target] === side)
      .flatMap((target) => {
        const group = siegeGroup(G, side, from, target, pool);
        return group === null ? [] : [{ type: 'besiege' as const, from, target, group }];
      }),
  );

/** [R5] Without it the Combat Phase has nothing to decide. */
export const hasCombatChoice = (G: G, side: Side): boolean => {
  const sources = attackSources(G, side);
  const canAttack = ({ hex, pool }: AttackSource): boolean =>
    [hex, ...landNeighbours(hex)].some((target) => attackLots(G, side, hex, target, pool) !== undefined);
  return sources.some(canAttack) || joinSieges(G, side, sources).length > 0;
};

/** [5.4.1, R46] The attack a mandate demands, while it can still be made. */
export const dutyOption = (G: G, side: Side): CombatOptions['duty'] => {
  const duty = side === 'french' ? combatDuty(G) : undefined;
  if (duty === undefined) return null;
  const source = attackHexes(G, side).find(({ hex }) => hex === duty.hex);
  const attack = source && attackOption(G, side, duty.hex, duty.target, source.pool);
  const able = attack?.pool.leaders.includes('jeanne') && sumOf(attack.pool.lots) >= duty.atLeast;
  return attack !== undefined && able ? { attack, atLeast: duty.atLeast } : null;
};

export const lossQuestion = (G: G, battle: Battle, step: LossOptions['step']): LossQuestion => {
  if (step === 'fireLosses') return fireQuestion(battle);
  return step === 'attackerLosses' ? attackerQuestion(G, battle) : defenderQuestion(G, battle);
};

/** What the deciding side may do in the Combat Phase, in a battle, or in a retreat without one. */
export const battleOptions = (G: G, at: Situation): BattleOptions => {
  const { side, step } = at;
  if (step === 'combat') {
    return { step, side, attacks: attackOptions(G, side), sieges: joinSieges(G, side), duty: dutyOption(G, side) };
  }
  if (step === 'withdraw') return withdrawOptions(G, side);
  const battle = G.battle;
  if (battle === null) throw new Error(`no battle is fought, yet ${step} is asked`);
  if (step === 'stand') return { step, side, hex: battle.target, choice: standChoice(G, battle) };
  if (step === 'fireLosses' || step === 'attackerLosses' || step === 'defenderLosses') {
    return { step, side, question: lossQuestion(G, battle, step) };
  }
  if (step === 'refuge') {
    const sought = refugeOption(battle.refuges);
    if (sought === null) throw new Error('no leader is looking for a refuge');
    return { step, side: LEADER_FACTS[sought.leader].side, ...sought };
  }
  const found = advanceChoice(G, battle);
  if (step !== 'advance' || found === undefined) throw new Error(`${step} is not asked in this battle`);
  const whole = fullAdvance(G, side, found.choice);
  if (whole === undefined) throw new Error('nobody can advance');
  return { step, side, choice: found.choice, whole };
};

const refugeOption = (refuges: Refuges): WithdrawOptions['refuge'] => {
  const [first] = refuges;
  return first === undefined ? null : { ...first, leaders: fleeing(refuges).map(({ leader }) => leader) };
};

const withdrawOptions = (G: G, side: Side): WithdrawOptions => {
  const [next] = G.withdrawals;
  if (next === undefined) throw new Error('no withdrawal is pending');
  const { hex, leaders } = next;
  const refuge = refugeOption(next.refuges ?? []);
  return {
    step: 'withdraw',
    side,
    hex,
    lots: withdrawingLots(G, next),
    leaders,
    field: withdrawalField(G, next),
    refuge,
  };
};
