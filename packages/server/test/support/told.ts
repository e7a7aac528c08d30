import { afterEach } from 'vitest';
import type { Player } from './away.ts';
import type { webReceiver } from './receivers.ts';

export type Web = Awaited<ReturnType<typeof webReceiver>>;

/** A message as a plain webhook gets it. */
export interface Told {
  readonly kind: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: string;
}

/** What a receiver got on a path, oldest first. */
export const told = (web: Web, path: string): Told[] =>
  web.received.filter((one) => one.path === path).map(({ body }) => JSON.parse(String(body)) as Told);

export const kinds = (web: Web, path: string): string[] => told(web, path).map(({ kind }) => kind);

export const listen = (player: Player, web: Web, path: string) =>
  player.post('/api/notices/receivers', { channel: 'webhook', url: web.url + path, format: 'json' });

/** For what a test opens: closed when it ends, the last first. */
export function keeping(): <T extends { close(): Promise<void> }>(thing: T) => T {
  const closing: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const thing of closing.splice(0).reverse()) await thing.close();
  });
  return (thing) => {
    closing.push(thing);
    return thing;
  };
}
