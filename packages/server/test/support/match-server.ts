import type { AnyGameModule } from '@oriflamme/platform';
import type { Storage } from '@oriflamme/storage';
import type { Clock } from '../../src/clock.ts';
import { createLogger } from '../../src/logging.ts';
import { matchesFeature } from '../../src/matches/feature.ts';
import type { MatchLimits } from '../../src/matches/limits.ts';
import { createServer } from '../../src/server.ts';
import { parseSettings } from '../../src/settings.ts';

export interface MatchServer {
  url: string;
  close(): Promise<void>;
}

export async function matchServer(
  storage: Storage,
  games: readonly AnyGameModule[],
  limits?: MatchLimits,
  clock?: Clock,
  environment: Record<string, string> = {},
): Promise<MatchServer> {
  const server = await createServer({
    storage,
    settings: parseSettings({ ...environment, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }),
    log: createLogger({ logLevel: 'silent' }),
    features: [matchesFeature(games, { limits, clock })],
  });
  const port = await server.listen();
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
