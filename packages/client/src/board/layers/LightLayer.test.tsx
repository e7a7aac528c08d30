import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BoardMap, LightKind } from '../types.ts';
import { LightLabels } from './LightLayer.tsx';

const map = { radius: 44, hexes: new Map([['1815', { x: 500, y: 500 }]]) } as unknown as BoardMap;
const drawn = (kind: LightKind, besieged: readonly string[]): string =>
  renderToStaticMarkup(
    <LightLabels map={map} lit={new Map([['1815', { kind }]])} counters={1.6} besieged={new Set(besieged)} />,
  );

test('a besieged hex that can be attacked is ringed above its stacks', () => {
  expect(drawn('attack', ['1815'])).toContain('data-siege-attack');
});

test('no ring lies over the counters of a hex without a siege, nor of one that is lit for another reason', () => {
  expect(drawn('attack', [])).not.toContain('data-siege-attack');
  expect(drawn('warning', ['1815'])).not.toContain('data-siege-attack');
});
