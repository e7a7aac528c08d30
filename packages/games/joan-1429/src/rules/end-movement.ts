import { type Violation, violation } from '@oriflamme/platform';
import type { Side } from '../ids.ts';
import type { G } from '../state.ts';
import { couldObey } from './mandate.ts';
import { excessOf, overstackedHexes } from './stacking.ts';

/** [3.1.3, 5.4.5, R8, R46] A Movement Phase ends neither overstacked nor with the Maid's mandate left undone. */
export const explainEndMovement = (G: G, side: Side): Violation | undefined => {
  const [hex] = overstackedHexes(G, side);
  if (hex !== undefined) return violation('3.1.3', 'overstacked', { hex, excess: excessOf(G, hex, side) });
  if (side === 'english' || !couldObey(G)) return undefined;
  return violation('R46', 'mandateMovement', { objective: G.mandate?.objective ?? null });
};
