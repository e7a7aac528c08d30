import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Entries = Record<string, Entry>;

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Entries;
};

const { allowScripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};

/** Where Node would find a package that another one names: beside it, or in the node_modules of a folder above. */
function find(entries: Entries, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in entries) return path;
    if (folder === '') return undefined;
  }
}

function absent(entries: Entries, kind: 'dependencies' | 'optionalDependencies'): string[] {
  return Object.entries(entries).flatMap(([path, entry]) =>
    Object.keys(entry[kind] ?? {})
      .filter((name) => find(entries, path, name) === undefined)
      .map((name) => `${path} → ${name}`),
  );
}

/** An address ties the lock file to the registry that it was written with. */
function addresses(entries: Entries): string[] {
  return Object.entries(entries)
    .filter(([, { resolved, link }]) => resolved !== undefined && link !== true)
    .map(([path]) => path);
}

describe('the lock file', () => {
  test('has every package that one in it needs', () => {
    expect(absent(packages, 'dependencies')).toEqual([]);
  });

  // npm leaves out what the machine that writes the file cannot use, and then `npm ci` fails on another kind of machine.
  test('has the optional packages of every kind of machine', () => {
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    expect(optional.length).toBeGreaterThan(50);
    expect(absent(packages, 'optionalDependencies')).toEqual([]);
  });

  test('names no registry, but says what each package that all machines need holds', () => {
    expect(addresses(packages)).toEqual([]);
    const unsealed = Object.entries(packages).filter(
      ([path, entry]) =>
        path.includes('node_modules/') && !entry.link && !entry.optional && entry.integrity === undefined,
    );
    expect(unsealed.map(([path]) => path)).toEqual([]);
  });
});

// npm asks whoever installs about each package that wants to run something; here that is answered for all: none may.
test('no package runs anything as it is installed', () => {
  const wanting = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript);
  const names = wanting.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});

describe('what is looked for in the lock file', () => {
  const entries: Entries = {
    '': {},
    'node_modules/a': { optionalDependencies: { '@x/linux': '1', '@x/windows': '1' } },
    'node_modules/a/node_modules/@x/linux': { resolved: 'https://registry.example/linux.tgz' },
    'node_modules/b': { resolved: 'packages/b', link: true },
  };

  test('an optional package that has no entry is found missing', () => {
    expect(absent(entries, 'optionalDependencies')).toEqual(['node_modules/a → @x/windows']);
  });

  test('an address is found unless it is a folder of ours', () => {
    expect(addresses(entries)).toEqual(['node_modules/a/node_modules/@x/linux']);
  });
});
