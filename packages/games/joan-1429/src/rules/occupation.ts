import { townAt } from '../data/map/index.ts';
import { hasSps, leadersOf } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import { enemyOf, type HexId, SIDES, type Side } from '../ids.ts';
import type { G } from '../state.ts';
import { captureLeader } from './leaders.ts';

/** [R41] A siege ends in any way but the fall of its town; at French-held Orléans the Will remembers it. */
export const endSiege = (G: G, hex: HexId, table: GameTable, rule: string): void => {
  const side = G.sieges[hex];
  if (side === undefined) return;
  delete G.sieges[hex];
  if (side === 'english' && townAt(hex)?.id === 'orleans') G.willEvents.orleansRelieved = true;
  table.tell({ kind: 'siegeEnds', rule, hex, side });
};

/** [R17] The last defender is gone: the besieger is inside, and the town his. */
export const townFalls = (G: G, hex: HexId, table: GameTable, rule: string): void => {
  const side = G.sieges[hex];
  if (side === undefined) return;
  delete G.sieges[hex];
  table.tell({ kind: 'townFalls', rule, hex, side });
};

/** [9.5.3] Alone, the train is lost to any enemy SP. */
const overrunTrain = (G: G, hex: HexId, table: GameTable): void => {
  const train = G.supplyTrain;
  if (train.hex !== hex || (train.status !== 'map' && train.status !== 'laager')) return;
  G.supplyTrain = { status: 'destroyed', hex: null, spent: 0, from: null };
  table.tell({ kind: 'trainDestroyed', rule: '9.5.3', hex });
};

/** [7.4.1, 9.5.3, R14] Combat SPs of `side` are in, or pass through, a hex: enemy leaders alone there are captured, the train destroyed. */
export const overrun = (G: G, hex: HexId, side: Side, table: GameTable, rule: string): void => {
  const enemy = enemyOf(side);
  if (hasSps(G, hex, enemy)) return;
  for (const leader of leadersOf(G, hex, enemy)) captureLeader(G, leader, side, table, rule);
  if (enemy === 'english') overrunTrain(G, hex, table);
};

/** [R17] La Rochelle keeps its last captor without a garrison. */
const noteLaRochelle = (G: G, hex: HexId): void => {
  if (townAt(hex)?.id !== 'la-rochelle' || G.sieges[hex] !== undefined) return;
  for (const side of SIDES) if (hasSps(G, hex, side)) G.laRochelle = side;
};

/** Brings a hex in order after any change of who is there: sieges without a besieger or a defender, lone leaders, the lone train. */
export const settleHex = (G: G, hex: HexId, table: GameTable): void => {
  const outside = G.sieges[hex];
  if (outside !== undefined) {
    if (!hasSps(G, hex, outside)) endSiege(G, hex, table, 'R38');
    else if (!hasSps(G, hex, enemyOf(outside))) townFalls(G, hex, table, 'R17');
  }
  noteLaRochelle(G, hex);
  for (const side of SIDES) if (hasSps(G, hex, side)) overrun(G, hex, side, table, 'R14');
};
