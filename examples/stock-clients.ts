/**
 * Plays a whole match over the network with nothing but boardgame.io's own lobby client and clients, and the game's
 * definition: `npm start` in one terminal, `npm run example` in another. Another server: ORIFLAMME_URL=https://….
 */
import { joan1429 } from '@oriflamme/joan-1429';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';

const server = process.env['ORIFLAMME_URL'] ?? 'http://localhost:8000';
const MOST_ORDERS = 5000;

const lobby = new LobbyClient({ server });
const { matchID } = await lobby.createMatch(joan1429.id, { numPlayers: 2, setupData: {} });
const seats = [
  await lobby.joinMatch(joan1429.id, matchID, { playerName: 'Suffolk' }),
  await lobby.joinMatch(joan1429.id, matchID, { playerName: 'Dunois' }),
];
process.stdout.write(`Match ${matchID} at ${server}\n`);

const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
const clients = seats.map(({ playerID, playerCredentials }) =>
  Client({ game: joan1429.game, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false }),
);
for (const client of clients) client.start();

/** Waits for both clients to hold the state with this number. */
async function both(n: number): Promise<void> {
  const end = Date.now() + 10_000;
  while (!clients.every((client) => client.getState()?._stateID === n)) {
    if (Date.now() > end) throw new Error(`State ${n} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

// Chance plays both sides, as the game's own `options` and `compose` let it.
const choose = (count: number): number => Math.floor(Math.random() * count);
let n = 0;
await both(n);
for (; n < MOST_ORDERS; n += 1) {
  const state = clients[0]?.getState();
  if (!state || state.ctx.gameover !== undefined) break;
  const seat = state.ctx.activePlayers && '1' in state.ctx.activePlayers ? '1' : '0';
  const options = joan1429.options(state.G, state.ctx, seat);
  if (!options) throw new Error('Nobody is to decide');
  const order = joan1429.compose(options, choose);
  clients[Number(seat)]?.moves[order.type]?.(order);
  await both(n + 1);
}
const outcome: unknown = clients[0]?.getState()?.ctx.gameover ?? 'not over';
process.stdout.write(`After ${n} orders: ${JSON.stringify(outcome)}\n`);
for (const client of clients) client.stop();
