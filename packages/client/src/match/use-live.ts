import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Delegation, readDelegation, writeDelegation } from '../connection/match-papers.ts';
import type { MatchInfo } from './model.ts';

const keyOf = (id: string): string => `oriflamme.live.${id}`;
const listeners = new Set<() => void>();
const listen = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
const keep = (id: string, before: Delegation | null): void => {
  if (before === null) localStorage.removeItem(keyOf(id));
  else localStorage.setItem(keyOf(id), before);
  for (const changed of listeners) changed();
};

/** What was decided for me before I began to play live; null while I do not. Kept, so that it comes back after a crash too. */
const beforeLive = (id: string): Delegation | null => localStorage.getItem(keyOf(id)) as Delegation | null;

/** Whether I play a slow match live: I am asked everything, until one of us leaves. */
export const useLive = (id: string): boolean => useSyncExternalStore(listen, () => beforeLive(id)) !== null;

export async function playLive(id: string): Promise<void> {
  const before = await readDelegation(id);
  await writeDelegation(id, 'ask');
  keep(id, before);
}

/** Ends playing live when the other leaves, and when I do: also by closing the page, which outlives the request. */
export function useLiveEnds({ id, seats }: MatchInfo): void {
  const both = seats['0'].present && seats['1'].present;
  const end = useCallback((): void => {
    const before = beforeLive(id);
    if (before === null) return;
    keep(id, null);
    const request = {
      method: 'PUT',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ delegation: before }),
    };
    fetch(`/api/matches/${id}/delegation`, request).catch(() => keep(id, before));
  }, [id]);
  useEffect(() => {
    if (!both) end();
  }, [both, end]);
  useEffect(() => {
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [end]);
}
