import { LEADER_FACTS } from '../data/leaders.ts';
import { stepCost } from '../data/map/index.ts';
import { addSps, changeLeader, type LotEntry, leadersOf, lotsOf, removeSps, spsOf } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import { type HexId, LEADERS, type Side } from '../ids.ts';
import { readLot, remark } from '../lots.ts';
import type { Detachment, G } from '../state.ts';
import { inside, isOpenTown, openTowns } from './control.ts';
import { groupAllowance, MOVEMENT_ENDED } from './movement-group.ts';
import { type Arrival, entriesOf, reachOf, wayOf } from './movement-reach.ts';
import { overrun, settleHex } from './occupation.ts';

/** Farther than any way on this map. */
const ANY_DISTANCE = 99;

const routedLots = (G: G, hex: HexId, side: Side): LotEntry[] =>
  lotsOf(G, hex, side).filter(([key]) => readLot(key).routed);

/** [R51] The shortest way to the nearest friendly unbesieged town, as far as the stack's slowest can go on it. */
export const routedWay = (G: G, side: Side, hex: HexId, stack: Detachment): HexId[] => {
  if (inside(G, hex, side) || isOpenTown(G, hex, side)) return [];
  const reach = reachOf(hex, ANY_DISTANCE, true, entriesOf(G, side));
  let nearest: Arrival | undefined;
  for (const town of openTowns(G, side)) {
    const arrival = reach.get(town);
    if (arrival === undefined || arrival.garrisons > 0) continue;
    if (nearest === undefined || arrival.cost < nearest.cost) nearest = arrival;
  }
  if (nearest === undefined) return [];
  const way: HexId[] = [];
  let left = groupAllowance({ ...stack, leaders: [] });
  let at = hex;
  for (const next of wayOf(nearest)) {
    left -= stepCost(at, next) ?? ANY_DISTANCE;
    if (left < 0) break;
    way.push(next);
    at = next;
  }
  return way;
};

/** [R14, R51] Even men who run take a lone enemy leader on their way. */
const marchStack = (G: G, side: Side, from: HexId, table: GameTable): void => {
  // A routed stack that has just come here does not go on with those who were here before.
  const lots = routedLots(G, from, side).filter(([key]) => readLot(key).spent === 0);
  const whole = lots.reduce((sum, [, sps]) => sum + sps, 0) === spsOf(G, from, side);
  const leaders = leadersOf(G, from, side).filter((leader) => G.leaders[leader].routed);
  const train = whole && side === 'english' && G.supplyTrain.status === 'map' && G.supplyTrain.hex === from;
  const stack: Detachment = {
    lots: Object.fromEntries(lots),
    leaders,
    ...(train ? { supplyTrain: true as const } : {}),
  };
  const path = routedWay(G, side, from, stack);
  const to = path[path.length - 1];
  if (to === undefined) return;
  for (const [key, sps] of lots) {
    removeSps(G, from, key, sps);
    addSps(G, to, remark(key, { spent: MOVEMENT_ENDED }), sps);
  }
  for (const leader of leaders) changeLeader(G, leader, { hex: to });
  if (train) G.supplyTrain = { ...G.supplyTrain, hex: to, spent: MOVEMENT_ENDED };
  table.tell({ kind: 'routedMarch', rule: '9.4', side, from, path, leaders });
  for (const hex of path) overrun(G, hex, side, table, 'R14');
  settleHex(G, from, table);
  settleHex(G, to, table);
};

/** [9.4, R51] As its player turn begins, the program moves every routed stack of a side; it does nothing else in it. */
export const marchRouted = (G: G, side: Side, table: GameTable): void => {
  if (!G.options.routs) return;
  const stacks = (Object.keys(G.forces) as HexId[]).filter((hex) => routedLots(G, hex, side).length > 0).sort();
  for (const hex of stacks) marchStack(G, side, hex, table);
};

/** [9.4] At the end of that player turn the rout is over. */
export const rally = (G: G, side: Side, table: GameTable): void => {
  if (!G.options.routs) return;
  for (const hex of Object.keys(G.forces) as HexId[]) {
    const routed = routedLots(G, hex, side);
    for (const [key, sps] of routed) {
      removeSps(G, hex, key, sps);
      addSps(G, hex, remark(key, { routed: false }), sps);
    }
    if (routed.length > 0) table.tell({ kind: 'rallied', rule: '9.4', side, hex });
  }
  for (const id of LEADERS) {
    const { routed, ...leader } = G.leaders[id];
    if (routed && LEADER_FACTS[id].side === side) G.leaders[id] = leader;
  }
};
