import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, run, runNode } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What may be done to this machine and where to look on it; tests say something else. */
const thisMachine = { asRoot: process.getuid?.() === 0, install: '/usr/bin/apt-get', elsewhere };

/**
 * A Chrome or Chromium for the browser tests: an installed one, else Debian's where it may be installed, else the one
 * that playwright downloads.
 * @returns {Promise<string | undefined>} the path of the program
 */
export async function prepareBrowser(machine = thisMachine) {
  return installedBrowser(machine) ?? (await fromDebian(machine)) ?? (await fromPlaywright());
}

function installedBrowser(machine) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROME_PATH, ...onPath, ...machine.elsewhere].find((path) => path && existsSync(path));
}

/** A system package is installed only on a machine that exists for such runs. */
async function fromDebian(machine) {
  if (process.env.CI !== 'true' || !machine.asRoot || !existsSync(machine.install)) return undefined;
  console.log('Installing chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code } = await run(machine.install, ['-qq', ...args], { env, capture: true });
    if (code !== 0) return undefined;
  }
  return installedBrowser(machine);
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('Downloading chromium …');
  await runNode(bin('playwright-core/cli.js'), ['install', 'chromium'], { capture: true });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
