import pg from 'pg';
import { createChannels } from './channels.ts';
import type { Unlisten } from './storage.ts';

const firstRetryMs = 100;
const longestRetryMs = 3_000;

export interface Listener {
  listen(channel: string, handler: (payload: string) => void, missed?: () => void): Promise<Unlisten>;
  close(): Promise<void>;
}

/**
 * Hears notifications on a connection of its own that comes back after the server went away. LISTEN belongs to a
 * connection, so a pooled one would not do.
 */
export function createListener(config: pg.ClientConfig, onError: (error: Error) => void): Listener {
  const channels = createChannels(onError);
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(config);
    let lost = false;
    const lose = (error?: Error): void => {
      if (error && !closed) onError(error);
      if (lost) return;
      lost = true;
      if (client !== fresh) return;
      client = undefined;
      discard(fresh);
      reconnectIn(firstRetryMs);
    };
    fresh.on('error', lose);
    fresh.on('end', () => lose());
    fresh.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
    try {
      await fresh.connect();
      for (const channel of channels.names()) await fresh.query(`listen "${channel}"`);
      if (lost) throw new Error('The listening connection was lost as it was made');
    } catch (error) {
      lost = true;
      discard(fresh);
      throw error;
    }
    if (closed) await fresh.end();
    else client = fresh;
  };

  const reconnectIn = (ms: number): void => {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connecting = connect();
      connecting.then(channels.tellMissed, () => reconnectIn(Math.min(ms * 2, longestRetryMs)));
    }, ms);
  };

  return {
    async listen(channel, handler, missed) {
      const remove = channels.add(channel, handler, missed);
      connecting ??= connect();
      await connecting.catch((error: Error) => {
        onError(error);
        reconnectIn(firstRetryMs);
      });
      // A second time harms nobody, and a connection made before this channel was known lacks it.
      await client?.query(`listen "${channel}"`).catch(onError);
      return async () => {
        if (remove()) await client?.query(`unlisten "${channel}"`).catch(onError);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await connecting?.catch(() => undefined);
      await client?.end();
      client = undefined;
    },
  };
}

function discard(client: pg.Client): void {
  client.end().catch(() => undefined);
}
