import { range } from '@oriflamme/hex';
import { TOWNS, type Town } from '../data/map/index.ts';
import { hasSps, musterOf, spsOf } from '../forces.ts';
import { enemyOf, type HexId, type Nation } from '../ids.ts';
import type { G } from '../state.ts';
import { closed, holder } from './control.ts';
import { room } from './replacements.ts';

/** [5.2.1] A town with this many militia of its holder gets no more. */
const ENOUGH_MILITIA = 2;

/** [R22] Whose militia a town raises: its holder's, and Burgundy's own in its home towns. */
const militiaNation = (G: G, town: Town): Nation => {
  if (holder(G, town.hex) === 'french') return 'french';
  return town.home === 'burgundian' ? 'burgundian' : 'english';
};

/** [5.2.1, R22] The towns that raise one Militia SP now, nation by nation, besieged or not. */
export const militiaMuster = (G: G): { nation: Nation; hexes: HexId[] }[] => {
  const onMap = musterOf(G);
  const wanting = TOWNS.filter(({ hex }) => !closed(G, hex) && militiaIn(G, hex) < ENOUGH_MILITIA);
  return (['english', 'burgundian', 'french'] as const).map((nation) => {
    const towns = wanting.filter((town) => militiaNation(G, town) === nation);
    return { nation, hexes: byNeed(G, towns).slice(0, room(G, nation, 'militia', onMap)) };
  });
};

const militiaIn = (G: G, hex: HexId): number => spsOf(G, hex, holder(G, hex), (lot) => lot.type === 'militia');

/** [R22] The hexes of each town that an enemy is near in. */
const NEAR_TOWNS = new Map(TOWNS.map(({ hex }) => [hex, range(hex, 2)]));

/** [R22] Empty towns first, then those with enemies within two hexes, then the rest; each in the order of the town table. */
const byNeed = (G: G, towns: readonly Town[]): HexId[] => {
  const need = ({ hex }: Town): number => {
    const side = holder(G, hex);
    if (!hasSps(G, hex, side)) return 0;
    return NEAR_TOWNS.get(hex)?.some((near) => hasSps(G, near, enemyOf(side))) ? 1 : 2;
  };
  const needs = towns.map(need);
  return [0, 1, 2].flatMap((class_) => towns.filter((_, i) => needs[i] === class_).map((town) => town.hex));
};
