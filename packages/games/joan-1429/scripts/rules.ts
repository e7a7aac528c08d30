import { fileURLToPath } from 'node:url';
import { caseOf } from '../rulebook/cases.ts';
import { type CaseRow, scanRules } from '../rulebook/scan.ts';

/** `npm run rules`: every case with who decides it and the tests that hold it; fails on an orphan or an unknown number. */
const root = fileURLToPath(new URL('..', import.meta.url));

const line = ({ id, owners, tests }: CaseRow): string => {
  const { title, needsNone } = caseOf(id);
  const by = owners.map(({ file, line, name }) => `\n         ${file}:${line} ${name}`).join('');
  const held = tests.map(({ file, line, name }) => `\n       ✓ ${name} (${file}:${line})`).join('');
  const none = needsNone === undefined ? '' : `\n         needs none: ${needsNone}`;
  return `${id.padEnd(7)}${title}${none}${by}${held}`;
};

const { rows, orphans, unknown } = scanRules(root);
process.stdout.write(`${rows.map(line).join('\n')}\n\n`);
for (const text of orphans) process.stderr.write(`orphan: ${text}\n`);
for (const text of unknown) process.stderr.write(`unknown case: ${text}\n`);
process.stdout.write(`${rows.length} cases, ${orphans.length} orphans, ${unknown.length} unknown numbers\n`);
process.exitCode = orphans.length + unknown.length > 0 ? 1 : 0;
