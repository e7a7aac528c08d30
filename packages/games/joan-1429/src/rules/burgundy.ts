import { LEADER_FACTS } from '../data/leaders.ts';
import { type LotEntry, lotsOf } from '../forces.ts';
import { type HexId, LEADERS, type LeaderId, type Side } from '../ids.ts';
import { type LotKey, readLot } from '../lots.ts';
import type { G } from '../state.ts';
import { closed } from './control.ts';
import { mpByTerrain } from './distance.ts';
import { BURGUNDIAN_HOMES, openHomes } from './returns.ts';

/** [R47] A neutral Burgundy comes back on this roll. */
export const rejoins = (die: number): boolean => die === 6;

const isBurgundian = (key: LotKey): boolean => readLot(key).nation === 'burgundian';

export interface Homecoming {
  readonly from: HexId;
  /** Null: off the map, for want of an open home town. */
  readonly to: HexId | null;
  readonly lots: readonly LotEntry[];
  readonly leaders: readonly LeaderId[];
}

/** [R47] Burgundians outside their home towns, and the nearest open one for each: by MPs, then by the town table. */
export const homecomings = (G: G): Homecoming[] => {
  const homes = openHomes(G);
  const hexes = new Set(Object.keys(G.forces) as HexId[]);
  for (const id of LEADERS) {
    const { status, hex } = G.leaders[id];
    if (status === 'map' && hex !== null) hexes.add(hex);
  }
  return [...hexes].sort().flatMap((from) => {
    // Outside the walls of a home town that the French hold they are not at home.
    if (BURGUNDIAN_HOMES.includes(from) && G.sieges[from] !== 'english') return [];
    const lots = lotsOf(G, from, 'english').filter(([key]) => isBurgundian(key));
    const leaders = LEADERS.filter((id) => LEADER_FACTS[id].nation === 'burgundian' && G.leaders[id].hex === from);
    return lots.length + leaders.length === 0 ? [] : [{ from, to: nearest(from, homes), lots, leaders }];
  });
};

const nearest = (from: HexId, homes: readonly HexId[]): HexId | null => {
  const mps = mpByTerrain(from);
  let best: HexId | null = null;
  for (const home of homes) {
    if (best === null || (mps.get(home) ?? 0) < (mps.get(best) ?? 0)) best = home;
  }
  return best;
};

export interface Guest {
  readonly hex: HexId;
  readonly side: Side;
  readonly leaders: LeaderId[];
}

/** [R47] Foreigners in a home town that has just been closed: French besiegers, who make way first, and the English inside. */
export const guestsToLeave = (G: G): Guest[] =>
  BURGUNDIAN_HOMES.filter((hex) => closed(G, hex)).flatMap((hex) =>
    (['french', 'english'] as const).flatMap((side) => {
      const leaders = LEADERS.filter(
        (id) => LEADER_FACTS[id].side === side && LEADER_FACTS[id].nation !== 'burgundian' && G.leaders[id].hex === hex,
      );
      const sps = lotsOf(G, hex, side).some(([key]) => !isBurgundian(key));
      return sps || leaders.length > 0 ? [{ hex, side, leaders }] : [];
    }),
  );

/** [R47] Exiles come back when Burgundy is at war again and a home town is open: to the first of the town table. */
export const exilesReturnTo = (G: G): HexId | undefined => {
  const any = Object.keys(G.exiled).length > 0 || LEADERS.some((id) => G.leaders[id].status === 'exiled');
  return any && !G.burgundyNeutral ? openHomes(G)[0] : undefined;
};

/** Neutral Burgundy's SPs are inert: neither supplied nor starved [R47]. */
export const isInert = (G: G, key: LotKey): boolean => G.burgundyNeutral && isBurgundian(key);
