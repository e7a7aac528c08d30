import { expect, test } from 'vitest';
import { stackBox, stackPlace } from '../../../board/stack-place.ts';
import type { BoardStack, LeaderCounter } from '../../../board/types.ts';
import { counterScale, detailAt } from '../../../board/view.ts';
import { en } from '../../../i18n/en.ts';
import { fill } from '../../../i18n/i18n.tsx';
import { boardMap } from './board-map.ts';

const map = boardMap('en', (key, params) => fill(en[key], params));

const stackIn = (hex: string, leaders: number): BoardStack => ({
  id: hex,
  hex,
  stance: 'field',
  nation: 'french',
  units: [{ id: 'french.infantry', nation: 'french', symbol: 'infantry', strength: 4, title: '' }],
  leaders: Array.from({ length: leaders }, (_, id) => ({ id: String(id) }) as LeaderCounter),
  total: 4,
  title: '',
});

/** How much of a counter in the open the leaders of a stack in the town south of it cover, of one. */
function covered(leaders: number, k: number): number {
  const [north, south] = ['1513', '1514'].map((hex) => stackIn(hex, leaders));
  const open = north && stackPlace(map, north, undefined);
  const town = south && stackPlace(map, south, 'town');
  if (!open || !town) throw new Error('Both hexes are on the map.');
  const counters = counterScale(k);
  return (open.foot.y - stackBox(town, south, counters, detailAt(k)).top) / (40 * counters);
}

test('the leaders of a stack leave the counter to the north of it readable from any distance', () => {
  for (let k = 0.2; k < 1.1; k += 0.03) expect(covered(6, k), `at ${k}`).toBeLessThan(0.25);
});
