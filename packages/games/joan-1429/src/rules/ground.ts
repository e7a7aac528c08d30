import type { Step } from '@oriflamme/hex';
import { HEXES, landNeighbours, stepCost } from '../data/map/index.ts';
import type { HexId } from '../ids.ts';

/** Steps of a march by terrain alone, looked up once: reaches are asked for thousands of times. */
export type GroundStep = Step<HexId>;

const NONE: readonly GroundStep[] = Object.freeze([]);
const from = new Map<HexId, readonly GroundStep[]>();
const into = new Map<HexId, readonly GroundStep[]>();
for (const { id } of HEXES) {
  const near = landNeighbours(id);
  from.set(id, near.map((to) => ({ to, cost: stepCost(id, to) })).filter(isStep));
  into.set(id, near.map((to) => ({ to, cost: stepCost(to, id) })).filter(isStep));
}

function isStep(step: { to: HexId; cost: number | undefined }): step is GroundStep {
  return step.cost !== undefined;
}

/** Land neighbours with the MPs to enter them from here [R12]. */
export const stepsFrom = (hex: HexId): readonly GroundStep[] => from.get(hex) ?? NONE;

/** Land neighbours with the MPs to come here from them. */
export const stepsInto = (hex: HexId): readonly GroundStep[] => into.get(hex) ?? NONE;
