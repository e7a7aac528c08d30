import { useCallback, useSyncExternalStore } from 'react';
import { readClock } from '../connection/match-papers.ts';
import { serverNow } from '../connection/server-time.ts';
import type { ClockView } from '../connection/wire.ts';
import { hasHours, newer, watchClock } from './clock-watch.ts';
import type { MatchInfo } from './model.ts';

interface Watched {
  latest: ClockView | undefined;
  readonly listeners: Set<() => void>;
  readonly stop: () => void;
}

/** One watch for a match, however many parts of the page show its clocks. */
const watched = new Map<string, Watched>();

function listen(id: string, changed: () => void): () => void {
  const watch = watched.get(id) ?? begin(id);
  watch.listeners.add(changed);
  return () => {
    watch.listeners.delete(changed);
    if (watch.listeners.size > 0) return;
    watch.stop();
    watched.delete(id);
  };
}

function begin(id: string): Watched {
  const heard = (clock: ClockView): void => {
    watch.latest = clock;
    for (const changed of watch.listeners) changed();
  };
  const stop = watchClock({ page: document, now: serverNow, read: () => readClock(id), heard });
  const watch: Watched = { latest: undefined, listeners: new Set(), stop };
  watched.set(id, watch);
  return watch;
}

const nothing = (): void => undefined;

/** The clocks as last heard of: with the match, or asked for since. A page that lies open sees the night begin and end. */
export function useClock(info: MatchInfo | undefined): ClockView | null {
  const clock = info?.clock ?? null;
  const id = info !== undefined && hasHours(clock) ? info.id : undefined;
  const subscribe = useCallback((changed: () => void) => (id === undefined ? nothing : listen(id, changed)), [id]);
  const latest = useSyncExternalStore(subscribe, () => (id === undefined ? undefined : watched.get(id)?.latest));
  return newer(clock, latest);
}
