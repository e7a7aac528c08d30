import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scanRules } from './scan.ts';

const { rows, orphans, unknown } = scanRules(fileURLToPath(new URL('..', import.meta.url)));

test('every case that can be broken has an owner and a test', () => {
  expect(rows.length).toBeGreaterThan(180);
  expect(orphans).toEqual([]);
});

test('no source or test cites a case that does not exist', () => {
  expect(unknown).toEqual([]);
});
