import { LEADER_FACTS } from '../data/leaders.ts';
import { TOWNS, townHex } from '../data/map/index.ts';
import { MUSTER_TOWNS } from '../data/scenarios.ts';
import { type HexId, LEADERS, type LeaderId, type Side } from '../ids.ts';
import type { G } from '../state.ts';
import { holder, isBesieged, isOpenTown, openTowns } from './control.ts';
import { mpByTerrain } from './distance.ts';

/** [R17] In the order of the town table. */
export const BURGUNDIAN_HOMES: readonly HexId[] = TOWNS.filter((town) => town.home === 'burgundian').map(
  (town) => town.hex,
);

/** [R47] Burgundian home towns where Burgundians may go: neither French-held nor besieged. */
export const openHomes = (G: G): HexId[] =>
  BURGUNDIAN_HOMES.filter((hex) => holder(G, hex) !== 'french' && !isBesieged(G, hex));

/** [5.3, R45] Where a ransomed leader may come back; none means he waits. */
export const returnTowns = (G: G, leader: LeaderId): HexId[] => {
  const { side, nation } = LEADER_FACTS[leader];
  return nation === 'burgundian' && G.burgundyNeutral ? openHomes(G) : openTowns(G, side);
};

/** [5.3] Ransomed leaders of a side who come back in this build step. */
export const returning = (G: G, side: Side): LeaderId[] =>
  LEADERS.filter((id) => LEADER_FACTS[id].side === side && G.leaders[id].status === 'ransomed');

/** [9.5.2, 9.5.3, R52] Where the supply train may come back; empty while it waits, or when it is not away. */
export const supplyTrainReturns = (G: G): HexId[] => {
  const { status, hex } = G.supplyTrain;
  if (status === 'destroyed') return MUSTER_TOWNS.english.map(townHex).filter((port) => isOpenTown(G, port, 'english'));
  if (status !== 'spentAsLaager' || hex === null) return [];
  const mps = mpByTerrain(hex);
  const open = openTowns(G, 'english');
  const nearest = Math.min(...open.map((town) => mps.get(town) ?? Number.POSITIVE_INFINITY));
  return open.filter((town) => mps.get(town) === nearest);
};
