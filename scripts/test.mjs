import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { prepareBrowser } from './lib/browser.mjs';
import { countResults, summary } from './lib/count.mjs';
import { bin, root, runNode } from './lib/run.mjs';

// Everything: unit and property tests, storage and server on a real Postgres (which the tests bring up), the browser.
// Arguments go to vitest, for instance a part of a file's name.
const filters = process.argv.slice(2);

const browser = await prepareBrowser();

/** Files of the server's tests at a time: they wait for processes and disks, but each may need half a gigabyte. */
const serverWorkers = Math.min(4, Math.max(2, availableParallelism()));

/**
 * One after another: unit tests use every processor; those of storage and server start processes of their own, and the
 * browser's wait for pages to be drawn, so they do not share the processors with the others.
 */
const stages = [
  { projects: ['unit'], flags: ['--maxWorkers=100%'] },
  { projects: ['storage', 'server'], flags: [`--maxWorkers=${serverWorkers}`] },
  ...(browser ? [{ projects: ['e2e'], flags: [] }] : []),
];

const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const { projects, flags } of stages) {
  const report = join(results, `${projects.join('-')}.json`);
  const { code } = await runNode(
    bin('vitest/vitest.mjs'),
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...flags,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { env: browser ? { CHROME_PATH: browser } : {} },
  );
  const counted = countResults(report, { code, filtered: filters.length > 0 });
  total.passed += counted.passed;
  total.failed += counted.failed;
}
if (!browser) {
  console.log(
    'The browser tests need Chrome or Chromium: install one (on Debian: apt install chromium), or set CHROME_PATH to where it is.',
  );
  total.failed += 1;
}
if (total.passed + total.failed === 0) total.failed = 1;
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
