import { type Violation, violation } from '@oriflamme/platform';
import { townAt } from '../data/map/index.ts';
import { addSps, lotsOf, removeSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import type { HexId, Side } from '../ids.ts';
import { type LotKey, readLot, remark } from '../lots.ts';
import type { G } from '../state.ts';
import { lotBar } from './movement-pool.ts';

const FIELDWORKS_MPS = 3;
/** [R16] Markers of a side. */
export const FIELDWORKS_LIMIT = 6;

/** [6.1.8] Engineers in supply that have not moved; the first lot of them builds. */
const builders = (G: G, hex: HexId, side: Side): LotKey | undefined =>
  lotsOf(G, hex, side).find(([key]) => {
    const { type, spent, unsupplied } = readLot(key);
    return type === 'engineers' && spent === 0 && !unsupplied && lotBar(G, key) === undefined;
  })?.[0];

const markersOf = (G: G, side: Side): number => Object.values(G.fieldworks).filter((owner) => owner === side).length;

/** [6.1.8, R16] */
export const explainBuildFieldworks = (G: G, side: Side, hex: HexId): Violation | undefined => {
  if (townAt(hex) !== undefined) return violation('6.1.8', 'fieldworksInTown', { hex });
  if (G.fieldworks[hex] !== undefined) return violation('6.1.8', 'fieldworksThere', { hex });
  if (builders(G, hex, side) === undefined) return violation('6.1.8', 'noBuilders', { hex });
  return markersOf(G, side) >= FIELDWORKS_LIMIT
    ? violation('R16', 'noMarkers', { limit: FIELDWORKS_LIMIT })
    : undefined;
};

/** [6.1.8] One SP of engineers spends the MPs; building is not moving, so no leader is needed. */
export const buildFieldworks = (G: G, side: Side, hex: HexId, table: GameTable): void => {
  const key = builders(G, hex, side);
  if (key === undefined) throw new Error(`no engineers to build at ${hex}`);
  removeSps(G, hex, key, 1);
  addSps(G, hex, remark(key, { spent: FIELDWORKS_MPS }), 1);
  G.fieldworks[hex] = side;
  table.tell({ kind: 'fieldworksBuilt', rule: '6.1.8', side, hex });
};

/** [6.1.8, R16] The owner takes his marker back at any time of his own turn. */
export const explainRemoveFieldworks = (G: G, side: Side, hex: HexId): Violation | undefined =>
  G.fieldworks[hex] === side ? undefined : violation('R16', 'notYourFieldworks', { hex });

export const removeFieldworks = (G: G, side: Side, hex: HexId, table: GameTable): void => {
  delete G.fieldworks[hex];
  table.tell({ kind: 'fieldworksRemoved', rule: 'R16', side, hex });
};
