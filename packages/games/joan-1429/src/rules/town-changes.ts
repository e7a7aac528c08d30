import { TOWNS } from '../data/map/index.ts';
import { hasSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import type { HexId, Side } from '../ids.ts';
import type { G } from '../state.ts';
import { holder } from './control.ts';

/** Who holds which town; besieged ones apart, whose fall is told where the siege ends. */
export const openHolders = (G: G): ReadonlyMap<HexId, Side> =>
  new Map(TOWNS.filter(({ hex }) => G.sieges[hex] === undefined).map(({ hex }) => [hex, holder(G, hex)]));

/** [3.4.2, R17, R37] What a battle did to towns: entered by the victor, or back with their home side for want of a garrison. */
export const tellTownChanges = (G: G, before: ReadonlyMap<HexId, Side>, table: GameTable): void => {
  for (const [hex, held] of before) {
    const side = holder(G, hex);
    if (side === held) continue;
    if (hasSps(G, hex, side)) table.tell({ kind: 'townTaken', rule: 'R37', side, hex });
    else table.tell({ kind: 'townReverts', rule: '3.4.2', side, hex });
  }
};
