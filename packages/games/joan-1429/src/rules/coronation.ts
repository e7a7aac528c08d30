import { townHex } from '../data/map/index.ts';
import type { HexId } from '../ids.ts';
import type { G } from '../state.ts';
import { holder, isBesieged } from './control.ts';

export const CORONATION_TOWNS = ['rheims', 'chartres'] as const;

/** [R42] A cathedral where Charles could be crowned as it stands: French-held and unbesieged. */
export const cathedralOf = (G: G, hex: HexId | null): 'rheims' | 'chartres' | undefined =>
  CORONATION_TOWNS.find(
    (town) => townHex(town) === hex && holder(G, townHex(town)) === 'french' && !isBesieged(G, townHex(town)),
  );

/** [8.5, R42] Where Charles, there since the turn began, is crowned now: after Chartres he may be at Rheims, after Rheims nowhere. */
export const coronation = (G: G): 'rheims' | 'chartres' | undefined => {
  const { status, hex } = G.leaders.charles;
  if (status !== 'map' || hex === null || hex !== G.turnBegan.charles) return undefined;
  const town = cathedralOf(G, hex);
  return town === undefined || G.crowned[town] || G.crowned.rheims ? undefined : town;
};
