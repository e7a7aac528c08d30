import {
  excessOf,
  type G,
  type HexId,
  hexesWith,
  inSupply,
  LEADER_FACTS,
  LEADERS,
  type LeaderId,
  lotsOf,
  readLot,
  type Side,
  siegeStanding,
  spsOf,
} from '@oriflamme/joan-1429';

/** What a player would want to know before the Movement Phase is over; none of it is forbidden. */
export type Warning =
  | { readonly kind: 'leaderAlone'; readonly rule: string; readonly hex: HexId; readonly leader: LeaderId }
  | { readonly kind: 'starving'; readonly rule: string; readonly hex: HexId; readonly sps: number }
  | { readonly kind: 'cutOff'; readonly rule: string; readonly hex: HexId; readonly sps: number }
  | { readonly kind: 'overstacked'; readonly rule: string; readonly hex: HexId; readonly sps: number }
  | { readonly kind: 'siegeWithoutRoll'; readonly rule: string; readonly hex: HexId }
  | { readonly kind: 'siegeRaised'; readonly rule: string; readonly hex: HexId };

export function warningsFor(G: G, side: Side): Warning[] {
  return [...sieges(G, side), ...overstacked(G, side), ...unsupplied(G, side), ...leadersAlone(G, side)];
}

/** Whether nobody of this side has spent a movement point in this phase. */
export const nobodyMarched = (G: G, side: Side): boolean =>
  LEADERS.every((leader) => LEADER_FACTS[leader].side !== side || G.leaders[leader].spent === 0) &&
  hexesWith(G, side).every((hex) => lotsOf(G, hex, side).every(([key]) => readLot(key).spent === 0));

const leadersAlone = (G: G, side: Side): Warning[] =>
  LEADERS.flatMap((leader): Warning[] => {
    const { status, hex } = G.leaders[leader];
    if (LEADER_FACTS[leader].side !== side || status !== 'map' || hex === null || spsOf(G, hex, side) > 0) return [];
    return [{ kind: 'leaderAlone', rule: 'R14', hex, leader }];
  });

/** Only those who failed the turn's first check as well are lost at its end [8.1]; the others are warned of the next one. */
const unsupplied = (G: G, side: Side): Warning[] =>
  hexesWith(G, side)
    .filter((hex) => G.sieges[hex] === undefined || G.sieges[hex] === side)
    .filter((hex) => !inSupply(G, hex, side))
    .flatMap((hex): Warning[] => {
      const marked = lotsOf(G, hex, side)
        .filter(([key]) => readLot(key).unsupplied)
        .reduce((sum, [, sps]) => sum + sps, 0);
      const rest = spsOf(G, hex, side) - marked;
      return [
        ...(marked > 0 ? [{ kind: 'starving' as const, rule: '8.1', hex, sps: marked }] : []),
        ...(rest > 0 ? [{ kind: 'cutOff' as const, rule: '5.1', hex, sps: rest }] : []),
      ];
    });

const overstacked = (G: G, side: Side): Warning[] =>
  hexesWith(G, side)
    .filter((hex) => excessOf(G, hex, side) > 0)
    .map((hex) => ({ kind: 'overstacked', rule: '3.1.3', hex, sps: excessOf(G, hex, side) }));

const sieges = (G: G, side: Side): Warning[] =>
  (Object.keys(G.sieges) as HexId[]).flatMap((hex): Warning[] => {
    if (G.sieges[hex] !== side) return [];
    const standing = siegeStanding(G, hex);
    if (standing === 'stands') return [];
    return [{ kind: standing === 'raised' ? 'siegeRaised' : 'siegeWithoutRoll', rule: 'R38', hex }];
  });
