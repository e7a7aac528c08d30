import type { Lots, Modifier } from './battle/state.ts';
import { LEADER_FACTS } from './data/leaders.ts';
import { lotEntries, spsOf } from './forces.ts';
import type { BattleHappening } from './happenings/battle.ts';
import { enemyOf, type HexId, type LeaderId, SIDES, type Side } from './ids.ts';
import { remark } from './lots.ts';
import type { Branch, Play } from './preview-branches.ts';
import type { Column, Distribution } from './preview-types.ts';
import { isTownHex, minus, sumOf } from './rules/combat.ts';
import { holder } from './rules/control.ts';
import type { G } from './state.ts';

const ONE_OF_36 = 1 / 36;

type Fate = { killed: number; captured: number; escapes: number };

/** [7.4.2, 7.4.3, R34] What the dice can do to each leader who rolls, and who is taken without a roll. */
const fatesIn = ({ told, after }: Branch): Map<LeaderId, Fate> => {
  const fates = new Map<LeaderId, Fate>();
  let advanced = false;
  for (const happening of told) {
    advanced ||= happening.kind === 'advances';
    if (happening.kind === 'leaderCaptured' && !fates.has(happening.leader)) {
      const captured = advanced ? playsOn(fates, after) : 1;
      fates.set(happening.leader, { killed: 0, captured, escapes: 0 });
    }
    if (happening.kind !== 'leaderFate') continue;
    const { leader, way, fate } = happening;
    if (way === 'oneDie') fates.set(leader, { killed: 1 / 6, captured: 5 / 6, escapes: 0 });
    else if (fate === 'captured') fates.set(leader, { killed: ONE_OF_36, captured: 1 - ONE_OF_36, escapes: 0 });
    else {
      const escapes = way === 'chart' ? 1 - 2 * ONE_OF_36 : 0;
      fates.set(leader, { killed: ONE_OF_36, captured: ONE_OF_36, escapes });
    }
  }
  return fates;
};

/** [R43] With a king lost nobody advances any more. */
const playsOn = (fates: Map<LeaderId, Fate>, after: G): number => {
  if (after.outcome !== null) return 1;
  let chance = 1;
  for (const [leader, { killed, captured }] of fates) if (LEADER_FACTS[leader].king) chance *= 1 - killed - captured;
  return chance;
};

const bySide = <T>(make: () => T): Record<Side, T> => ({ english: make(), french: make() });

const add = (distribution: Distribution, key: string | number, chance: number): void => {
  distribution[key] = (distribution[key] ?? 0) + chance;
};

/** What the branches have in common with each other, weighed by their chances. */
class Tally {
  readonly fire: Distribution = {};
  readonly odds = new Map<string, { chance: number; odds: Column['odds'][number]['odds']; modifiers: Modifier[] }>();
  readonly results: Distribution = {};
  readonly losses = bySide<Distribution>(() => ({}));
  readonly retreats = bySide(() => 0);
  readonly eliminated = bySide(() => 0);
  readonly breaks = bySide(() => 0);
  readonly advances = bySide(() => 0);
  readonly leaders = new Map<LeaderId, Fate>();
  routs = 0;
  calledOff = 0;
  siegeRaised = 0;
  townTaken = 0;
}

/** Who fights: of the attackers each lot, as it is marked once it has attacked; of the defenders how many. */
interface Fighting {
  readonly attacker: Side;
  readonly attackers: Lots;
  readonly defenders: number;
}

const fightingIn = ({ G, order, side }: Play): Fighting => {
  const attackers: Lots = {};
  for (const [key, n] of lotEntries(order.group.lots)) attackers[remark(key, { attacked: true })] = n;
  return { attacker: side, attackers, defenders: spsOf(G, order.target, enemyOf(side)) };
};

/** Sides of whose force in the battle nothing is left. */
const wipedOut = (told: readonly BattleHappening[], { attacker, attackers, defenders }: Fighting): Set<Side> => {
  const gone = new Set<Side>();
  let left = attackers;
  let lost = 0;
  let away = false;
  for (const one of told) {
    if (one.kind === 'retreats') away ||= one.side === attacker;
    if (one.kind !== 'noWayOut' && one.kind !== 'spsLost') continue;
    // A siege given up can cost besiegers who took no part: known by their lots, or by being there when the others have left.
    if (one.side === attacker && away) continue;
    if (one.kind === 'noWayOut') gone.add(one.side);
    else if (one.side === attacker) left = minus(left, one.lots);
    else lost += sumOf(one.lots);
  }
  if (sumOf(left) === 0) gone.add(attacker);
  if (lost > 0 && lost >= defenders) gone.add(enemyOf(attacker));
  return gone;
};

const tallyTold = (tally: Tally, branch: Branch, fighting: Fighting): void => {
  const { chance, told } = branch;
  const lost = bySide(() => 0);
  const gaveWay = new Set<Side>();
  const gone = wipedOut(told, fighting);
  const odds = told.find((one) => one.kind === 'oddsReckoned');
  const rolled = told.find((one) => one.kind === 'combatRolled');
  for (const one of told) {
    if (one.kind === 'defensiveFire') add(tally.fire, one.losses, chance);
    if (one.kind === 'combatRolled' || one.kind === 'decidedUnrolled') add(tally.results, one.result, chance);
    if (one.kind === 'spsLost') lost[one.side] += sumOf(one.lots);
    if (one.kind === 'retreats' || one.kind === 'goesInside') gaveWay.add(one.side);
    if (one.kind === 'routs') tally.routs += chance;
    if (one.kind === 'attackCalledOff') tally.calledOff += chance;
  }
  if (odds !== undefined) {
    const modifiers = rolled?.modifiers ?? [];
    const { kind: _kind, rule: _rule, ...reckoned } = odds;
    const key = JSON.stringify([reckoned, modifiers]);
    const known = tally.odds.get(key);
    if (known === undefined) tally.odds.set(key, { chance, odds: reckoned, modifiers });
    else known.chance += chance;
  }
  for (const side of SIDES) {
    add(tally.losses[side], lost[side], chance);
    if (gaveWay.has(side)) tally.retreats[side] += chance;
    if (gone.has(side)) tally.eliminated[side] += chance;
    if (gaveWay.has(side) || gone.has(side)) tally.breaks[side] += chance;
  }
};

const tallyAfter = (tally: Tally, branch: Branch, { G: before, order, side }: Play): void => {
  const { chance, told, after } = branch;
  const fates = fatesIn(branch);
  const on = playsOn(fates, after);
  for (const [leader, fate] of fates) {
    const sum = tally.leaders.get(leader) ?? { killed: 0, captured: 0, escapes: 0 };
    tally.leaders.set(leader, {
      killed: sum.killed + chance * fate.killed,
      captured: sum.captured + chance * fate.captured,
      escapes: sum.escapes + chance * fate.escapes,
    });
  }
  const advanced = told.find((one) => one.kind === 'advances');
  if (advanced !== undefined) tally.advances[advanced.side] += chance * on;
  const { from, target } = order;
  const taken = isTownHex(target) && holder(before, target) !== side && holder(after, target) === side;
  if (taken) tally.townTaken += chance * (advanced === undefined ? 1 : on);
  // Besiegers who follow their enemy leave their lines, if they still can.
  const left = advanced?.side === side && before.sieges[from] === side ? on : 1;
  if ([from, target].some((hex) => isRaised(before, after, hex))) tally.siegeRaised += chance * left;
};

/** A siege that has ended in another way than the fall of its town. */
const isRaised = (before: G, after: G, hex: HexId): boolean =>
  before.sieges[hex] !== undefined &&
  after.sieges[hex] === undefined &&
  holder(after, hex) === enemyOf(before.sieges[hex]);

/** All branches of a play together. */
export const tallyOf = (branches: readonly Branch[], play: Play): Tally => {
  const fighting = fightingIn(play);
  const tally = new Tally();
  for (const branch of branches) {
    tallyTold(tally, branch, fighting);
    tallyAfter(tally, branch, play);
  }
  return tally;
};
