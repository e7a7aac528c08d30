import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';

const map = {
  places: [
    { id: 'mont', name: 'Mont-St-Michel', hex: '0712', kind: 'village' },
    { id: 'meung', name: 'Meung & Beaugency', hex: '1716', kind: 'village' },
    { id: 'orleans', name: 'Orléans', hex: '1815', kind: 'town' },
    { id: 'sens', name: 'Sens', hex: '2214', kind: 'village' },
    { id: 'senlis', name: 'Senlis', hex: '2110', kind: 'village' },
  ] as const,
  hexes: new Map([['1815', { x: 0, y: 0 }]]),
};

test.each([
  ['ORLEANS', '1815'],
  ['orl', '1815'],
  ['Sens', '2214'],
  ['sen', '2214'],
  ['senl', '2110'],
  ['mont saint michel', '0712'],
  ['beaugency', '1716'],
  ['1815', '1815'],
])('"%s" is found', (text, hex) => {
  expect(findPlace(map, text)).toBe(hex);
});

test.each(['', 'o', 'Avalon', '9999'])('"%s" is not', (text) => {
  expect(findPlace(map, text)).toBeUndefined();
});
