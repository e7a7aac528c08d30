import type { Table } from '@oriflamme/platform';
import { tell } from '../happenings/battle.ts';
import { enemyOf } from '../ids.ts';
import type { TakeLosses } from '../orders.ts';
import { allDefenders } from '../rules/combat.ts';
import { mandateLapses } from '../rules/mandate.ts';
import { endSiege } from '../rules/occupation.ts';
import { siegeStrength } from '../rules/siege.ts';
import type { G } from '../state.ts';
import { automaticLosses } from './automatic.ts';
import { defenderQuestion } from './loss-question.ts';
import { loseSps } from './stack.ts';
import type { Asked, Battle, End } from './state.ts';
import { takeLosses } from './take-losses.ts';

/** [7.2, 7.5.3, R29, R36] Losses of the defence with the retreat, or the advance, that goes with them. */
export const defenderLosses = (G: G, battle: Battle, table: Table): Asked | undefined => {
  const demand = battle.result?.defender;
  if (demand?.eliminated) return eliminate(G, battle, battle.kind === 'storm' ? 'besieged' : 'result', '7.2', table);
  if (battle.kind === 'storm' && demand?.retreat) return eliminate(G, battle, 'besieged', 'R36', table);
  const order = automaticLosses(defenderQuestion(G, battle));
  if (order === undefined) return { side: enemyOf(battle.attacker), step: 'defenderLosses' };
  settleDefenders(G, battle, order, table);
  return undefined;
};

const eliminate = (G: G, battle: Battle, end: End, rule: string, table: Table): undefined => {
  loseSps(G, enemyOf(battle.attacker), battle.target, allDefenders(G, battle), 'eliminated', rule, table);
  battle.ends.defender = end;
  lapseIfJeanneLost(G, battle, table);
  battle.step = 'siege';
};

/** The order of a defender who was asked: his advance is decided with it. */
export const applyDefenderLosses = (G: G, battle: Battle, order: TakeLosses, table: Table): void => {
  if (defenderQuestion(G, battle).advance !== null) {
    battle.advance = order.advance ?? null;
    battle.advanceDecided = true;
  }
  settleDefenders(G, battle, order, table);
};

const settleDefenders = (G: G, battle: Battle, order: TakeLosses, table: Table): void => {
  const question = defenderQuestion(G, battle);
  const raised = question.ways.some(({ gunsOnTop }) => gunsOnTop);
  if (raised) raiseSiege(G, battle, order, table);
  const after = takeLosses(G, question, order, battle.defendingLeaders, table);
  battle.ends.defender = after.end;
  battle.defendersAt = after.at;
  if (after.gaveWay) battle.retreated.push(question.side);
  if (after.wentInside) {
    battle.inside = true;
    G.insideThisPhase.push(battle.target);
  }
  lapseIfJeanneLost(G, battle, table);
  battle.step = 'siege';
};

/** [7.5.3, 8.2.5, 8.2.6] Too few are left to keep the town shut. */
const raiseSiege = (G: G, battle: Battle, order: TakeLosses, table: Table): void => {
  const side = enemyOf(battle.attacker);
  const lost = Object.values(order.lots).reduce((sum, n) => sum + n, 0);
  const ours = siegeStrength(G, battle.target, side) - lost;
  const theirs = siegeStrength(G, battle.target, battle.attacker);
  tell(table, { kind: 'siegeRaised', rule: '7.5.3', hex: battle.target, side, ours, theirs });
  endSiege(G, battle.target, table, '7.5.3');
};

/** [5.4.2, R46] */
const lapseIfJeanneLost = (G: G, battle: Battle, table: Table): void => {
  const beaten = battle.ends.defender !== null || battle.retreated.includes('french');
  if (beaten && battle.attacker === 'english' && battle.defendingLeaders.includes('jeanne')) {
    mandateLapses(G, 'defeated', table);
  }
};
