/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { texts as en } from '../src/pages/rules/en/texts.ts';

test('every rule the game cites has its place on the page', () => {
  const source = join(import.meta.dirname, '../../games/joan-1429/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'),
  );
  const cited = new Set<string>();
  for (const file of files) {
    const code = readFileSync(join(source, file), 'utf8');
    for (const [, id = ''] of code.matchAll(/(?:rule: |violation\(|refuse\()'(R\d+|\d+\.\d+(?:\.\d+)*)'/g))
      cited.add(id);
  }
  expect(cited.size).toBeGreaterThan(30);
  for (const id of cited) expect(Object.keys(en.cases), id).toContain(id);
});
