import { type Violation, violation } from '@oriflamme/platform';
import { lotEntries } from '../forces.ts';
import type { HexId, LeaderId, Side, Situation } from '../ids.ts';
import type { Order, Refuge, TakeLosses, Withdraw } from '../orders.ts';
import { countOf, minus, stackingSps, sumOf } from '../rules/combat.ts';
import { freeChoice, type LossChoice, lossFault } from '../rules/losses.ts';
import { mayBesiege } from '../rules/siege.ts';
import type { Detachment, G } from '../state.ts';
import { advanceChoice } from './advance.ts';
import { explainAttack, explainBesiege } from './attack-pool.ts';
import { fleeing, type Refuges } from './fates.ts';
import { type AdvanceChoice, departure, departureWays, type LossQuestion, type LossWay } from './loss-question.ts';
import { lossQuestion } from './options.ts';
import { standChoice } from './stand.ts';
import type { Lots } from './state.ts';
import { wayOf } from './take-losses.ts';
import { withdrawalWays, withdrawingLots } from './withdraw.ts';

const lossViolation = (choice: LossChoice, named: Lots, rule = '7.3'): Violation | undefined => {
  const code = lossFault(choice, named);
  if (code === undefined) return undefined;
  const { number, cavalryAtLeast } = choice;
  return violation(code === 'lossesSpareCavalry' ? '7.3.1' : rule, code, { number, cavalry: cavalryAtLeast });
};

const EMPTY: Lots = {};

/** [7.3, 7.5] A set of losses with the retreat or advance that goes with it. */
const explainLosses = (question: LossQuestion, order: TakeLosses): Violation | undefined => {
  const way = wayOf(question, order);
  if (way === undefined) {
    return order.retreat === undefined
      ? violation('7.5', 'retreatDemanded', { hex: question.hex })
      : violation('7.5', 'retreatNotAllowed', { hex: question.hex });
  }
  const fault = lossViolation(way.choice, order.lots);
  if (fault !== undefined) return fault;
  if (way.kind === 'leave') {
    if (order.advance !== undefined) return violation('7.6', 'noAdvance');
    return explainDeparture(way, question.hex, order);
  }
  if (order.routLosses !== undefined || order.pushLosses !== undefined) return violation('7.3', 'lossesNotThere', none);
  if (order.advance === undefined) return undefined;
  if (question.advance === null) return violation('7.6', 'noAdvance');
  return explainGroup({ ...question.advance, pool: minus(question.advance.pool, order.lots) }, order.advance);
};

const none = { number: 0, cavalry: 0 };

const explainDeparture = (way: LossWay, hex: HexId, order: TakeLosses): Violation | undefined => {
  const { left, routs, rout, destroyed } = departure(way, order.lots);
  if (destroyed) {
    const more = order.retreat ?? order.routLosses ?? order.pushLosses;
    return more === undefined ? undefined : violation('7.5', 'nothingLeftToRetreat', { hex });
  }
  const routFault = lossViolation(rout, order.routLosses ?? EMPTY, '9.4');
  if (routFault !== undefined) return routFault;
  const going = minus(left, order.routLosses ?? EMPTY);
  return explainPath(departureWays(way, hex, going, routs), hex, going, order);
};

/** [7.5, 7.5.2, R35] */
const explainPath = (
  ways: readonly { path: HexId[]; push: number }[],
  hex: HexId,
  going: Lots,
  order: Pick<TakeLosses, 'retreat' | 'pushLosses'>,
): Violation | undefined => {
  if (ways.length === 0) {
    return order.retreat === undefined ? undefined : violation('R35', 'retreatNotAllowed', { hex });
  }
  if (order.retreat === undefined) return violation('7.5', 'retreatDemanded', { hex });
  const wanted = order.retreat.join();
  const taken = ways.find(({ path }) => path.join() === wanted);
  if (taken === undefined) return violation('R35', 'retreatNotAllowed', { hex });
  return lossViolation(freeChoice(going, taken.push), order.pushLosses ?? EMPTY, '7.5.2');
};

/** [7.6, 7.6.2, R37] A part of those who fought, at least an SP of it, that fits. */
const explainGroup = (choice: AdvanceChoice, group: Detachment): Violation | undefined => {
  if (group.supplyTrain) return violation('R37', 'advanceNotThere', { hex: choice.from });
  for (const [key, n] of lotEntries(group.lots)) {
    const there = Number.isInteger(n) && n > 0 && n <= countOf(choice.pool, key);
    if (!there) return violation('R37', 'advanceNotThere', { hex: choice.from });
  }
  const known = group.leaders.every((leader) => choice.leaders.includes(leader));
  if (!known || new Set(group.leaders).size < group.leaders.length) {
    return violation('R37', 'advanceNotThere', { hex: choice.from });
  }
  if (sumOf(group.lots) === 0) return violation('R37', 'advanceWithoutSps');
  const { room, to } = choice;
  return stackingSps(group.lots) > room ? violation('7.6.2', 'advanceOverstacks', { hex: to, room }) : undefined;
};

const explainAdvance = (G: G, group: Detachment | null): Violation | undefined => {
  const found = G.battle === null ? undefined : advanceChoice(G, G.battle);
  if (found === undefined) return violation('7.6', 'noAdvance');
  if (group === null) return undefined;
  const { side, choice } = found;
  const fault = explainGroup(choice, group);
  if (fault !== undefined || !choice.besieging) return fault;
  return mayBesiege(G, side, choice.to, group, choice.from);
};

const explainWithdraw = (G: G, order: Withdraw): Violation | undefined => {
  const [next] = G.withdrawals;
  if (next === undefined || next.refuges !== undefined) return violation('R29', 'notNow');
  return explainPath(withdrawalWays(G, next), next.hex, withdrawingLots(G, next), order);
};

/** [R34] */
const explainRefuge = (refuges: Refuges, { hex, apart = {} }: Refuge): Violation | undefined => {
  const going = fleeing(refuges);
  if (going.length === 0) return violation('R29', 'notNow');
  const stranger = (Object.keys(apart) as LeaderId[]).find((id) => !going.some(({ leader }) => leader === id));
  if (stranger !== undefined) return violation('R34', 'leaderNotFleeing', { leader: stranger });
  for (const { leader, hexes } of going) {
    const to = apart[leader] ?? hex;
    if (!hexes.includes(to)) return violation('R34', 'refugeNotNearest', { hex: to });
  }
  return undefined;
};

const explainStand = (G: G, inside: boolean, laager: boolean): Violation | undefined => {
  const choice = G.battle === null ? undefined : standChoice(G, G.battle);
  if (choice === undefined) return violation('R29', 'notNow');
  if (inside && !choice.walls) return violation('R27', 'noWallsToChoose');
  return laager && !choice.laager ? violation('R52', 'noLaager') : undefined;
};

const explainCombat = (G: G, side: Side, order: Order): Violation | undefined => {
  if (order.type === 'attack') return explainAttack(G, side, order);
  return order.type === 'besiege' ? explainBesiege(G, side, order) : violation('R29', 'notNow');
};

/** Why an order of the Combat Phase, a battle or a withdrawal may not be given; undefined when it may. */
export const explainBattle = (G: G, at: Situation, order: Order): Violation | undefined => {
  const { step, side } = at;
  if (step === 'combat') return explainCombat(G, side, order);
  if (step === 'withdraw') {
    if (order.type === 'refuge') return explainRefuge(G.withdrawals[0]?.refuges ?? [], order);
    return order.type === 'withdraw' ? explainWithdraw(G, order) : violation('R29', 'notNow');
  }
  const battle = G.battle;
  if (battle === null) return violation('R29', 'notNow');
  if (step === 'stand' && order.type === 'stand') return explainStand(G, order.inside, order.laager);
  if (step === 'advance' && order.type === 'advance') return explainAdvance(G, order.group);
  if (step === 'refuge' && order.type === 'refuge') return explainRefuge(battle.refuges, order);
  const losses = step === 'fireLosses' || step === 'attackerLosses' || step === 'defenderLosses';
  if (losses && order.type === 'takeLosses') return explainLosses(lossQuestion(G, battle, step), order);
  return violation('R29', 'notNow');
};
