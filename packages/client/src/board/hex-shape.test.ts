import { describe, expect, test } from 'vitest';
import { corners, outline } from './hex-shape.ts';

const radius = 40;
const north = { x: 0, y: 0 };
const south = { x: 0, y: radius * Math.sqrt(3) };
const far = { x: 600, y: 0 };

describe('outline', () => {
  test('of one hex is its six corners', () => {
    expect(outline([north], radius)).toHaveLength(1);
    expect(outline([north], radius)[0]).toHaveLength(6);
  });

  test('of two neighbours leaves out the hexside between them', () => {
    expect(outline([north, south], radius).map((ring) => ring.length)).toEqual([10]);
  });

  test('of hexes apart is a ring for each', () => {
    expect(outline([north, far], radius).map((ring) => ring.length)).toEqual([6, 6]);
  });

  test('of a hex ring has an outer and an inner edge', () => {
    const step = radius * Math.sqrt(3);
    const around = [30, 90, 150, 210, 270, 330].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: step * Math.cos(angle), y: step * Math.sin(angle) };
    });
    expect(
      outline(around, radius)
        .map((ring) => ring.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
});

test('side 0 faces north', () => {
  const [first, second] = corners(north, radius);
  expect(first?.y).toBe(second?.y);
  expect(first?.y).toBeLessThan(0);
});
