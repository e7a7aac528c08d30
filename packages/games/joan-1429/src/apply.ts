import { applyBattleOrder } from './battle/run.ts';
import type { GameTable } from './happenings.ts';
import type { Situation } from './ids.ts';
import type { Order } from './orders.ts';
import { applyBuild } from './phases/build.ts';
import { afterBuild } from './phases/first-determination.ts';
import { endCombat, endMovement, goOnWithCombat } from './phases/player-turn.ts';
import { goOnAfter, resume } from './phases/sequence.ts';
import { buildFieldworks, removeFieldworks } from './rules/fieldworks.ts';
import { settleMandate } from './rules/mandate.ts';
import { march } from './rules/march.ts';
import { removeExcess } from './rules/stacking.ts';
import { openHolders, tellTownChanges } from './rules/town-changes.ts';
import type { G, Outcome } from './state.ts';

/** Carries out an order that `explainOrder` allows, and goes on to the next decision; undefined when the match is over. */
export const applyOrder = (G: G, at: Situation, order: Order, table: GameTable): Situation | undefined => {
  let next = carryOut(G, at, order, table);
  if (G.outcome === null) next ??= goOnAfter(G, at.phase, table);
  if (G.outcome === null) return next;
  tellLostKing(G.outcome, table);
  return undefined;
};

/** [8.4, R43] The loss of a king is the end whenever it comes; the other ends are told where they are judged. */
const tellLostKing = ({ winner, by }: Outcome, table: GameTable): void => {
  if (by === 'charlesLost' || by === 'henryLost' || by === 'bothKingsLost') {
    table.tell({ kind: 'gameOver', rule: '8.4', winner, by });
  }
};

/** Undefined: the phase is over. */
const carryOut = (G: G, at: Situation, order: Order, table: GameTable): Situation | undefined => {
  const { side } = at;
  switch (order.type) {
    case 'build':
      applyBuild(G, order, table);
      return G.outcome === null ? afterBuild(G, side, table) : undefined;
    case 'march':
      march(G, side, order, table);
      settleMandate(G, table);
      return at;
    case 'buildFieldworks':
      buildFieldworks(G, side, order.hex, table);
      return at;
    case 'removeFieldworks':
      removeFieldworks(G, side, order.hex, table);
      return at;
    case 'removeExcess':
      removeExcess(G, side, order, table);
      return at;
    case 'endMovement':
      return endMovement(G, side, table, false);
    case 'endCombat':
      endCombat(G, side, table, false);
      return undefined;
    default:
      return afterBattleOrder(G, at, order, table);
  }
};

const afterBattleOrder = (G: G, at: Situation, order: Order, table: GameTable): Situation | undefined => {
  const held = openHolders(G);
  const next = applyBattleOrder(G, at, order, table);
  tellTownChanges(G, held, table);
  if (G.outcome !== null) {
    // [R43] A king taken on a retreat ends the match at once, and with it a battle that still had a question.
    G.battle = null;
    return undefined;
  }
  if (G.battle === null) settleMandate(G, table);
  if (next === undefined) return resume(G, at, table);
  return next.step === 'combat' ? goOnWithCombat(G, next.side, table, false) : next;
};
