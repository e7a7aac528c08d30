import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts what vitest wrote. A file that could not be loaded, an error outside any test and a test that was left out each
 * count as failed: a run that did not try everything has not passed.
 * @param {string} path of vitest's JSON report
 * @param {{ code: number, filtered: boolean }} run the exit code, and whether only some tests were asked for
 */
export function countResults(path, { code, filtered }) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const leftOut = filtered ? 0 : tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = tests.filter((test) => test.status === 'failed').length + leftOut + unloaded;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** The last line of a run, which other programs read. */
export const summary = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
