import type { Table } from '@oriflamme/platform';
import { UNITS } from '../data/units.ts';
import { lotEntries } from '../forces.ts';
import { tell } from '../happenings/battle.ts';
import { enemyOf, type Side } from '../ids.ts';
import type { LotKey } from '../lots.ts';
import { readLot } from '../lots.ts';
import { minus, stackingSps, sumOf } from '../rules/combat.ts';
import { freeChoice, lossesInOrder } from '../rules/losses.ts';
import { settleHex } from '../rules/occupation.ts';
import { mayBesiege } from '../rules/siege.ts';
import type { Detachment, G } from '../state.ts';
import { type AdvanceChoice, attackerAdvance, defenderAdvance } from './loss-question.ts';
import { moveStack } from './stack.ts';
import type { Asked, Battle, Lots } from './state.ts';

/** Who may advance, and how; the beaten side never. */
export const advanceChoice = (G: G, battle: Battle): { side: Side; choice: AdvanceChoice } | undefined => {
  const defender = battle.advanceDecided ? null : defenderAdvance(G, battle);
  if (defender !== null) return { side: enemyOf(battle.attacker), choice: defender };
  const attacker = attackerAdvance(G, battle);
  return attacker === null ? undefined : { side: battle.attacker, choice: attacker };
};

/** [7.6.2] As much of the pool as the hex holds. */
export const wholeAdvance = (choice: AdvanceChoice): Detachment => {
  const excess = Math.max(0, stackingSps(choice.pool) - choice.room);
  const stacking = Object.fromEntries(
    lotEntries(choice.pool).filter(([key]) => UNITS[readLot(key).type].stacks),
  ) as Lots;
  const behind = lossesInOrder(freeChoice(stacking, excess), (key: LotKey) =>
    readLot(key).type === 'militia' ? 0 : 1,
  );
  const lots: Lots = {};
  for (const [key, n] of lotEntries(choice.pool)) if (n > (behind[key] ?? 0)) lots[key] = n - (behind[key] ?? 0);
  return { lots, leaders: [...choice.leaders] };
};

/** [7.6.1, 8.2, R32] The largest group that can lay siege: all that fits, or one SP fewer where somebody must stay to close the ring. */
const siegeParty = (G: G, side: Side, choice: AdvanceChoice): Detachment | undefined => {
  const whole = wholeAdvance(choice);
  const fewer = Object.keys(whole.lots).map((key) => ({ ...whole, lots: minus(whole.lots, { [key]: 1 }) }));
  return [whole, ...fewer].find((group) => mayBesiege(G, side, choice.to, group, choice.from) === undefined);
};

/** The most that can go; undefined where nobody can: no room for a single SP, or no force that could besiege. */
export const fullAdvance = (G: G, side: Side, choice: AdvanceChoice): Detachment | undefined => {
  if (choice.besieging) return siegeParty(G, side, choice);
  const whole = wholeAdvance(choice);
  return sumOf(whole.lots) === 0 ? undefined : whole;
};

/** [7.6, 6.2.3, R29, R37] Last, and at once: only who fought may follow. */
export const advance = (G: G, battle: Battle, table: Table): Asked | undefined => {
  if (battle.advance !== null) {
    const side = enemyOf(battle.attacker);
    const choice = defenderAdvance(G, battle);
    const group = { ...battle.advance, leaders: battle.advance.leaders.filter((id) => choice?.leaders.includes(id)) };
    if (choice !== null) goForward(G, side, choice, group, table);
    battle.step = 'over';
    return undefined;
  }
  const found = advanceChoice(G, battle);
  if (found !== undefined && fullAdvance(G, found.side, found.choice) !== undefined)
    return { side: found.side, step: 'advance' };
  battle.step = 'over';
  return undefined;
};

export const applyAdvance = (G: G, battle: Battle, group: Detachment | null, table: Table): void => {
  const found = advanceChoice(G, battle);
  if (found !== undefined && group !== null) goForward(G, found.side, found.choice, group, table);
  battle.step = 'over';
};

/** [7.6, 7.6.1, R37] */
const goForward = (G: G, side: Side, choice: AdvanceChoice, group: Detachment, table: Table): void => {
  const { from, to, besieging } = choice;
  if (besieging) G.sieges[to] = side;
  const rule = besieging ? '7.6.1' : '7.6';
  const { lots, leaders } = group;
  tell(table, { kind: 'advances', rule, side, from, to, lots: { ...lots }, leaders: [...leaders], besieging });
  moveStack(G, side, from, [to], { lots, leaders }, table);
  settleHex(G, to, table);
};
