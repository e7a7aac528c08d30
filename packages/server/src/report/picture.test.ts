import { DEFAULT_OPTIONS, setup, townHex } from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import { readPng } from '../../test/support/read-png.ts';
import { Canvas } from './canvas.ts';
import { headTags } from './head-tags.ts';
import { COLOURS, hexOnPicture } from './joan-1429-map.ts';
import { joanPainter } from './joan-1429-picture.ts';
import { written } from './lettering.ts';
import { encodePng } from './png.ts';
import { box, disc, readPath } from './shapes.ts';

describe('a PNG', () => {
  test('read again is pixel for pixel what was written', async () => {
    const pixels = Uint8Array.from({ length: 7 * 5 * 3 }, (_, index) => (index * 89) % 256);
    const png = readPng(await encodePng(7, 5, pixels));
    expect([png.width, png.height]).toEqual([7, 5]);
    for (let y = 0; y < 5; y += 1)
      for (let x = 0; x < 7; x += 1)
        expect(png.at(x, y)).toEqual([...pixels.slice((y * 7 + x) * 3, (y * 7 + x) * 3 + 3)]);
  });

  test('is not made of pixels that do not fill it', async () => {
    await expect(encodePng(2, 2, new Uint8Array(11))).rejects.toThrow('do not fill');
  });
});

describe('a canvas', () => {
  const at = (canvas: Canvas, x: number, y: number): number => canvas.pixels[(y * canvas.width + x) * 3] ?? -1;

  test('fills whole pixels wholly and half pixels by half', () => {
    const canvas = new Canvas(4, 4);
    canvas.fill([box(1, 1, 1.5, 2)], [200, 200, 200]);
    expect([0, 1, 2, 3].map((x) => at(canvas, x, 1))).toEqual([0, 200, 100, 0]);
    expect([0, 1, 2, 3].map((y) => at(canvas, 1, y))).toEqual([0, 200, 200, 0]);
  });

  test('covers the area of a disc, whichever way round it runs', () => {
    const canvas = new Canvas(40, 40);
    const round = disc({ x: 20, y: 20 }, 10);
    const area = (shape: typeof round): number => canvas.cover([shape]).reduce((sum, share) => sum + share, 0);
    expect(area(round)).toBeGreaterThan(0.98 * Math.PI * 100);
    expect(area(round)).toBeLessThan(Math.PI * 100);
    expect(area([...round].reverse())).toBeCloseTo(area(round), 2);
  });

  test('cuts off what reaches over its edges', () => {
    const canvas = new Canvas(3, 3);
    canvas.fill([box(-5, -5, 7, 7)], [90, 0, 0]);
    expect([at(canvas, 0, 0), at(canvas, 1, 1), at(canvas, 2, 2)]).toEqual([90, 90, 0]);
    canvas.fill([box(-5, -5, 2, 2), box(9, 9, 2, 2)], [10, 0, 0]);
    expect(at(canvas, 0, 0)).toBe(90);
  });
});

test('path data is read as rings, with numbers written as close as SVG allows', () => {
  const place = (x: number, y: number) => ({ x, y });
  expect(readPath('M1 2l3-.5 .5 1zM5 5l1 0', place)).toEqual([
    [
      { x: 1, y: 2 },
      { x: 4, y: 1.5 },
      { x: 4.5, y: 2.5 },
    ],
    [
      { x: 5, y: 5 },
      { x: 6, y: 5 },
    ],
  ]);
  expect(readPath('M0 0q5 0 5 5t5 5', place)[0]?.at(-1)).toEqual({ x: 10, y: 10 });
});

test('only letters there are can be written', () => {
  expect(written('XII · 1429', { x: 0, y: 0, height: 6, pen: 1 }).length).toBeGreaterThan(10);
  expect(() => written('Ω', { x: 0, y: 0, height: 6, pen: 1 })).toThrow('no letter');
});

describe('the picture of a position', () => {
  test('is of the size that is announced, with armies and towns in the colours of their sides', () => {
    const G = setup(DEFAULT_OPTIONS);
    const canvas = joanPainter.paint(G, null);
    expect([canvas.width, canvas.height]).toEqual([1200, 630]);
    const at = (x: number, y: number): number[] => {
      const place = (Math.round(y) * canvas.width + Math.round(x)) * 3;
      return [...canvas.pixels.slice(place, place + 3)];
    };
    const colourOf = (town: Parameters<typeof townHex>[0], dx: number): number[] => {
      const { x, y } = hexOnPicture(townHex(town));
      return at(x + dx, y);
    };
    expect(colourOf('rheims', 0)).toEqual([...COLOURS.english]);
    expect(colourOf('chinon', 0)).toEqual([...COLOURS.french]);
    // The besiegers, beside the besieged.
    expect(colourOf('orleans', -20)).toEqual([...COLOURS.english]);
  });

  test('before the match is that of its setup, and a setup that is none is refused', () => {
    expect(joanPainter.opening({})).toEqual(setup(DEFAULT_OPTIONS));
    expect(() => joanPainter.opening({ scenario: 'nowhere' })).toThrow('Not a set-up');
  });
});

test('no name gets out of its attribute', () => {
  const name = '"><script>alert(1)</script><meta x=\'&\n';
  const preview = { title: name, description: name, address: undefined, picture: undefined, locale: 'en_GB' };
  const tags = headTags(preview);
  expect(tags).not.toContain('<script');
  expect(
    tags.match(/<[^>]*>/g)?.every((tag) => /^<meta (property|name)="[a-z_:]+" content="[^"<>']*" \/>$/.test(tag)),
  ).toBe(true);
  expect(tags).toContain('&quot;&gt;&lt;script&gt;');
  expect(tags).not.toContain('og:image');
});
