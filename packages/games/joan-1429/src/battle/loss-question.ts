import { townAt } from '../data/map/index.ts';
import { hasSps, leadersOf, lotsOf } from '../forces.ts';
import { enemyOf, type HexId, type LeaderId, type Side } from '../ids.ts';
import {
  allDefenders,
  cavalrySps,
  fightingAttackers,
  fightingDefenders,
  gunsOf,
  minus,
  pick,
  stackingSps,
  sumOf,
} from '../rules/combat.ts';
import { closed, isOpenTown } from '../rules/control.ts';
import { freeChoice, type LossChoice, lossChoice } from '../rules/losses.ts';
import { isWounded } from '../rules/modifiers.ts';
import { leavingBar } from '../rules/movement-pool.ts';
import { type RetreatField, retreatField, retreatWays, roomFor, type Way } from '../rules/retreat.ts';
import { siegeStanding, siegeStrength } from '../rules/siege.ts';
import type { G } from '../state.ts';
import type { Battle, Lots } from './state.ts';

/** One manner of taking losses: holding one's ground, going inside the town of the hex, or leaving the hex. */
export interface LossWay {
  readonly kind: 'stay' | 'inside' | 'leave';
  /** What the owner names. */
  readonly choice: LossChoice;
  /** Guns lost by leaving, counted already [7.3.1]. */
  readonly forced: Lots;
  /** [R33] A siege raised by losses alone: guns left after them are lost on top. */
  readonly gunsOnTop: boolean;
  /** All that would leave, before losses. */
  readonly stack: Lots;
  readonly field: RetreatField | null;
  /** [9.4] The attackers' cavalry, where a rout is possible. */
  readonly pursuers: number | null;
}

/** Where a victor may go, with what. */
export interface AdvanceChoice {
  readonly from: HexId;
  readonly to: HexId;
  readonly pool: Lots;
  readonly leaders: readonly LeaderId[];
  readonly room: number;
  /** [7.6.1] The enemy sits in the town of the hex: only a force that can besiege it goes. */
  readonly besieging: boolean;
}

export interface LossQuestion {
  readonly side: Side;
  readonly hex: HexId;
  readonly ways: readonly LossWay[];
  readonly advance: AdvanceChoice | null;
}

const stay = (pool: Lots, demanded: number, kind: 'stay' | 'inside' = 'stay'): LossWay => ({
  kind,
  choice: lossChoice(pool, demanded),
  forced: {},
  gunsOnTop: false,
  stack: {},
  field: null,
  pursuers: null,
});

/** [7.3.1, R33] All guns go first, and count; the rest is named from what is left. */
const leave = (G: G, side: Side, hex: HexId, stack: Lots, demanded: number, barred: HexId | undefined): LossWay => {
  const forced = gunsOf(stack);
  const rest = minus(stack, forced);
  const choice = lossChoice(rest, Math.max(0, demanded - sumOf(forced)));
  const field = retreatField(G, side, hex, sumOf(rest) - choice.number, barred);
  return { kind: 'leave', choice, forced, gunsOnTop: false, stack, field, pursuers: null };
};

/** [6.2.6, R33] */
export const fireQuestion = (battle: Battle): LossQuestion => ({
  side: battle.attacker,
  hex: battle.from,
  ways: [stay(fightingAttackers(battle), battle.fireLosses)],
  advance: null,
});

/** [7.2, R35, R36] The attackers: a sortie goes back inside, a force from its own open town may, all others leave. */
export const attackerQuestion = (G: G, battle: Battle): LossQuestion => {
  const { attacker: side, from, target, kind } = battle;
  const demand = battle.result?.attacker ?? { losses: 0, retreat: false, eliminated: false };
  const question = (ways: LossWay[]): LossQuestion => ({ side, hex: from, ways, advance: null });
  const fighting = fightingAttackers(battle);
  if (!demand.retreat) return question([stay(fighting, demand.losses)]);
  const within = stay(fighting, demand.losses, 'inside');
  if (kind === 'sortie') return question([within]);
  // The enemy's own hex is no way out: it is what the attackers recoil from.
  const barred = kind === 'attack' ? target : undefined;
  const out = leave(G, side, from, battle.attackers.lots, demand.losses, barred);
  return question(kind === 'attack' && isOpenTown(G, from, side) ? [within, out] : [out]);
};

/** [7.5.3, R38] Losses alone can leave a besieger weaker than the besieged. */
const isRaisedBy = (G: G, battle: Battle, losses: number): boolean => {
  const side = enemyOf(battle.attacker);
  if (G.sieges[battle.target] !== side) return false;
  // Besiegers under attack name no siege weapons, so each loss weighs one.
  return siegeStrength(G, battle.target, side) - losses < siegeStrength(G, battle.target, battle.attacker);
};

/** [7.2, 7.5.3, 7.5.4, 8.2.5, 8.2.6, R36] The defenders. Stormed with a retreat they have nowhere to go: asked nothing. */
export const defenderQuestion = (G: G, battle: Battle): LossQuestion => {
  const { target, from, kind } = battle;
  const side = enemyOf(battle.attacker);
  const demand = battle.result?.defender ?? { losses: 0, retreat: false, eliminated: false };
  const fighting = fightingDefenders(G, battle);
  const all = allDefenders(G, battle);
  const barred = kind === 'attack' ? from : undefined;
  const question = (ways: LossWay[]): LossQuestion => ({
    side,
    hex: target,
    ways,
    advance: demand.retreat ? null : defenderAdvance(G, battle),
  });
  if (demand.retreat) {
    const out = pursued(G, battle, leave(G, side, target, all, demand.losses, barred));
    const walls = kind === 'attack' && !battle.inside && isOpenTown(G, target, side);
    return question(walls ? [stay(fighting, demand.losses, 'inside'), out] : [out]);
  }
  const staying = stay(fighting, demand.losses);
  if (staying.choice.number >= sumOf(all) || !isRaisedBy(G, battle, staying.choice.number)) return question([staying]);
  const field = retreatField(G, side, target, sumOf(all) - staying.choice.number, barred);
  const raised: LossWay = { ...staying, kind: 'leave', gunsOnTop: true, stack: all, field };
  return { ...question([pursued(G, battle, raised)]), advance: null };
};

/** [9.4, R51] Only with the option, and only a defender who leaves. */
const pursued = (G: G, battle: Battle, way: LossWay): LossWay => {
  const pursuers = cavalrySps(battle.attackers.lots);
  if (!G.options.routs || pursuers === 0) return way;
  const barred = battle.kind === 'attack' ? battle.from : undefined;
  const field = retreatField(G, enemyOf(battle.attacker), battle.target, sumOf(way.stack), barred, 2);
  return { ...way, pursuers, field };
};

/** What is left of a stack that leaves, after the SPs named: destroyed, routed, and the ways it can go. */
export interface Departure {
  readonly left: Lots;
  readonly routs: boolean;
  readonly rout: LossChoice;
  readonly destroyed: boolean;
}

/** [9.4, R51] Counted after losses; a rout that costs all there is destroys. */
export const departure = (way: LossWay, named: Lots): Departure => {
  const afterNamed = minus(minus(way.stack, way.forced), named);
  const left = way.gunsOnTop ? minus(afterNamed, gunsOf(afterNamed)) : afterNamed;
  const sps = sumOf(left);
  const routs = way.pursuers !== null && sps > 0 && cavalrySps(left) === 0 && way.pursuers >= sps;
  const extra = routs ? (way.pursuers ?? 0) - sps : 0;
  return { left, routs, rout: freeChoice(left, extra), destroyed: sps === 0 || extra >= sps };
};

/** [7.5, R35] The ways of a stack whose losses, a rout's too, are named. */
export const departureWays = (way: LossWay, from: HexId, left: Lots, routs: boolean): Way[] =>
  way.field === null ? [] : retreatWays(way.field, from, sumOf(left), stackingSps(left), routs ? 2 : 1);

const ableLeaders = (G: G, leaders: readonly LeaderId[], hex: HexId): LeaderId[] =>
  leaders.filter((id) => G.leaders[id].hex === hex && !isWounded(G, id));

/**
 * [7.5.3, 7.6, R37] The attackers' hex is left to their enemy, or will be: besiegers whom the battle left too few must go,
 * and whoever may follow them says so with his losses rather than in an answer of its own.
 */
const isVacated = (G: G, hex: HexId, side: Side): boolean =>
  !hasSps(G, hex, side) || (G.sieges[hex] === side && siegeStanding(G, hex) === 'raised');

/** [7.6, R37, R47] The defender may follow into the attackers' hex when it is empty of them, and no town of neutral Burgundy's again. */
export const defenderAdvance = (G: G, battle: Battle): AdvanceChoice | null => {
  const side = enemyOf(battle.attacker);
  const { from, target } = battle;
  if (battle.kind !== 'attack' || battle.ends.defender !== null || !isVacated(G, from, battle.attacker)) return null;
  if (battle.retreated.includes(side) || leavingBar(G, side, target) !== undefined || closed(G, from)) return null;
  const pool = fightingDefenders(G, battle);
  const room = roomFor(G, from, side);
  const leaders = ableLeaders(G, leadersOf(G, target, side), target);
  return sumOf(pool) === 0 ? null : { from: target, to: from, pool, leaders, room, besieging: false };
};

/** [7.6, 7.6.1, 8.2.6, R32, R37, R47] The attackers may follow into a vacated hex, or up to the walls their enemy is behind. */
export const attackerAdvance = (G: G, battle: Battle): AdvanceChoice | null => {
  const { attacker: side, from, target } = battle;
  if (battle.kind !== 'attack' || battle.ends.attacker !== null || battle.retreated.includes(side)) return null;
  if (leavingBar(G, side, from) !== undefined || closed(G, target)) return null;
  const pool = pick(battle.attackers.lots, () => true);
  if (sumOf(pool) === 0) return null;
  const enemyThere = lotsOf(G, target, enemyOf(side)).length > 0;
  if (enemyThere && !(battle.inside && townAt(target) !== undefined && G.sieges[target] === undefined)) return null;
  const leaders = ableLeaders(G, battle.attackers.leaders, from);
  return { from, to: target, pool, leaders, room: roomFor(G, target, side), besieging: enemyThere };
};
