import { TOWNS, townAt } from '../data/map/index.ts';
import { hasSps } from '../forces.ts';
import { enemyOf, type HexId, SIDE_OF, type Side } from '../ids.ts';
import type { G } from '../state.ts';

type Holding = Pick<G, 'forces' | 'sieges' | 'laRochelle' | 'burgundyNeutral'>;

/** The side outside the walls of a town hex with both sides present [R18]. */
export const besieger = (G: Pick<G, 'sieges'>, hex: HexId): Side | undefined => G.sieges[hex];

export const isBesieged = (G: Pick<G, 'sieges'>, hex: HexId): boolean => G.sieges[hex] !== undefined;

/** [R18] This side is shut up in the town of the hex. */
export const inside = (G: Pick<G, 'sieges'>, hex: HexId, side: Side): boolean => G.sieges[hex] === enemyOf(side);

/** [3.4.2, 10.4, 11.1.4, R17] Held by whoever has SPs inside, else by its home side; La Rochelle by whoever took it last. */
export const holder = (G: Holding, hex: HexId): Side => {
  const town = townAt(hex);
  if (town === undefined) throw new Error(`${hex} is no town`);
  const outside = G.sieges[hex];
  // The last of the besieged gone, the besieger is inside at once, even while his own losses are still to be named.
  if (outside !== undefined && hasSps(G, hex, enemyOf(outside))) return enemyOf(outside);
  if (hasSps(G, hex, 'english')) return 'english';
  if (hasSps(G, hex, 'french')) return 'french';
  return town.id === 'la-rochelle' ? G.laRochelle : SIDE_OF[town.home];
};

/** [R47] Neutral Burgundy's home towns, but those the French hold: nobody enters, attacks or traces through them. */
export const closed = (G: Holding, hex: HexId): boolean =>
  G.burgundyNeutral && townAt(hex)?.home === 'burgundian' && holder(G, hex) !== 'french';

export const isFriendlyTown = (G: Holding, hex: HexId, side: Side): boolean =>
  townAt(hex) !== undefined && holder(G, hex) === side;

export const isOpenTown = (G: Holding, hex: HexId, side: Side): boolean =>
  isFriendlyTown(G, hex, side) && !isBesieged(G, hex) && !closed(G, hex);

/** Towns that serve a side: held, unbesieged and not closed; in the order of the town table. */
export const openTowns = (G: Holding, side: Side): HexId[] =>
  TOWNS.map((town) => town.hex).filter((hex) => isOpenTown(G, hex, side));
