import { anyGame } from '@oriflamme/platform';
import { createLogger, createServer, matchesFeature, matchLimits, parseSettings } from '@oriflamme/server';
import { openStorage } from '@oriflamme/storage';
import { benchGame } from './bench-game.mjs';

// Started by the bench with the address of a database and a port; says "ready" when it listens. Limits are as high as
// the load needs, which comes from one address.
const [, , databaseUrl, port = '0'] = process.argv;
const limits = {
  ...matchLimits,
  messagesPerSecond: 1e6,
  messagesAtOnce: 1e6,
  personMessagesAtOnce: 1e6,
  addressMessagesAtOnce: 1e9,
  requestsAtOnce: 1e6,
  readsAtOnce: 1e6,
  namelessMatchesPerHour: 1e6,
  socketsOfAddress: 1e6,
  connectionsAtOnce: 1e6,
};
const storage = await openStorage({ databaseUrl, dataFolder: '' });
const server = await createServer({
  storage,
  settings: parseSettings({ PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn' }),
  log: createLogger({ logLevel: 'warn' }),
  features: [matchesFeature([anyGame(benchGame as unknown as Parameters<typeof anyGame>[0])], { limits })],
});
await server.listen();
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  // Twice: what the first round finalises, the second frees.
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
process.stdout.write('ready\n');
