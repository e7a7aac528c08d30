import { type AnyGameModule, anyGame, type MatchRow, type MatchState } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import type { Storage } from '@oriflamme/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { Board, twoPlayers } from './support/match-client.ts';
import { type MatchServer, matchServer } from './support/match-server.ts';

/** The next rules count places in halves. */
const doubled = (G: unknown): unknown => {
  const { goal, places, asked } = G as { goal: number; places: Record<string, number>; asked: boolean };
  const halves = Object.entries(places).map(([seat, place]) => [seat, place * 2] as const);
  return { goal: goal * 2, places: Object.fromEntries(halves), asked };
};
const old = anyGame(toyGame);
const withoutStep = anyGame({ ...toyGame, rulesVersion: 2 });
const withStep = anyGame({ ...toyGame, rulesVersion: 3, migrations: { 1: doubled, 2: (G: unknown) => G } });

describe.each(databases)('a match begun under older rules, on the %s database', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;
  let server: MatchServer | undefined;
  const serve = async (game: AnyGameModule): Promise<string> => {
    await server?.close();
    server = await matchServer(storage, [game]);
    return server.url;
  };
  const begun = async () => {
    const match = await twoPlayers(await serve(old), 'toy');
    for (const n of [1, 2]) {
      await match.boards[0].order('0', { type: 'step', by: n } as { type: string });
      await match.boards[1].at(n);
    }
    match.close();
    return match;
  };
  beforeAll(async () => {
    database = await make();
    storage = await database.open();
  });
  afterAll(async () => {
    await server?.close();
    await storage?.close();
    await database?.remove();
  });

  test('is frozen where no step leads on: read, replayed and resigned, but not played', async () => {
    const { english, id } = await begun();
    const url = await serve(withoutStep);
    Object.assign(english, { url });
    expect((await english.get<{ match: MatchView }>(`/api/matches/${id}`)).match).toMatchObject({
      frozen: true,
      rulesVersion: 1,
    });
    expect(await english.get(`/api/matches/${id}/state?at=1`)).toMatchObject({ state: { G: { places: { '0': 1 } } } });
    const board = new Board(english.socket('toy', url), id);
    expect(await board.sync()).toMatchObject({ ok: true, n: 2, match: { frozen: true } });
    for (const answer of [
      await board.order('0', { type: 'step', by: 1 } as { type: string }),
      await board.table('0', { type: 'undo' }),
    ])
      expect(answer).toMatchObject({
        error: { code: 'frozen', n: 2, message: 'This match was begun under older rules and can only be read' },
      });
    expect(await board.table('0', { type: 'resign' })).toEqual({ ok: true, n: 3 });
    board.socket.close();
  });

  test('is brought to the new rules by the steps there are, once, and its past stays as it was', async () => {
    const { english, french, id } = await begun();
    const url = await serve(withStep);
    const boards = [english, french].map(
      (visitor) => new Board(Object.assign(visitor, { url }).socket('toy', url), id),
    );
    const [board, other] = boards as [Board, Board];
    await Promise.all(boards.map((each) => each.sync()));
    expect(board.state).toMatchObject({ _stateID: 3, G: { goal: 40, places: { '0': 6, '1': 0 } } });
    expect(other.state).toEqual(board.state);
    expect((await english.get<{ match: MatchView }>(`/api/matches/${id}`)).match).toMatchObject({
      frozen: false,
      rulesVersion: 3,
      n: 3,
    });
    const { rows } = await english.get<{ rows: MatchRow[] }>(`/api/matches/${id}/rows?since=2`);
    expect(rows).toMatchObject([
      { n: 3, kind: 'table', seat: null, action: { type: 'newRules', from: 1, rulesVersion: 3 } },
    ]);
    expect((await english.get<{ state: MatchState }>(`/api/matches/${id}/state?at=2`)).state.G).toMatchObject({
      goal: 20,
      places: { '0': 3 },
    });
    expect(await board.order('0', { type: 'step', by: 1 } as { type: string })).toEqual({ ok: true, n: 4 });
    await Promise.all(boards.map((each) => each.at(4)));
    expect(await board.table('0', { type: 'undo' })).toEqual({ ok: true, n: 5 });
    await Promise.all(boards.map((each) => each.at(5)));
    // What stands before the change cannot be reached with today's rules.
    expect(await board.table('0', { type: 'undo' })).toMatchObject({ error: { code: 'refused' } });
    await board.table('0', { type: 'askTakeBack', to: 1 });
    await other.until('the request', (each) => each.match?.offers.takeBack?.to === 1);
    expect(await other.table('1', { type: 'grantTakeBack' })).toMatchObject({ error: { code: 'refused' } });
    for (const each of boards) each.socket.close();
  });
});
