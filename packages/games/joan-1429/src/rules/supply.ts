import { hasSps } from '../forces.ts';
import { enemyOf, type HexId, type Side } from '../ids.ts';
import type { G } from '../state.ts';
import { closed, isOpenTown } from './control.ts';
import { stepsFrom } from './ground.ts';

type Supplying = Pick<G, 'forces' | 'sieges' | 'laRochelle' | 'burgundyNeutral' | 'supplyTrain'>;

/** [3.4.1] How far a unit may be from what supplies it. */
export const SUPPLY_RANGE = 3;

/** [3.4.3, R52] On its wheels and with a friendly SP beside it, but not shut up in a town. */
const trainSupplies = (G: Supplying, hex: HexId, side: Side): boolean =>
  side === 'english' &&
  G.supplyTrain.status === 'map' &&
  G.supplyTrain.hex === hex &&
  hasSps(G, hex, 'english') &&
  G.sieges[hex] !== 'french';

/** [R19] What a path of supply may end in. */
const isSource = (G: Supplying, hex: HexId, side: Side): boolean =>
  isOpenTown(G, hex, side) || trainSupplies(G, hex, side);

/** [3.4.1, R19, R47] A hex a path of supply may use. */
const carries = (G: Supplying, hex: HexId, side: Side): boolean => !hasSps(G, hex, enemyOf(side)) && !closed(G, hex);

/** [3.4.1, 3.4.3, R19, R52] The nearest hex that supplies units of this side in this hex, if any does. */
export const supplySource = (G: Supplying, hex: HexId, side: Side): HexId | undefined => {
  if (isSource(G, hex, side)) return hex;
  const seen = new Set([hex]);
  let edge = [hex];
  for (let length = 1; length <= SUPPLY_RANGE; length += 1) {
    const next: HexId[] = [];
    for (const at of edge) {
      for (const { to } of stepsFrom(at)) {
        if (seen.has(to) || !carries(G, to, side)) continue;
        if (isSource(G, to, side)) return to;
        seen.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return undefined;
};

/** [3.4.1, 3.4.3, R19, R52] Units of this side in this hex are in supply. */
export const inSupply = (G: Supplying, hex: HexId, side: Side): boolean => supplySource(G, hex, side) !== undefined;
