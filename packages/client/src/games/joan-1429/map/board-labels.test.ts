import { describe, expect, test } from 'vitest';
import { boardNames, obstacles } from '../../../board/board-labels.ts';
import { type Label, labelBox, lineNameBoxes } from '../../../board/label-layout.ts';
import { type Box, placeKinds } from '../../../board/stack-place.ts';
import { en } from '../../../i18n/en.ts';
import { fill, type Translate } from '../../../i18n/i18n.tsx';
import { boardStacks } from '../board-stacks.ts';
import { DEFAULT_OPTIONS, setup } from '../door.ts';
import { boardMap } from './board-map.ts';

const t: Translate = (key, params) => fill(en[key], params);
const map = boardMap('en', t);
const stacks = boardStacks(setup(DEFAULT_OPTIONS), t);
const kinds = placeKinds(map);
const boxOf = (label: Label): Box => labelBox(label.lines, label.size, label.town, label);
const meet = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const neighboursOf = (label: Label, labels: readonly Label[]): Label[] => labels.filter((other) => other !== label);

describe.each([0.25, 0.36, 0.47, 0.7, 1, 1.5, 3])('names of places with the whole set-up, at a zoom of %f', (k) => {
  const { places: labels, lines, lineScale } = boardNames(map, stacks, kinds, k);
  const taken = obstacles(map, stacks, kinds, k);

  test('lie on no counter, castle or house', () => {
    expect(labels.filter((label) => taken.some((box) => meet(boxOf(label), box))).map(({ name }) => name)).toEqual([]);
  });

  test('do not touch one another', () => {
    const touching = labels.filter((label) =>
      neighboursOf(label, labels).some((other) => meet(boxOf(label), boxOf(other))),
    );
    expect(touching.map(({ name }) => name)).toEqual([]);
  });

  test('leave room for those of the rivers, which lie on no counter either', () => {
    const others = [...taken, ...labels.map(boxOf)];
    const covered = lines.filter((name) =>
      lineNameBoxes(name, lineScale).some((box) => others.some((other) => meet(box, other))),
    );
    expect(covered.map(({ id }) => id)).toEqual([]);
    const named = new Set(lines.map(({ name }) => name));
    expect(map.lineNames.filter(({ name }) => !named.has(name)).map(({ id }) => id)).toEqual([]);
  });

  test('of all towns are there', () => {
    const towns = map.places.filter(({ kind }) => kind !== 'village').map(({ name }) => name);
    expect(labels.map(({ name }) => name)).toEqual(expect.arrayContaining(towns));
  });
});

test('every name is there when one is near', () => {
  expect(boardNames(map, stacks, kinds, 1).places).toHaveLength(map.places.length);
});
