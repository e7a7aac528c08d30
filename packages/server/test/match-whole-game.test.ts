import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { joan1429 } from '@oriflamme/joan-1429';
import type { MatchRow } from '@oriflamme/platform';
import { replay } from '@oriflamme/platform/testing';
import { afterEach, expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { databases } from './support/databases.ts';
import { Visitor } from './support/match-client.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const root = join(import.meta.dirname, '../../..');
const run = (script: string, args: string[], environment: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
  });

let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
});

test.each(databases)(
  'stock boardgame.io clients play a whole game on the %s database, which can be replayed and its dice checked',
  async (_, make) => {
    const database = await make();
    server = await startServer({ ...database.environment, HOST: '127.0.0.1' });
    const url = server.url.replace('localhost', '127.0.0.1');
    const { stdout } = await run('examples/stock-clients.ts', [], { ORIFLAMME_URL: url });
    const id = /Match (\S+) at/.exec(stdout)?.[1] ?? '';
    expect(stdout).toMatch(/After \d+ orders: \{"winner":/);

    const visitor = new Visitor(url);
    const { matches } = await visitor.get<{ matches: MatchView[] }>('/api/matches?list=finished');
    expect(matches.map((match) => match.id)).toEqual([id]);
    const exported = await visitor.get<{ match: MatchView; rows: MatchRow[] }>(`/api/matches/${id}/export`);
    const setup = joan1429.parseSetup(exported.match.setup);
    if (!setup.ok) throw new Error('The set-up is not one');
    expect(replay(joan1429, setup.value, exported.rows).ctx.gameover).toEqual(exported.match.outcome);

    const folder = mkdtempSync(join(tmpdir(), 'oriflamme-export-'));
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(exported));
    const verified = await run('packages/server/src/dice/verify-dice.ts', [file], {});
    expect(verified.stdout).toMatch(/^All \d+ rolls of match \S+ are as they must be\.$/m);
    const loaded = exported.rows.map((row) => ({ ...row, dice: row.dice.map((die) => ({ ...die, face: 6 })) }));
    writeFileSync(file, JSON.stringify({ ...exported, rows: loaded }));
    await expect(run('packages/server/src/dice/verify-dice.ts', [file], {})).rejects.toMatchObject({ code: 1 });
    rmSync(folder, { recursive: true });
    expect(await server.end('SIGTERM')).toBe(0);
    await database.remove();
  },
  180_000,
);
