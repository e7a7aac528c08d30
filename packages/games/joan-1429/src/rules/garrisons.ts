import { UNITS } from '../data/units.ts';
import { lotEntries } from '../forces.ts';
import { type LotKey, readLot } from '../lots.ts';
import type { March } from '../orders.ts';
import type { Detachment } from '../state.ts';
import type { Arrival } from './movement-reach.ts';

/** What a siege needs is left behind last. */
const isPrecious = (key: LotKey): boolean => UNITS[readLot(key).type].gun || readLot(key).type === 'engineers';

/** [R15] What is left of a group after a garrison in each town it takes on the way, from the kind it can best spare. */
export const leaveGarrisons = (
  lots: Detachment['lots'],
  arrival: Arrival,
): Pick<March, 'drops'> & Pick<Detachment, 'lots'> => {
  const left = { ...lots };
  const drops: March['drops'] = [];
  for (let at = arrival.before; at !== null; at = at.before) {
    if (at.entry !== 'town') continue;
    const [spare] = lotEntries(left)
      .filter(([, sps]) => sps > 0)
      .sort(([a, n], [b, m]) => Number(isPrecious(a)) - Number(isPrecious(b)) || m - n);
    if (spare === undefined) break;
    const [key, sps] = spare;
    left[key] = sps - 1;
    drops.push({ at: at.hex, leave: { lots: { [key]: 1 }, leaders: [] } });
  }
  return { lots: left, drops };
};
