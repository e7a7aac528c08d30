import type { Table } from '@oriflamme/platform';
import { tell } from '../happenings/battle.ts';
import { enemyOf } from '../ids.ts';
import type { TakeLosses } from '../orders.ts';
import {
  fightingAttackers,
  fightingDefenders,
  fireLosses,
  firingSps,
  minus,
  sumOf,
  unrolled,
} from '../rules/combat.ts';
import { noteMandateAttack } from '../rules/mandate.ts';
import type { G } from '../state.ts';
import { automaticLosses } from './automatic.ts';
import { fireQuestion } from './loss-question.ts';
import { loseSps } from './stack.ts';
import type { Asked, Battle } from './state.ts';

/**
 * [6.2.4, 6.2.6, R25, R30, R46] Bows and guns of the defence fire first, by themselves; a side that may not fight ends it here.
 * Who declared an attack that is called off has had his attack of the phase; but Jeanne has not attacked her objective by it.
 */
export const fire = (G: G, battle: Battle, table: Table): undefined => {
  if (sumOf(fightingAttackers(battle)) === 0) {
    tell(table, { kind: 'attackCalledOff', rule: 'R30', side: battle.attacker, target: battle.target });
    battle.step = 'over';
    return;
  }
  noteMandateAttack(G, battle.target, battle.attackers, table);
  if (sumOf(fightingDefenders(G, battle)) === 0) {
    battle.result = unrolled('noFighters');
    battle.step = 'roll';
    return;
  }
  const sps = firingSps(G, battle);
  if (sps > 0) {
    const die = table.d6();
    battle.fireLosses = Math.min(fireLosses(sps, die), sumOf(fightingAttackers(battle)));
    const side = enemyOf(battle.attacker);
    tell(table, { kind: 'defensiveFire', rule: '6.2.6', side, sps, die, losses: battle.fireLosses });
  }
  battle.step = battle.fireLosses > 0 ? 'fireLosses' : 'roll';
};

export const fireLossesStep = (G: G, battle: Battle, table: Table): Asked | undefined => {
  const order = automaticLosses(fireQuestion(battle));
  if (order === undefined) return { side: battle.attacker, step: 'fireLosses' };
  applyFireLosses(G, battle, order, table);
  return undefined;
};

/** [R30] Attackers shot down to the last are beaten without a roll. */
export const applyFireLosses = (G: G, battle: Battle, order: TakeLosses, table: Table): void => {
  loseSps(G, battle.attacker, battle.from, order.lots, 'fire', '6.2.6', table);
  battle.attackers.lots = minus(battle.attackers.lots, order.lots);
  if (sumOf(fightingAttackers(battle)) === 0) battle.result = unrolled('fire');
  battle.step = 'roll';
};
