import type { Table } from '@oriflamme/platform';
import { leadersOf, spsOf } from '../forces.ts';
import type { LeaderId } from '../ids.ts';
import type { TakeLosses } from '../orders.ts';
import { minus, pick, sumOf } from '../rules/combat.ts';
import { mandateLapses } from '../rules/mandate.ts';
import { isWounded } from '../rules/modifiers.ts';
import type { G } from '../state.ts';
import { automaticLosses } from './automatic.ts';
import { attackerQuestion } from './loss-question.ts';
import { loseSps } from './stack.ts';
import type { Asked, Battle } from './state.ts';
import { takeLosses } from './take-losses.ts';

/** [7.2, R25, R29] Those who took part, and only they, lose and give way. */
export const attackerLosses = (G: G, battle: Battle, table: Table): Asked | undefined => {
  if (battle.result?.attacker.eliminated) {
    loseSps(G, battle.attacker, battle.from, battle.attackers.lots, 'eliminated', '7.2', table);
    battle.attackers.lots = {};
    battle.ends.attacker = 'result';
    lapseIfJeanneLost(G, battle, battle.attackers.leaders, table);
    battle.step = 'defenderLosses';
    return undefined;
  }
  const order = automaticLosses(attackerQuestion(G, battle));
  if (order === undefined) return { side: battle.attacker, step: 'attackerLosses' };
  applyAttackerLosses(G, battle, order, table);
  return undefined;
};

/** [7.1.5, R25] Wounded, Jeanne takes no part in an attack; but where her whole stack made it, she goes with those who retreat. */
const carriedAlong = (G: G, { attacker, attackers, from }: Battle): LeaderId[] =>
  spsOf(G, from, attacker) > sumOf(attackers.lots)
    ? []
    : leadersOf(G, from, attacker).filter((leader) => isWounded(G, leader));

export const applyAttackerLosses = (G: G, battle: Battle, order: TakeLosses, table: Table): void => {
  const question = attackerQuestion(G, battle);
  const leaders = [...battle.attackers.leaders, ...carriedAlong(G, battle)];
  const after = takeLosses(G, question, order, leaders, table);
  const barred = minus(battle.attackers.lots, question.ways[0]?.choice.pool ?? {});
  const stays = after.at === battle.from && after.end === null;
  // Siege weapons the defender kept out of the fight are still with a force that holds its ground.
  battle.attackers.lots = stays ? { ...after.left, ...pick(barred, (lot) => lot.type === 'siege') } : after.left;
  battle.ends.attacker = after.end;
  battle.attackersAt = after.at;
  if (after.gaveWay) battle.retreated.push(battle.attacker);
  lapseIfJeanneLost(G, battle, leaders, table);
  battle.step = 'defenderLosses';
};

/** [5.4.2, R46] Jeanne's stack beaten back or destroyed: her mandate is over. */
const lapseIfJeanneLost = (G: G, battle: Battle, leaders: readonly LeaderId[], table: Table): void => {
  const beaten = battle.ends.attacker !== null || battle.retreated.includes(battle.attacker);
  if (beaten && battle.attacker === 'french' && leaders.includes('jeanne')) mandateLapses(G, 'defeated', table);
};
