import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from './lib/inputs.mjs';
import { installed } from './lib/install.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oriflamme-setup-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

type Packages = Record<string, { version?: string; link?: boolean; optional?: boolean; resolved?: string }>;

const lock = (packages: Packages): void => write('package-lock.json', JSON.stringify({ packages }));
const present = (packages: Packages): void => write('node_modules/.package-lock.json', JSON.stringify({ packages }));

describe('packages are installed when what is there is not what the lock file names:', () => {
  const koa = { 'node_modules/koa': { version: '3.0.0' } };

  test('nothing is there', () => {
    lock(koa);
    expect(installed(folder)).toBe(false);
  });

  test('the lock file names another version, or one more', () => {
    present(koa);
    lock(koa);
    expect(installed(folder)).toBe(true);
    lock({ 'node_modules/koa': { version: '3.0.1' } });
    expect(installed(folder)).toBe(false);
    lock({ ...koa, 'node_modules/pg': { version: '8.0.0' } });
    expect(installed(folder)).toBe(false);
  });

  test('the lock file names a room of ours that is not linked', () => {
    present(koa);
    const room = { 'packages/hex': { version: '0.1.0' }, 'node_modules/@oriflamme/hex': { link: true } };
    lock({ ...koa, ...room });
    expect(installed(folder)).toBe(false);
    present({ ...koa, 'node_modules/@oriflamme/hex': { link: true } });
    expect(installed(folder)).toBe(true);
  });

  test('but not when only what is for other machines is missing, or the lock file has a new date', () => {
    present(koa);
    lock({ ...koa, 'node_modules/@x/windows': { version: '1.0.0', optional: true } });
    expect(installed(folder)).toBe(true);
    lock({ ...koa });
    expect(installed(folder)).toBe(true);
  });
});

describe('what is built is built again', () => {
  const hash = (): string => hashOf(['packages/hex', 'package-lock.json'], folder);

  test('when a source has changed, was added or has another name', () => {
    write('packages/hex/src/distance.ts', 'export const a = 1;');
    const seen = [hash()];
    write('packages/hex/src/distance.ts', 'export const a = 2;');
    seen.push(hash());
    write('packages/hex/src/more.ts', '');
    seen.push(hash());
    rmSync(join(folder, 'packages/hex/src/more.ts'));
    write('packages/hex/src/less.ts', '');
    seen.push(hash());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('but not for a test, or for what was built or installed', () => {
    write('packages/hex/src/distance.ts', 'export const a = 1;');
    const before = hash();
    write('packages/hex/src/distance.test.ts', 'x');
    write('packages/hex/test/whole.ts', 'x');
    write('packages/hex/dist/main.js', 'x');
    write('packages/hex/node_modules/y/index.js', 'x');
    expect(hash()).toBe(before);
  });
});
