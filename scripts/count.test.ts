import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countResults, summary } from './lib/count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'oriflamme-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function count(files: { status: string; tests: string[] }[], run = { code: 0, filtered: false }): string {
  const path = join(folder, 'report.json');
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((result) => ({ status: result })),
  }));
  writeFileSync(path, JSON.stringify({ testResults }));
  return summary(countResults(path, run));
}

describe('the last line of a test run', () => {
  test('counts tests over all files', () => {
    const files = [
      { status: 'passed', tests: ['passed', 'passed'] },
      { status: 'failed', tests: ['passed', 'failed'] },
    ];
    expect(count(files, { code: 1, filtered: false })).toBe('3 passed, 1 failed');
  });

  test('counts a file that could not be loaded as failed', () => {
    expect(count([{ status: 'failed', tests: [] }], { code: 1, filtered: false })).toBe('0 passed, 1 failed');
  });

  test('counts a skipped test as failed, unless only some tests were asked for', () => {
    const files = [{ status: 'passed', tests: ['passed', 'skipped', 'todo'] }];
    expect(count(files)).toBe('1 passed, 2 failed');
    expect(count(files, { code: 0, filtered: true })).toBe('1 passed, 0 failed');
  });

  test('counts a run that ended badly for another reason as failed', () => {
    expect(count([{ status: 'passed', tests: ['passed'] }], { code: 1, filtered: false })).toBe('1 passed, 1 failed');
    expect(summary(countResults(join(folder, 'absent.json'), { code: 1, filtered: false }))).toBe('0 passed, 1 failed');
  });
});
