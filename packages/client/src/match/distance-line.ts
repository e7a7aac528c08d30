import { reach } from '@oriflamme/hex';
import { distance, type HexId, stepCost } from '@oriflamme/joan-1429';
import type { Translate } from '../i18n/i18n.tsx';

const far = 60;

/** How far it is between two hexes: by count, and by the ground between them for anyone who marches it alone. */
export function distanceLine(from: HexId, to: HexId, t: Translate): string {
  const mps = reach(from, (a, b) => stepCost(a, b), far).get(to)?.cost;
  const hexes = distance(from, to);
  return mps === undefined ? t('table.distance.hexes', { hexes }) : t('table.distance', { hexes, mps });
}
