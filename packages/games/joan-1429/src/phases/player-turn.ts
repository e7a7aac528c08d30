import { hasCombatChoice } from '../battle/options.ts';
import { settleWithdrawals } from '../battle/withdraw.ts';
import { TOWNS } from '../data/map/index.ts';
import { changeLeader, remarkAll } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import { LEADERS, type Phase, type Side, type Situation } from '../ids.ts';
import { beginMandatePhase, combatDuty, noteMandateSiege, settleMandate } from '../rules/mandate.ts';
import { hasMovementChoice } from '../rules/movement-options.ts';
import { marchRouted, rally } from '../rules/routed-march.ts';
import { checkSiege } from '../rules/siege.ts';
import type { G } from '../state.ts';
import { owedAttacks } from './mandate-duty.ts';

export const phaseOf = (side: Side): Phase => (side === 'english' ? 'englishPlayerTurn' : 'frenchPlayerTurn');

/** [4.2, 4.3, 6.0] A player turn: movement, then combat. Undefined when it is over without, or after, a decision. */
export const beginPlayerTurn = (G: G, side: Side, table: GameTable): Situation | undefined => {
  table.tell({ kind: 'playerTurnBegins', rule: side === 'english' ? '4.2' : '4.3', side, turn: G.turn });
  return beginMovement(G, side, table);
};

/** [4.2.1, 4.3.1, R5] Routed stacks first; a phase without anything to decide is passed over. */
const beginMovement = (G: G, side: Side, table: GameTable): Situation | undefined => {
  G.takenThisPhase = [];
  marchRouted(G, side, table);
  if (side === 'french') beginMandatePhase(G, table);
  if (G.outcome !== null) return undefined;
  if (hasMovementChoice(G, side)) return { phase: phaseOf(side), side, step: 'movement' };
  return endMovement(G, side, table, true);
};

/** [R10] What was spent is forgotten, and the besieger's sieges are looked at [R38]. */
export const endMovement = (G: G, side: Side, table: GameTable, passed: boolean): Situation | undefined => {
  table.tell({ kind: 'movementEnds', rule: side === 'english' ? '4.2.1' : '4.3.1', side, passed });
  remarkAll(G, { spent: 0, from: null, led: null });
  for (const id of LEADERS) changeLeader(G, id, { spent: 0, from: null });
  const { led: _, ...train } = G.supplyTrain;
  G.supplyTrain = { ...train, spent: 0, from: null };
  G.takenThisPhase = [];
  if (G.mandate !== null) G.mandate.phaseStart = null;
  settleMandate(G, table);
  if (side === 'french') noteMandateSiege(G, table);
  for (const { hex } of TOWNS) if (G.sieges[hex] === side) checkSiege(G, hex, table);
  const asked = settleWithdrawals(G, table);
  if (asked !== undefined) {
    G.resume = 'combat';
    return { phase: phaseOf(side), side: asked, step: 'withdraw' };
  }
  return G.outcome === null ? beginCombat(G, side, table) : undefined;
};

/** [4.2.2, 4.3.2, R2, R46] Jeanne is excused from an attack she cannot make. */
export const beginCombat = (G: G, side: Side, table: GameTable): Situation | undefined => {
  const owes = side === 'french' && combatDuty(G) !== undefined;
  if (G.mandate !== null && owes && owedAttacks(G, { phase: phaseOf(side), side, step: 'combat' }).length === 0) {
    G.mandate.excused = true;
    table.tell({ kind: 'mandateExcused', rule: 'R46', objective: G.mandate.objective });
  }
  return goOnWithCombat(G, side, table, true);
};

/** [R5] Asks for the next attack while there can be one. */
export const goOnWithCombat = (G: G, side: Side, table: GameTable, passed: boolean): Situation | undefined => {
  if (hasCombatChoice(G, side)) return { phase: phaseOf(side), side, step: 'combat' };
  endCombat(G, side, table, passed);
  return undefined;
};

/** [9.4, 9.5.2] The marks of the player turn come off. */
export const endCombat = (G: G, side: Side, table: GameTable, passed: boolean): void => {
  table.tell({ kind: 'combatEnds', rule: side === 'english' ? '4.2.2' : '4.3.2', side, passed });
  remarkAll(G, { attacked: false });
  for (const id of LEADERS) changeLeader(G, id, { attacked: false });
  G.insideThisPhase = [];
  G.attacksMade = {};
  rally(G, side, table);
  const train = G.supplyTrain;
  if (train.status === 'laager') {
    if (train.hex !== null) table.tell({ kind: 'laagerRemoved', rule: '9.5.2', hex: train.hex });
    train.status = 'spentAsLaager';
  }
  settleMandate(G, table);
};
