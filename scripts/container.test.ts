import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, settingNames } from '@oriflamme/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

interface Service {
  build?: string;
  image?: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  command?: unknown;
}

const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
};

/** Instructions with their continued lines joined, comments left out. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => ({ name: line.slice(0, line.indexOf(' ')), value: line.slice(line.indexOf(' ') + 1) }));
const valuesOf = (name: string): string[] =>
  instructions.filter((line) => line.name === name).map(({ value }) => value);

describe('the Dockerfile', () => {
  test('has a stage that builds and one that runs', () => {
    expect(valuesOf('FROM')).toHaveLength(2);
    expect(valuesOf('FROM')[0]).toMatch(/ AS build$/);
    expect(valuesOf('RUN')[0]).toContain(manifest.scripts['prestart']);
  });

  test('starts what npm start starts', () => {
    const command = JSON.parse(valuesOf('CMD').at(-1) ?? '[]') as string[];
    expect(command.join(' ')).toBe(manifest.scripts['start']);
  });

  test('does not run as root and checks its health', () => {
    expect(valuesOf('USER')).toEqual(['node']);
    expect(valuesOf('HEALTHCHECK')[0]).toContain('/readyz');
  });

  test('sets only what the settings know', () => {
    const names = valuesOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]));
    expect(names.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name ?? ''))).toEqual([]);
  });

  const copied = valuesOf('COPY').flatMap((line) => /--from=build \/app\/(\S+) /.exec(line)?.[1] ?? []);

  test('takes along what lies in the project or is made by its set-up', () => {
    const made = ['node_modules', 'packages/server/dist', 'packages/client/dist'];
    expect(copied).toEqual(expect.arrayContaining([...made, 'migrations', 'scripts/start.mjs']));
    for (const path of copied.filter((name) => !made.includes(name))) expect(existsSync(join(root, path))).toBe(true);
  });

  // npm puts a package beside the room that needs it where two rooms need different versions.
  test('takes along the packages of every room', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    const folders = Object.keys(packages).flatMap((path) => /^(.*?node_modules)\//.exec(path)?.[1] ?? []);
    expect(copied).toEqual(expect.arrayContaining([...new Set(folders)]));
  });
});

describe('docker-compose.yml', () => {
  const apps = Object.entries(compose.services).filter(([, service]) => service.build === '.');

  test('has two processes of the app behind a proxy', () => {
    expect(apps.map(([name]) => name)).toEqual(['app-1', 'app-2']);
    for (const [name] of apps) expect(compose.configs['proxy']?.content).toContain(`${name}:8000`);
    expect(compose.configs['proxy']?.content).toContain('health_uri /readyz');
  });

  test('sets only what the settings know, and the app runs its own command', () => {
    for (const [, { environment = {}, command }] of apps) {
      expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
      expect(environment['DATABASE_URL']).toContain('@database:5432/');
      expect(environment['TRUST_PROXY']).toBe('true');
      expect(command).toBeUndefined();
    }
  });

  test('keeps the database in a volume and waits until it is healthy', () => {
    const { database } = compose.services;
    expect(database?.volumes).toEqual(['database:/var/lib/postgresql/data']);
    expect(Object.keys(compose.volumes)).toContain('database');
    expect(database?.healthcheck?.test).toContain('pg_isready');
    for (const [, { depends_on: waitsFor }] of apps) expect(waitsFor?.['database']?.condition).toBe('service_healthy');
  });
});

describe('the settings in the README and in the example', () => {
  const rows = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)].map(([, name = '', cell = '']) => ({
    name,
    cell,
  }));
  const lines = [...read('.env.example').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)].map(([, off, name = '', value = '']) => ({
    off: off === '#',
    name,
    value,
  }));

  test('are all there are and no others', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted());
    expect(lines.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted());
  });

  test('have the defaults that they are said to have', () => {
    const defaults = rows.flatMap(({ name, cell }) => {
      const value = /^`([^`]+)`$/.exec(cell)?.[1];
      // The one default that depends on another setting; it is settled once the port is known.
      return value === undefined || name === 'PUBLIC_URL' ? [] : [[name, value]];
    });
    expect(defaults.length).toBeGreaterThan(4);
    expect(parseSettings(Object.fromEntries(defaults))).toEqual(parseSettings({}));
    const given = lines.filter(({ off }) => !off).map(({ name, value }) => [name, value]);
    expect(parseSettings(Object.fromEntries(given))).toEqual(parseSettings({}));
  });

  test('are examples that the server takes', () => {
    const all = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
    expect(() => parseSettings(all)).not.toThrow();
  });
});
