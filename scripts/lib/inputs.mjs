import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './run.mjs';

/** Beside the source but in no build. */
const ignored = /^(.*\.test\.tsx?|test|dist|node_modules)$/;

/** A hash over the content of files and folders; the same content gives the same hash on any machine. */
export function hashOf(paths, folder = root) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesIn(join(folder, path))) {
      hash.update(`${relative(folder, file).replaceAll('\\', '/')}\0`);
      hash.update(readFileSync(file));
      hash.update('\0');
    }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !ignored.test(name))
    .flatMap((name) => filesIn(join(path, name)));
}

/** What was built last, by name. */
export function readStamp(name) {
  const path = stampPath(name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function writeStamp(name, hash) {
  mkdirSync(dirname(stampPath(name)), { recursive: true });
  writeFileSync(stampPath(name), hash);
}

function stampPath(name) {
  return join(root, '.cache', 'built', name);
}
