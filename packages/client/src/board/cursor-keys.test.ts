import { describe, expect, test } from 'vitest';
import { stepOf } from './cursor-keys.ts';
import type { BoardMap, Direction } from './types.ts';

const grid = new Map([
  ['0101', { x: 0, y: 0 }],
  ['0201', { x: 87, y: 50 }],
  ['0301', { x: 174, y: 0 }],
  ['0102', { x: 0, y: 100 }],
]);
const ways: Record<string, Partial<Record<Direction, string>>> = {
  '0101': { southEast: '0201', south: '0102' },
  '0201': { northWest: '0101', northEast: '0301', southWest: '0102' },
  '0301': { southWest: '0201' },
};
const map = { hexes: grid, neighbour: (hex: string, way: Direction) => ways[hex]?.[way] } as unknown as BoardMap;

describe('the cursor', () => {
  test('goes right along a lane without drifting', () => {
    expect(stepOf(map, '0101', 'ArrowRight', 0)).toBe('0201');
    expect(stepOf(map, '0201', 'ArrowRight', 0)).toBe('0301');
    expect(stepOf(map, '0201', 'ArrowLeft', 0)).toBe('0101');
  });

  test('goes left to the lower hex when the walk began lower', () => {
    expect(stepOf(map, '0201', 'ArrowLeft', 60)).toBe('0102');
  });

  test('goes to each of six neighbours by letter', () => {
    expect(stepOf(map, '0201', 'q', 0)).toBe('0101');
    expect(stepOf(map, '0101', 's', 0)).toBe('0102');
  });

  test('stays on the map', () => {
    expect(stepOf(map, '0301', 'ArrowRight', 0)).toBeUndefined();
    expect(stepOf(map, '0101', 'w', 0)).toBeUndefined();
  });
});
