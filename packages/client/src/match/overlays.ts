import {
  type G,
  HEXES,
  type HexId,
  inSupply,
  isLand,
  joan1429,
  neighbours,
  type Side,
  seatOf,
  spsOf,
} from '@oriflamme/joan-1429';
import type { BoardRange } from '../board/types.ts';

/** What can be laid over the map, each on its own. */
export const overlays = ['supply', 'enemySupply', 'enemyReach', 'siege', 'distance', 'hideCounters'] as const;
export type Overlay = (typeof overlays)[number];

const land: readonly HexId[] = HEXES.map(({ id }) => id).filter((hex) => isLand(hex));

export const suppliedHexes = (G: G, side: Side): HexId[] => land.filter((hex) => inSupply(G, hex, side));

/** Every hex some group of a side could march to, were it to move in the present position. */
export function reachOfSide(G: G, side: Side): HexId[] {
  const phase = side === 'english' ? 'englishPlayerTurn' : 'frenchPlayerTurn';
  const seat = seatOf(side);
  const options = joan1429.options(G, { phase, activePlayers: { [seat]: 'movement' } }, seat);
  if (options?.step !== 'movement') return [];
  const hexes = options.stacks.flatMap(({ classes }) => classes.flatMap(({ reach }) => [...reach.keys()]));
  return [...new Set(hexes)];
}

/** The hexes around a besieged town that its besieger holds: three in turn shut it in as engineers would. */
export function ringOf(G: G, town: HexId): HexId[] {
  const side = G.sieges[town];
  return side === undefined ? [] : [town, ...neighbours(town).filter((hex) => spsOf(G, hex, side) > 0)];
}

export function rangesFor(G: G, own: Side, shown: ReadonlySet<Overlay>): BoardRange[] {
  const enemy: Side = own === 'english' ? 'french' : 'english';
  const ranges: BoardRange[] = [];
  if (shown.has('supply')) ranges.push({ id: 'supply', hexes: suppliedHexes(G, own), tone: 'supply' });
  if (shown.has('enemySupply')) ranges.push({ id: 'enemySupply', hexes: suppliedHexes(G, enemy), tone: 'enemySupply' });
  if (shown.has('enemyReach')) ranges.push({ id: 'enemyReach', hexes: reachOfSide(G, enemy), tone: 'reach' });
  if (shown.has('siege'))
    for (const town of Object.keys(G.sieges) as HexId[])
      ranges.push({ id: `siege${town}`, hexes: ringOf(G, town), tone: 'distance' });
  return ranges;
}
