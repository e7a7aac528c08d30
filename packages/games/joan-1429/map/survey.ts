import type { HexId } from '@oriflamme/hex';
import { layBoundary, surveyAreas } from './boundary.ts';
import type { Course } from './course.ts';
import type { Area, Facts } from './facts.ts';
import { type Land, surveyLand } from './land.ts';
import { linkCorners, type Network } from './network.ts';
import { layRivers, type River } from './rivers.ts';
import { laySheet, type Sheet } from './sheet.ts';
import { surveyTerrain, type TerrainOfHex } from './terrain.ts';

/** The geography as hexes and hexsides. */
export interface Survey {
  readonly sheet: Sheet;
  readonly land: Land;
  readonly terrain: TerrainOfHex;
  readonly network: Network;
  readonly rivers: readonly River[];
  readonly boundary: Course;
  readonly areas: ReadonlyMap<HexId, Area>;
}

export const survey = (facts: Facts): Survey => {
  const sheet = laySheet(facts);
  const land = surveyLand(facts, sheet);
  const terrain = surveyTerrain(facts, sheet, land);
  const network = linkCorners(sheet, land);
  const rivers = layRivers(facts, sheet, network);
  const boundary = layBoundary(facts, sheet, network, rivers);
  return { sheet, land, terrain, network, rivers, boundary, areas: surveyAreas(sheet, land, boundary) };
};
