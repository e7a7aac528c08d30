import { describe, expect, test } from 'vitest';
import { type Label, labelBox, layoutLabels } from './label-layout.ts';
import type { BoardPlace } from './types.ts';

const town: BoardPlace = { id: 'orleans', name: 'Orléans', hex: '1815', kind: 'town' };
const village: BoardPlace = { id: 'patay', name: 'Patay', hex: '1814', kind: 'village' };
const centres = new Map([
  ['1815', { x: 500, y: 500 }],
  ['1814', { x: 500, y: 423 }],
]);

const plain = { town: 1, village: 1 };

const covers = (label: Label, box: ReturnType<typeof labelBox>) => {
  const own = labelBox(label.lines, label.size, label.town, label);
  return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
};

describe('names on the map', () => {
  test('stand under their place when nothing is in the way', () => {
    const [label] = layoutLabels([town], centres, [], plain);
    expect(label).toMatchObject({ x: 500, y: 527 });
  });

  test('move away from a counter', () => {
    const counter = { left: 480, right: 520, top: 490, bottom: 520 };
    const [label] = layoutLabels([town], centres, [counter], plain);
    expect(label && covers(label, counter)).toBe(false);
  });

  test('of a village is left out when counters leave it no room', () => {
    const army = { left: 300, right: 700, top: 300, bottom: 700 };
    expect(layoutLabels([village], centres, [army], plain)).toEqual([]);
  });

  test('of a town is never left out', () => {
    const army = { left: 300, right: 700, top: 300, bottom: 700 };
    expect(layoutLabels([town], centres, [army], plain)).toHaveLength(1);
  });
});
