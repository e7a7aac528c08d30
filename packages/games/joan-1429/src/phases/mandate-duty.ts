import { type Violation, violation } from '@oriflamme/platform';
import { fullAdvance } from '../battle/advance.ts';
import { attackPool } from '../battle/attack-pool.ts';
import { explainBattle } from '../battle/explain.ts';
import { detachmentSps, spsOf } from '../forces.ts';
import type { Situation } from '../ids.ts';
import type { Attack, Besiege } from '../orders.ts';
import { type CombatDuty, combatDuty, fulfils } from '../rules/mandate.ts';
import { roomFor } from '../rules/retreat.ts';
import type { G } from '../state.ts';

/** [R46] The largest attack and the largest siege that would do what Jeanne was sent to do; where friends lie before the walls, as many as fit. */
const dutyOrders = (G: G, { hex: from, target }: CombatDuty): (Attack | Besiege)[] => {
  const { lots, leaders } = attackPool(G, 'french', from);
  const room = roomFor(G, target, 'french');
  const party = fullAdvance(G, 'french', { from, to: target, pool: lots, leaders, room, besieging: true });
  const attack: Attack = { type: 'attack', from, target, group: { lots, leaders } };
  return party === undefined ? [attack] : [attack, { type: 'besiege', from, target, group: party }];
};

/** [5.4.1, R46] What Jeanne owes in this Combat Phase and can do: attack her objective, or lay siege to it. */
export const owedAttacks = (G: G, at: Situation): (Attack | Besiege)[] => {
  const duty = at.side === 'french' ? combatDuty(G) : undefined;
  if (duty === undefined) return [];
  return dutyOrders(G, duty).filter((order) => fulfils(duty, order) && explainBattle(G, at, order) === undefined);
};

const objectiveOf = (G: G) => ({ objective: G.mandate?.objective ?? null });

/** Somebody else's attack on somebody else, which leaves her enough for her own. */
const sparesEnough = (G: G, duty: CombatDuty, order: Attack | Besiege): boolean => {
  if (order.target === duty.target || order.group.leaders.includes('jeanne')) return false;
  const fresh = spsOf(G, duty.hex, 'french', (lot) => !lot.attacked && !lot.routed);
  return fresh - detachmentSps(order.group) >= duty.atLeast;
};

/** [R46] No other attack from her hex before the one she owes, if it would take from what that needs. */
export const explainOwedFirst = (G: G, at: Situation, order: Attack | Besiege): Violation | undefined => {
  const duty = at.side === 'french' ? combatDuty(G) : undefined;
  if (duty === undefined || order.from !== duty.hex || fulfils(duty, order)) return undefined;
  if (sparesEnough(G, duty, order)) return undefined;
  return owedAttacks(G, at).length === 0 ? undefined : violation('R46', 'mandateFirst', objectiveOf(G));
};

/** [5.4.5, R46] The phase does not end while she owes an attack she can make: nobody loses by oversight. */
export const explainEndCombat = (G: G, at: Situation): Violation | undefined =>
  owedAttacks(G, at).length === 0 ? undefined : violation('R46', 'mandateCombat', objectiveOf(G));
