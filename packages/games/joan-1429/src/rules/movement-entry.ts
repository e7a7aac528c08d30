import { LEADER_FACTS } from '../data/leaders.ts';
import { townAt } from '../data/map/index.ts';
import { hasSps } from '../forces.ts';
import { enemyOf, type HexId, LEADERS, type Side } from '../ids.ts';
import type { G } from '../state.ts';
import { closed, holder, inside } from './control.ts';

/**
 * What a hex is to a group that would enter it: open; an empty enemy town, taken by entering; an enemy in a town, who can be besieged;
 * or barred, and by what.
 */
export type Entry = 'open' | 'town' | 'siege' | Bar;
export type Bar = 'closedTown' | 'ownTownBesieged' | 'enemyUnits' | 'leadersMeetEnemy' | 'leadersAtEnemyTown';

export const isBarred = (entry: Entry): entry is Bar => entry !== 'open' && entry !== 'town' && entry !== 'siege';

const enemyLeaderAt = (G: G, hex: HexId, side: Side): boolean => {
  for (const id of LEADERS) if (G.leaders[id].hex === hex && LEADER_FACTS[id].side !== side) return true;
  return false;
};

/** [9.5.2] A train spent as a laager is gone, though it is remembered where it stood. */
const enemyTrainAt = (G: G, hex: HexId, side: Side): boolean =>
  side === 'french' && G.supplyTrain.hex === hex && G.supplyTrain.status !== 'spentAsLaager';

/** [6.1.1, 6.1.5, 6.1.7, R13, R14, R32, R47, R49] Who stands in a hex, and what that means for entering it. */
export const entryOf = (G: G, side: Side, hex: HexId, withSps: boolean): Entry => {
  const town = townAt(hex);
  if (town !== undefined && closed(G, hex)) return 'closedTown';
  if (hasSps(G, hex, enemyOf(side))) {
    if (town === undefined) return 'enemyUnits';
    if (inside(G, hex, side)) return 'ownTownBesieged';
    return withSps ? 'siege' : 'leadersMeetEnemy';
  }
  if (!withSps && (enemyLeaderAt(G, hex, side) || enemyTrainAt(G, hex, side))) return 'leadersMeetEnemy';
  if (town !== undefined && holder(G, hex) !== side) return withSps ? 'town' : 'leadersAtEnemyTown';
  return 'open';
};
