import { COUNTERMIX } from '../data/countermix.ts';
import { townHex } from '../data/map/index.ts';
import { MUSTER_TOWNS } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { detachmentSps, type Muster, musterOf } from '../forces.ts';
import { type HexId, NATIONS, type Nation, SIDE_OF, type Side, UNIT_TYPES, type UnitType } from '../ids.ts';
import type { G, NationPurse } from '../state.ts';
import { holder, isOpenTown } from './control.ts';

/** [R23] Who pays for a nation's SPs: Scots and Bretons are raised with French RPs [5.2.4]. */
export const PURSE_OF: Readonly<Record<Nation, NationPurse>> = Object.freeze({
  english: 'english',
  burgundian: 'burgundian',
  french: 'french',
  scottish: 'french',
  breton: 'french',
});

export const nationsOf = (side: Side): Nation[] => NATIONS.filter((nation) => SIDE_OF[nation] === side);

/** [5.2.5, R23] Where a nation's replacements may appear now. */
export const openMusters = (G: G, nation: Nation): HexId[] =>
  MUSTER_TOWNS[nation].map(townHex).filter((hex) => isOpenTown(G, hex, SIDE_OF[nation]));

/** [R47] Exiles will come back to the map, so their counters are not free. */
const inExile = (G: G, nation: Nation, type: UnitType): number =>
  detachmentSps({ lots: G.exiled }, (lot) => lot.nation === nation && lot.type === type);

/** [5.2.6, R7] SPs of a nation and type that may still be raised. */
export const room = (G: G, nation: Nation, type: UnitType, onMap: Muster = musterOf(G)): number =>
  Math.max(0, COUNTERMIX[nation][type] - (onMap[nation].get(type) ?? 0) - inExile(G, nation, type));

/** [5.2.5] What a nation may raise while the purse pays for at least one. */
export const purchasable = (
  G: G,
  nation: Nation,
  onMap: Muster = musterOf(G),
): { type: UnitType; cost: number; room: number }[] => {
  const rps = G.purses[PURSE_OF[nation]];
  if (rps === 0) return [];
  return UNIT_TYPES.flatMap((type) => {
    const { cost } = UNITS[type];
    const left = COUNTERMIX[nation][type] - (onMap[nation].get(type) ?? 0);
    return cost !== null && cost <= rps && left > 0 ? [{ type, cost, room: left }] : [];
  });
};

/** [5.2.2, R23] Three RPs for either port, held even if besieged. */
export const portReplacements = (G: G): number =>
  MUSTER_TOWNS.english.some((town) => holder(G, townHex(town)) === 'english') ? 3 : 0;

/** [5.2.2] Five more from England, sooner with the king in France. */
export const englishBonus = (G: G, die: number): number => (die >= (G.leaders.henry.status === 'map' ? 4 : 5) ? 5 : 0);

/** [5.2.3] Why Burgundy does not roll; undefined when it does. */
export const burgundyWithout = (G: G): 'neutral' | 'auxerreFrench' | undefined => {
  if (G.burgundyNeutral) return 'neutral';
  return holder(G, townHex('auxerre')) === 'french' ? 'auxerreFrench' : undefined;
};

/** [5.2.3] */
export const burgundianBonus = (die: number): number => (die >= 5 ? 3 : 0);

/** [5.2.4] */
export const frenchBonus = (die: number): number => (die >= 5 ? 5 : 0);

/** [5.2.6, R23] No muster town open to any nation of the purse: only half of what this step brings is kept. */
export const isHalved = (G: G, purse: NationPurse): boolean =>
  NATIONS.filter((nation) => PURSE_OF[nation] === purse).every((nation) => openMusters(G, nation).length === 0);
