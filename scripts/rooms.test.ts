import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const folder = mkdtempSync(join(tmpdir(), 'oriflamme-rooms-'));

beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints a file of that name and content with the project's own configuration, in a folder apart. */
function lint(path: string, text: string): Promise<{ code: number; output: string }> {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [biome, 'lint', '--vcs-enabled=false', path],
      { cwd: folder },
      (error, stdout, stderr) => {
        rmSync(file);
        resolve({ code: error ? 1 : 0, output: `${stdout}${stderr}` });
      },
    );
  });
}

const rules = 'packages/games/joan-1429/src/rules/probe.ts';
const data = 'packages/games/joan-1429/src/data/probe.ts';
const server = 'packages/server/src/probe.ts';
const client = 'packages/client/src/probe.ts';

const bans: [what: string, path: string, text: string, says: string][] = [
  ['a rule may not import the database', rules, "import pg from 'pg';\nexport const x = pg;\n", 'The room rules'],
  [
    'a rule may not import boardgame.io',
    rules,
    "import { INVALID_MOVE } from 'boardgame.io/core';\nexport const x = INVALID_MOVE;\n",
    'The room rules',
  ],
  [
    'a rule may not import a phase',
    rules,
    "import { x } from '../phases/player-turn.ts';\nexport const y = x;\n",
    'The room rules',
  ],
  ['a rule may not look at the clock', rules, 'export const x = Date.now();\n', 'Rules know no clock'],
  ['a rule may not roll by itself', rules, 'export const x = Math.random();\n', 'Dice are the table'],
  ['a rule may not print', rules, "console.log('x');\nexport const x = 1;\n", 'console'],
  [
    'a table may not import a rule',
    data,
    "import { x } from '../rules/supply.ts';\nexport const y = x;\n",
    'The room data',
  ],
  [
    'the server may not import a rule by its file',
    server,
    "import { x } from '../../games/joan-1429/src/rules/supply.ts';\nexport const y = x;\n",
    'The room server',
  ],
  [
    'the server may not import a rule by its package',
    server,
    "import { x } from '@oriflamme/joan-1429/src/rules/supply.ts';\nexport const y = x;\n",
    'The room server',
  ],
  [
    'the server may not go round the storage',
    server,
    "import pg from 'pg';\nexport const x = pg;\n",
    'The room server',
  ],
  [
    'the client may not import the storage',
    client,
    "import { json } from '@oriflamme/storage';\nexport const x = json;\n",
    'The room client',
  ],
  [
    'the client may not import a rule by its package',
    client,
    "import { x } from '@oriflamme/joan-1429/src/rules/supply.ts';\nexport const y = x;\n",
    'The room client',
  ],
  [
    'the storage may not import a game',
    'packages/storage/src/probe.ts',
    "import { x } from '@oriflamme/joan-1429';\nexport const y = x;\n",
    'The room storage',
  ],
  [
    'hex may import nothing',
    'packages/hex/src/probe.ts',
    "import { z } from 'zod';\nexport const x = z;\n",
    'The room hex',
  ],
  [
    'the bot may not import the storage',
    'packages/bot/src/probe.ts',
    "import { json } from '@oriflamme/storage';\nexport const x = json;\n",
    'The room bot',
  ],
  [
    'browser tests may not import internals',
    'packages/e2e/src/probe.ts',
    "import { x } from '@oriflamme/server';\nexport const y = x;\n",
    'The room e2e',
  ],
];

const allowed: [what: string, path: string, text: string][] = [
  [
    'a rule may import data, hex and state',
    rules,
    "import { x } from '@oriflamme/hex';\nimport { y } from '../data/map.ts';\nimport type { G } from '../state.ts';\nexport const z: G = [x, y];\n",
  ],
  [
    'the server may import storage, platform and the door of a game',
    server,
    "import { x } from '@oriflamme/joan-1429';\nimport { z } from '@oriflamme/platform';\nimport { y } from '@oriflamme/storage';\nexport const a = [x, y, z];\n",
  ],
  [
    "the client may import a game's map beside its door",
    client,
    "import { townHex } from '@oriflamme/joan-1429/map';\nexport const x = townHex;\n",
  ],
];

describe('the rooms and what they may import', () => {
  test.each(bans)('%s', async (_what, path, text, says) => {
    const { code, output } = await lint(path, text);
    expect(output).toContain(says);
    expect(code).toBe(1);
  });

  test.each(allowed)('%s', async (_what, path, text) => {
    const { code, output } = await lint(path, text);
    expect(output).not.toContain('The room');
    expect(code).toBe(0);
  });
});
