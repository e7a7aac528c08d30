import { explainAttack, explainBesiege } from './battle/attack-pool.ts';
import { kindOf, layCombatSiege } from './battle/declare.ts';
import { standChoice } from './battle/stand.ts';
import type { Battle } from './battle/state.ts';
import { lotEntries, sideOfLot } from './forces.ts';
import type { HexId, Side } from './ids.ts';
import type { Attack, Besiege } from './orders.ts';
import { type Branch, branchesOf, type Play } from './preview-branches.ts';
import { tallyOf } from './preview-tally.ts';
import type { Assumed, AttackPreview, Column, LeaderPreview, SiegePreview } from './preview-types.ts';
import { firingSps, sumOf } from './rules/combat.ts';
import { fallingFaces, siegeModifiers } from './rules/siege.ts';
import type { StandingOrders } from './standing-orders.ts';
import type { G } from './state.ts';
import { workingCopy } from './working-copy.ts';

export type { AttackPreview, Column, SiegePreview } from './preview-types.ts';

/** Every different decision of the branches, the likelier first. */
const assumedIn = (branches: readonly Branch[]): Assumed[] => {
  const assumed = new Map<string, Assumed>();
  for (const { chance, assumed: made } of branches) {
    for (const decision of made) {
      const key = JSON.stringify(decision);
      const known = assumed.get(key);
      if (known === undefined) assumed.set(key, { ...decision, chance });
      else known.chance += chance;
    }
  }
  return [...assumed.values()].sort((a, b) => b.chance - a.chance);
};

const columnOf = (play: Play, clash: Battle): Column => {
  const firing = sumOf(clash.attackers.lots) === 0 ? 0 : firingSps(play.G, clash);
  const branches = branchesOf(play, firing);
  const { fire, odds, leaders, ...rest } = tallyOf(branches, play);
  return {
    ...rest,
    stand: clash.inside ? 'inside' : 'outside',
    fire: Object.keys(fire).length === 0 ? null : { sps: firing, losses: fire },
    odds: [...odds.values()],
    leaders: [...leaders].map(([leader, fate]): LeaderPreview => ({ leader, ...fate })),
    assumed: assumedIn(branches),
  };
};

/**
 * The exact chance of everything that can come of an attack, by playing every fall of the dice with the rules themselves.
 * Decisions on the way follow standing orders where there are any, else `advise`; each column names them.
 */
export const previewAttack = (
  G: G,
  side: Side,
  order: Attack,
  standing: Partial<Record<Side, StandingOrders>> = {},
): AttackPreview => {
  const kind = kindOf(G, side, order.from, order.target);
  const clash: Battle = {
    kind,
    attacker: side,
    from: order.from,
    target: order.target,
    attackers: order.group,
    defendingLeaders: [],
    attackersAt: order.from,
    defendersAt: order.target,
    step: 'stand',
    inside: false,
    laager: false,
    fireLosses: 0,
    result: null,
    ends: { attacker: null, defender: null },
    retreated: [],
    advance: null,
    advanceDecided: false,
    refuges: [],
  };
  const choice = standChoice(G, clash);
  const settled = kind === 'storm' || (kind === 'attack' && G.insideThisPhase.includes(order.target));
  const stands = choice.walls ? [true, false] : [settled];
  const columns = stands.map((inside) => columnOf({ G, order, side, inside, standing }, { ...clash, inside }));
  return { kind: 'attack', columns };
};

/** What would come of an attack, or of a siege laid instead of one; undefined where it may not be made. The side is that of the group. */
export const preview = (
  G: G,
  order: Attack | Besiege,
  standing: Partial<Record<Side, StandingOrders>> = {},
): AttackPreview | SiegePreview | undefined => {
  const [first] = lotEntries(order.group.lots);
  if (first === undefined) return undefined;
  const side = sideOfLot(first[0]);
  if (order.type === 'attack') {
    return explainAttack(G, side, order) === undefined ? previewAttack(G, side, order, standing) : undefined;
  }
  if (explainBesiege(G, side, order) !== undefined) return undefined;
  const laid = workingCopy(G);
  layCombatSiege(laid, side, order, { d6: () => 1, tell: () => undefined });
  return previewSiege(laid, order.target);
};

/** [8.2.2, R40] */
export const previewSiege = (G: G, hex: HexId): SiegePreview | undefined => {
  const side = G.sieges[hex];
  if (side === undefined) return undefined;
  return { kind: 'siege', hex, side, falls: fallingFaces(G, hex) / 6, modifiers: siegeModifiers(G, hex) };
};
