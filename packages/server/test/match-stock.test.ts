import { anyGame, type Seat } from '@oriflamme/platform';
import { toyGame } from '@oriflamme/platform/testing';
import type { Storage } from '@oriflamme/storage';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from './support/databases.ts';
import { type MatchServer, matchServer } from './support/match-server.ts';

/** Nothing of ours but the game's definition: boardgame.io's own lobby client and clients. */
describe.each(databases)('stock boardgame.io clients on the %s database', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;
  let server: MatchServer;
  beforeAll(async () => {
    database = await make();
    storage = await database.open();
    server = await matchServer(storage, [anyGame(toyGame)]);
  });
  afterAll(async () => {
    await server?.close();
    await storage?.close();
    await database?.remove();
  });

  test('the lobby client creates, lists, joins, leaves and asks for a rematch', async () => {
    const lobby = new LobbyClient({ server: server.url });
    expect(await lobby.listGames()).toEqual(['toy']);
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { goal: 9 } });
    expect((await lobby.listMatches('toy')).matches.map((match) => match.matchID)).toContain(matchID);
    const first = await lobby.joinMatch('toy', matchID, { playerName: 'One' });
    expect(first.playerID).toBe('0');
    await expect(lobby.joinMatch('toy', matchID, { playerID: '0', playerName: 'Thief' })).rejects.toThrow();
    await lobby.updatePlayer('toy', matchID, { playerID: '0', credentials: first.playerCredentials, newName: 'Uno' });
    expect((await lobby.getMatch('toy', matchID)).players[0]).toMatchObject({ id: 0, name: 'Uno' });
    await expect(lobby.leaveMatch('toy', matchID, { playerID: '0', credentials: 'guess' })).rejects.toThrow();
    const second = await lobby.joinMatch('toy', matchID, { playerID: '1', playerName: 'Two' });
    await expect(
      lobby.leaveMatch('toy', matchID, { playerID: '1', credentials: second.playerCredentials }),
    ).rejects.toMatchObject({ message: expect.stringContaining('409') as string });
    const { matchID: other } = await lobby.createMatch('toy', { numPlayers: 2 });
    const alone = await lobby.joinMatch('toy', other, { playerName: 'Alone' });
    await lobby.leaveMatch('toy', other, { playerID: '0', credentials: alone.playerCredentials });
    expect((await lobby.getMatch('toy', other)).players[0]?.name).toBeUndefined();
    await expect(lobby.createMatch('toy', { numPlayers: 4 })).rejects.toThrow();
  });

  test('two clients play a whole match and a third watches it', async () => {
    const lobby = new LobbyClient({ server: server.url });
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { goal: 30 } });
    const seats = [];
    for (const playerName of ['One', 'Two']) seats.push(await lobby.joinMatch('toy', matchID, { playerName }));
    const multiplayer = SocketIO({ server: server.url, socketOpts: { transports: ['websocket'], forceNew: true } });
    const clients = [...seats, undefined].map((seat) =>
      Client({
        game: toyGame.game,
        multiplayer,
        matchID,
        debug: false,
        ...(seat ? { playerID: seat.playerID, credentials: seat.playerCredentials } : {}),
      }),
    );
    for (const client of clients) client.start();
    const stateOf = (i: number) => clients[i]?.getState();
    await expect.poll(() => clients.every((_, i) => stateOf(i) !== null)).toBe(true);
    let salt = 5;
    const choose = (count: number): number => {
      salt = (Math.imul(salt, 1664525) + 1013904223) >>> 0;
      return (salt >>> 8) % count;
    };
    for (let n = 0; n < 200; n += 1) {
      const state = stateOf(0);
      if (!state) throw new Error('The client lost its state');
      if (state.ctx.gameover !== undefined) break;
      const seat = Object.keys(state.ctx.activePlayers ?? {})[0] as Seat;
      const options = toyGame.options(state.G, state.ctx, seat);
      if (!options) throw new Error('Nobody decides');
      const order = toyGame.compose(options, choose);
      clients[Number(seat)]?.moves[order.type]?.(order);
      await expect
        .poll(() => clients.every((_, i) => stateOf(i)?._stateID === n + 1), { interval: 2, timeout: 5000 })
        .toBe(true);
    }
    expect(stateOf(0)?.ctx.gameover).toMatchObject({ by: 'goal' });
    const shown = [0, 1, 2].map((i) => JSON.stringify([stateOf(i)?.G, stateOf(i)?.ctx]));
    expect(new Set(shown).size).toBe(1);
    const log = clients[2]?.log ?? [];
    expect(log.length).toBeGreaterThan(5);
    expect(log.every((entry) => Array.isArray((entry.metadata as { happenings: unknown[] }).happenings))).toBe(true);
    const again = await lobby.playAgain('toy', matchID, {
      playerID: '0',
      credentials: seats[0]?.playerCredentials ?? '',
    });
    expect((await lobby.getMatch('toy', matchID)).nextMatchID).toBe(again.nextMatchID);
    for (const client of clients) client.stop();
  });
});
