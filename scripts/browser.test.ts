import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oriflamme-browser-'));
  mkdirSync(join(folder, 'programs'));
  // In the place of Debian's: notes what it was asked for and installs an empty program.
  const install = `#!/bin/sh\necho "$@" >> '${folder}/asked'\ncase "$*" in *install*) : > '${folder}/programs/chromium';; esac\n`;
  writeFileSync(join(folder, 'apt-get'), install);
  chmodSync(join(folder, 'apt-get'), 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Looks for a browser on a machine that has only the folder `programs` and reaches no download. */
async function prepare(env: Record<string, string>, asRoot = true): Promise<string | undefined> {
  const machine = { asRoot, install: join(folder, 'apt-get'), elsewhere: [] };
  const program = `const { prepareBrowser } = await import(process.argv[1]);
    console.log('found', await prepareBrowser(JSON.parse(process.argv[2])));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program, join(import.meta.dirname, 'lib/browser.mjs'), JSON.stringify(machine)],
    {
      env: {
        PATH: join(folder, 'programs'),
        PLAYWRIGHT_BROWSERS_PATH: join(folder, 'downloads'),
        PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
        ...env,
      },
    },
  );
  const path = /^found (.*)$/m.exec(stdout)?.[1];
  return path === 'undefined' ? undefined : path;
}

const asked = (): string => (existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : '');

// Each looks in a process of its own, and one waits for a download that fails.
describe('the browser for the tests', { timeout: 180_000 }, () => {
  test('is the one that is installed', async () => {
    const chromium = join(folder, 'programs', 'chromium');
    writeFileSync(chromium, '');
    expect(await prepare({ CI: 'true' })).toBe(chromium);
    expect(asked()).toBe('');
  });

  test('is the one that CHROME_PATH names before any other', async () => {
    writeFileSync(join(folder, 'programs', 'chromium'), '');
    writeFileSync(join(folder, 'mine'), '');
    expect(await prepare({ CHROME_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
  });

  test("is Debian's, installed by root where CI is true", async () => {
    expect(await prepare({ CI: 'true' })).toBe(join(folder, 'programs', 'chromium'));
    expect(asked()).toBe('-qq update\n-qq install -y --no-install-recommends chromium\n');
  });

  test('is not installed on a machine that somebody works at, nor by who is not root', async () => {
    expect(await prepare({})).toBeUndefined();
    expect(await prepare({ CI: 'true' }, false)).toBeUndefined();
    expect(asked()).toBe('');
  });
});
