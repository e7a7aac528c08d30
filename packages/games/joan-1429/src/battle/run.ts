import type { Table } from '@oriflamme/platform';
import type { Situation } from '../ids.ts';
import type { Order } from '../orders.ts';
import { settleHex } from '../rules/occupation.ts';
import type { G } from '../state.ts';
import { advance, applyAdvance } from './advance.ts';
import { applyAttackerLosses, attackerLosses } from './attacker-losses.ts';
import { declareAttack, layCombatSiege } from './declare.ts';
import { applyDefenderLosses, defenderLosses } from './defender-losses.ts';
import { fates, refuge, takeRefuge } from './fates.ts';
import { applyFireLosses, fire, fireLossesStep } from './fire.ts';
import { roll } from './roll.ts';
import { siegeCheck } from './siege-check.ts';
import { loseLoneTrain } from './stack.ts';
import { applyStand, stand } from './stand.ts';
import type { Asked, Battle, BattleStep } from './state.ts';
import { applyWithdraw, applyWithdrawalRefuge, settleWithdrawals } from './withdraw.ts';

type StepRun = (G: G, battle: Battle, table: Table) => Asked | undefined;

/** [R29] The order of a battle. */
const RUN: Readonly<Record<Exclude<BattleStep, 'over'>, StepRun>> = {
  stand,
  fire,
  fireLosses: fireLossesStep,
  roll,
  attackerLosses,
  defenderLosses,
  siege: siegeCheck,
  fates,
  refuge,
  advance,
};

/** Goes on until somebody has to decide, or the battle or the match is over. */
export const runBattle = (G: G, table: Table): Asked | undefined => {
  const battle = G.battle;
  if (battle === null) return undefined;
  while (battle.step !== 'over') {
    const asked = RUN[battle.step](G, battle, table);
    if (asked !== undefined) return asked;
    // [R43] A king lost ends it all, once every leader of this combat has rolled.
    if (G.outcome !== null && battle.step === 'refuge') battle.step = 'over';
  }
  conclude(G, battle, table);
  return undefined;
};

const conclude = (G: G, battle: Battle, table: Table): void => {
  G.battle = null;
  for (const hex of new Set([battle.from, battle.target])) {
    loseLoneTrain(G, hex, battle, table);
    settleHex(G, hex, table);
  }
};

/** One decision of a battle, or the attack that begins it; then on to the next. Undefined: no battle goes on (see the seams of a withdrawal). */
export const applyBattleOrder = (G: G, at: Situation, order: Order, table: Table): Situation | undefined => {
  applyDecision(G, at, order, table);
  if (G.outcome !== null && G.battle === null) return undefined;
  const asked = pending(G, table);
  if (asked !== undefined) return { phase: at.phase, ...asked };
  if (G.outcome !== null || at.phase === 'firstDetermination' || at.phase === 'finalDetermination') return undefined;
  return G.resume !== null ? undefined : { phase: at.phase, side: phasing(at), step: 'combat' };
};

const pending = (G: G, table: Table): Asked | undefined => {
  const side = settleWithdrawals(G, table);
  return side === undefined ? runBattle(G, table) : { side, step: 'withdraw' };
};

const phasing = (at: Situation): Situation['side'] => (at.phase === 'englishPlayerTurn' ? 'english' : 'french');

const applyDecision = (G: G, at: Situation, order: Order, table: Table): void => {
  switch (order.type) {
    case 'attack':
      declareAttack(G, at.side, order, table);
      break;
    case 'besiege':
      layCombatSiege(G, at.side, order, table);
      break;
    case 'withdraw':
      applyWithdraw(G, order, table);
      break;
    case 'refuge':
      if (at.step === 'withdraw') applyWithdrawalRefuge(G, order, table);
      else if (G.battle !== null) G.battle.refuges = takeRefuge(G, G.battle.refuges, order, table);
      break;
    default:
      if (G.battle === null) throw new Error(`no battle is fought, yet ${order.type} is ordered`);
      applyInBattle(G, G.battle, at, order, table);
  }
};

const applyInBattle = (G: G, battle: Battle, at: Situation, order: Order, table: Table): void => {
  if (order.type === 'stand') applyStand(G, battle, order, table);
  else if (order.type === 'advance') applyAdvance(G, battle, order.group, table);
  else if (order.type !== 'takeLosses') throw new Error(`${order.type} is no order of a battle`);
  else if (at.step === 'fireLosses') applyFireLosses(G, battle, order, table);
  else if (at.step === 'attackerLosses') applyAttackerLosses(G, battle, order, table);
  else applyDefenderLosses(G, battle, order, table);
};
