import { jeanneEvent } from '../data/jeanne-events.ts';
import { LEADER_FACTS } from '../data/leaders.ts';
import { town } from '../data/map/index.ts';
import { hasSps, leadersOf, lotsOf, spsOf } from '../forces.ts';
import type { HexId, LeaderId, Nation, Side } from '../ids.ts';
import { type LotKey, readLot } from '../lots.ts';
import type { Detachment, G } from '../state.ts';
import { inside } from './control.ts';

/** Why nobody of a side may leave a hex by movement. */
export type HexBar = 'besieged' | 'besiegersStay';
/** Why a piece may not move. */
export type PieceBar = 'routed' | 'inert' | 'wounded';

/** [R49, R53] */
export const leavingBar = (G: G, side: Side, hex: HexId): HexBar | undefined => {
  if (inside(G, hex, side)) return 'besieged';
  const besiegersOfOrleans = side === 'english' && hex === town('orleans').hex && G.sieges[hex] === 'english';
  return G.options.englishFirst && G.turn === 1 && besiegersOfOrleans ? 'besiegersStay' : undefined;
};

const nationBar = (G: G, nation: Nation): PieceBar | undefined =>
  G.burgundyNeutral && nation === 'burgundian' ? 'inert' : undefined;

/** [9.4, R47, R51] */
export const lotBar = (G: G, key: LotKey): PieceBar | undefined => {
  const lot = readLot(key);
  return lot.routed ? 'routed' : nationBar(G, lot.nation);
};

/** [5.4] Wounded, Jeanne stays where she is this turn. */
const isWounded = (G: G, leader: LeaderId): boolean =>
  leader === 'jeanne' && G.event !== null && jeanneEvent(G.event) === 'wounded';

/** [5.4, 9.4, R47, R51] */
export const leaderBar = (G: G, leader: LeaderId): PieceBar | undefined => {
  if (G.leaders[leader].routed) return 'routed';
  return isWounded(G, leader) ? 'wounded' : nationBar(G, LEADER_FACTS[leader].nation);
};

export const trainAt = (G: G, hex: HexId, side: Side): boolean =>
  side === 'english' && G.supplyTrain.status === 'map' && G.supplyTrain.hex === hex;

/** [R15] A town taken this phase keeps its last SP. */
export const mustKeepGarrison = (G: G, hex: HexId): boolean => G.takenThisPhase.includes(hex);

/** Hexes with pieces of a side, combat SPs or not. */
export const hexesOfPieces = (G: G, side: Side): HexId[] => {
  const hexes = new Set<HexId>();
  for (const hex of Object.keys(G.forces) as HexId[]) if (hasSps(G, hex, side)) hexes.add(hex);
  for (const [id, { hex }] of Object.entries(G.leaders)) {
    if (hex !== null && LEADER_FACTS[id as LeaderId].side === side) hexes.add(hex);
  }
  if (side === 'english' && G.supplyTrain.status === 'map' && G.supplyTrain.hex !== null) hexes.add(G.supplyTrain.hex);
  return [...hexes];
};

/** Everything in a hex that may move in some group, if MPs and leaders allow. */
export const poolOf = (G: G, side: Side, hex: HexId): Detachment | undefined => {
  if (leavingBar(G, side, hex) !== undefined) return undefined;
  const lots = lotsOf(G, hex, side).filter(([key]) => lotBar(G, key) === undefined);
  const leaders = leadersOf(G, hex, side).filter((leader) => leaderBar(G, leader) === undefined);
  const train = trainAt(G, hex, side);
  if (lots.length === 0 && leaders.length === 0 && !train) return undefined;
  return { lots: Object.fromEntries(lots), leaders, ...(train ? { supplyTrain: true as const } : {}) };
};

/** Whether a group of so many SPs would leave a town taken this phase without any. */
export const emptiesTakenTown = (G: G, side: Side, hex: HexId, leaving: number): boolean =>
  mustKeepGarrison(G, hex) && leaving > 0 && spsOf(G, hex, side) <= leaving;
