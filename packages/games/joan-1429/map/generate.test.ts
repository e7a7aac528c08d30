import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { generatedFile, readFacts } from './files.ts';
import { generate } from './generate.ts';

const NAMES = ['map-table.ts', 'map-shapes.ts'] as const;
const committed = (name: string): string => readFileSync(generatedFile(name), 'utf8');

test('running the generator again changes nothing', { timeout: 60_000 }, () => {
  const files = generate(readFacts());
  expect(Object.keys(files).sort()).toEqual([...NAMES].sort());
  for (const name of NAMES) expect(files[name] === committed(name), `${name} is stale: run npm run map`).toBe(true);
});

test('the map is under 200 kB, and under 40 kB gzipped', () => {
  const all = NAMES.map(committed).join('');
  expect(Buffer.byteLength(all)).toBeLessThan(200_000);
  expect(gzipSync(all).length).toBeLessThan(40_000);
});
