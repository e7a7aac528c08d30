import { type G, joan1429, type March, townHex } from '@oriflamme/joan-1429';
import type { MatchState } from '@oriflamme/platform';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../storage/test/support/postgres.ts';
import { databases } from './support/databases.ts';
import { Board, twoPlayers } from './support/match-client.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
});

const marches = (path: March['path']): March => ({
  type: 'march',
  from: townHex('blois'),
  group: { lots: { 'french.infantry': 2 } as March['group']['lots'], leaders: ['deRais'] },
  path,
  drops: [],
});
const deRais = (board: Board): string | null => (board.state as MatchState<G>).G.leaders.deRais.hex;
const hex = (id: string): March['path'][number] => id as March['path'][number];

test.each(databases)(
  'one march at Orléans through the whole server on the %s database: refused, made, undone, made again, and there after kill -9',
  async (_, make) => {
    const database = await make();
    const environment = { ...database.environment, PORT: String(await freePort()), HOST: '127.0.0.1' };
    let server = await startServer(environment);
    running.push(server);
    const { boards, french: dunois, english: suffolk, id, close } = await twoPlayers(server.url, joan1429.id);
    const [english, french] = boards;
    expect(english.state?.ctx).toMatchObject({ phase: 'frenchPlayerTurn', activePlayers: { '1': 'movement' } });

    const intoTheSiege = await french.order('1', marches([hex('1716'), townHex('orleans')]));
    expect(intoTheSiege).toMatchObject({ ok: false, error: { code: 'refused', rule: 'R49', n: 0 } });
    expect(intoTheSiege.error?.message.length).toBeGreaterThan(10);
    expect(await english.order('1', marches([hex('1716')]))).toMatchObject({ error: { code: 'not-seated' } });

    const beside = marches([hex('1716'), hex('1816')]);
    expect(await french.order('1', beside)).toEqual({ ok: true, n: 1 });
    await Promise.all(boards.map((board) => board.at(1)));
    expect(deRais(english)).toBe('1816');
    expect(english.state).toEqual(french.state);
    expect(english.patches[0]?.bytes).toBeLessThan(1500);

    expect(await french.table('1', { type: 'undo' })).toEqual({ ok: true, n: 2 });
    await Promise.all(boards.map((board) => board.at(2)));
    expect([deRais(english), deRais(french)]).toEqual([townHex('blois'), townHex('blois')]);
    expect(await french.order('1', beside)).toEqual({ ok: true, n: 3 });
    await Promise.all(boards.map((board) => board.at(3)));

    const reloaded = new Board(dunois.socket(joan1429.id), id);
    expect(await reloaded.sync()).toMatchObject({ ok: true, seats: ['1'], n: 3 });
    expect(reloaded.state).toEqual(french.state);
    reloaded.socket.close();

    expect(await server.end('SIGKILL')).toBeNull();
    server = await startServer(environment);
    running.push(server);
    await Promise.all(
      boards.map(
        (board) =>
          new Promise<void>((resolve) => (board.socket.connected ? resolve() : board.socket.once('connect', resolve))),
      ),
    );
    for (const board of boards) {
      const answer = await board.sync({ since: board.n });
      expect(answer).toMatchObject({ ok: true, n: 3, rows: [] });
    }
    expect(await french.order('1', { type: 'endMovement' })).toEqual({ ok: true, n: 4 });
    await Promise.all(boards.map((board) => board.at(4)));
    expect(english.state?.ctx.activePlayers).toEqual({ '1': 'combat' });
    const stored = await suffolk.get<{ state: unknown }>(`/api/matches/${id}/state?at=4`);
    expect(stored.state).toEqual(english.state);
    close();
    expect(await server.end('SIGTERM')).toBe(0);
    await database.remove();
  },
);
