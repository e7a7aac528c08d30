import type { Table } from '@oriflamme/platform';
import { lotsOf } from '../forces.ts';
import { tell } from '../happenings/battle.ts';
import type { HexId, LeaderId, Side } from '../ids.ts';
import type { TakeLosses } from '../orders.ts';
import { isInert } from '../rules/burgundy.ts';
import { gunsOf, minus, sumOf } from '../rules/combat.ts';
import type { G } from '../state.ts';
import { departure, departureWays, type LossQuestion, type LossWay } from './loss-question.ts';
import { loseSps, moveStack } from './stack.ts';
import type { End, Lots } from './state.ts';

export interface Aftermath {
  /** How the force ended, if it did. */
  readonly end: End | null;
  /** Where it stands now. */
  readonly at: HexId;
  readonly gaveWay: boolean;
  readonly wentInside: boolean;
  /** What is left of the SPs the losses were named from and those that left with them. */
  readonly left: Lots;
}

export const wayOf = (question: LossQuestion, order: TakeLosses): LossWay | undefined => {
  const within = order.retreat?.length === 1 && order.retreat[0] === question.hex;
  const kinds: LossWay['kind'][] = within ? ['inside'] : order.retreat === undefined ? ['stay', 'leave'] : ['leave'];
  return question.ways.find(({ kind }) => kinds.includes(kind));
};

/** Takes SPs off as named and moves what must go; `leaders` go with their stack. */
export const takeLosses = (
  G: G,
  question: LossQuestion,
  order: TakeLosses,
  leaders: readonly LeaderId[],
  table: Table,
): Aftermath => {
  const { side, hex } = question;
  const way = wayOf(question, order);
  if (way === undefined) throw new Error(`no such way to take losses at ${hex}`);
  loseSps(G, side, hex, way.forced, 'guns', '7.3.1', table);
  loseSps(G, side, hex, order.lots, 'result', '7.3', table);
  if (way.kind === 'leave') return depart(G, question, way, order, leaders, table);
  const wentInside = way.kind === 'inside';
  if (wentInside) tell(table, { kind: 'goesInside', rule: '7.5.4', side, hex });
  const left = minus(way.choice.pool, order.lots);
  const end = sumOf(left) === 0 && sumOf(order.lots) > 0 ? 'result' : null;
  return { end, at: hex, gaveWay: wentInside, wentInside, left };
};

const depart = (
  G: G,
  { side, hex }: LossQuestion,
  way: LossWay,
  order: TakeLosses,
  leaders: readonly LeaderId[],
  table: Table,
): Aftermath => {
  if (way.gunsOnTop) {
    loseSps(G, side, hex, gunsOf(minus(way.stack, order.lots)), 'guns', 'R33', table);
  }
  const { left, routs, rout, destroyed } = departure(way, order.lots);
  if (routs) tell(table, { kind: 'routs', rule: '9.4', side, hex, cavalry: way.pursuers ?? 0, losses: rout.number });
  if (destroyed) {
    loseSps(G, side, hex, left, 'rout', '9.4', table);
    return gone(hex, 'result');
  }
  loseSps(G, side, hex, order.routLosses ?? {}, 'rout', '9.4', table);
  const going = minus(left, order.routLosses ?? {});
  const ways = departureWays(way, hex, going, routs);
  const taken = ways.find(({ path }) => path.join() === order.retreat?.join());
  if (taken === undefined) {
    if (ways.length > 0) throw new Error(`no such retreat from ${hex}`);
    perish(G, side, hex, going, table);
    return gone(hex, 'noRetreat');
  }
  const after = withdrawStack(G, side, hex, going, leaders, taken.path, order.pushLosses ?? {}, table, routs);
  return { end: null, at: taken.path.at(-1) ?? hex, gaveWay: true, wentInside: false, left: after };
};

const gone = (at: HexId, end: End): Aftermath => ({ end, at, gaveWay: false, wentInside: false, left: {} });

/** [7.5, R35] Nowhere to go: the stack is lost. */
export const perish = (G: G, side: Side, hex: HexId, lots: Lots, table: Table): void => {
  tell(table, { kind: 'noWayOut', rule: 'R35', side, hex });
  loseSps(G, side, hex, lots, 'noRetreat', 'R35', table);
};

/** [7.5, 7.5.2, 9.5.3, R35, R47] The march of a retreat, with what it costs to push through. */
export const withdrawStack = (
  G: G,
  side: Side,
  hex: HexId,
  lots: Lots,
  leaders: readonly LeaderId[],
  path: readonly HexId[],
  pushLosses: Lots,
  table: Table,
  routed = false,
): Lots => {
  loseSps(G, side, hex, pushLosses, 'push', '7.5.2', table);
  const left = minus(lots, pushLosses);
  tell(table, { kind: 'retreats', rule: '7.5', side, from: hex, path: [...path] });
  moveStack(G, side, hex, path, { lots: left, leaders }, table, routed ? { routed: true } : {});
  // The train goes with a stack that leaves, though neutral Burgundians stay; wagons in a laager are stuck where they stand.
  const train = G.supplyTrain;
  const here = train.status === 'map' && train.hex === hex && side === 'english';
  const escorted = lotsOf(G, hex, 'english').some(([key]) => !isInert(G, key));
  if (here && !escorted) train.hex = path.at(-1) ?? hex;
  return left;
};
