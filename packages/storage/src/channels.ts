import { checkChannel } from './announcer.ts';

interface Subscription {
  handler: (payload: string) => void;
  missed: (() => void) | undefined;
}

export interface Channels {
  /** Returns how to take it out again; that tells whether it was the last of its channel. */
  add(channel: string, handler: (payload: string) => void, missed?: () => void): () => boolean;
  names(): string[];
  deliver(channel: string, payload: string): void;
  tellMissed(): void;
}

/** Who listens to what in this process. A listener that fails harms neither the others nor the connection. */
export function createChannels(onError: (error: Error) => void): Channels {
  const channels = new Map<string, Set<Subscription>>();

  const call = (listener: () => unknown): void => {
    const failed = (error: unknown): void => onError(error instanceof Error ? error : new Error(String(error)));
    try {
      const result = listener();
      if (result instanceof Promise) result.catch(failed);
    } catch (error) {
      failed(error);
    }
  };

  return {
    add(channel, handler, missed) {
      checkChannel(channel);
      const subscription: Subscription = { handler, missed };
      const known = channels.get(channel);
      if (known) known.add(subscription);
      else channels.set(channel, new Set([subscription]));
      return () => {
        const subscriptions = channels.get(channel);
        if (!subscriptions?.delete(subscription) || subscriptions.size > 0) return false;
        return channels.delete(channel);
      };
    },
    names: () => [...channels.keys()],
    deliver(channel, payload) {
      for (const { handler } of [...(channels.get(channel) ?? [])]) call(() => handler(payload));
    },
    tellMissed() {
      for (const subscriptions of [...channels.values()])
        for (const { missed } of [...subscriptions]) if (missed) call(missed);
    },
  };
}
