import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, runNpm } from './run.mjs';

/** Installs the packages of the lock file when what is installed is not what it names. */
export async function install() {
  if (installed()) return;
  console.log('Installing packages (once, or after the lock file has changed) …');
  // Whoever runs with NODE_ENV=production still needs the tools that build the client.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) fail('The packages could not be installed; npm says why above.');
}

/**
 * By content and not by date: a checkout gives the lock file a new date without changing it. npm leaves a list of what
 * it installed; optional packages may be missing from it, since most are for other machines.
 */
export function installed(folder = root) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(list);
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (!found) return optional === true;
    return link === true ? found.link === true : found.version === version;
  });
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
