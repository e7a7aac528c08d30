import { useEffect, useMemo } from 'react';
import type { Snapshot } from './model.ts';

/** What a device remembers of a match, to show it when there is no connection. */
interface Kept extends Pick<Snapshot, 'n' | 'state' | 'entries' | 'info'> {
  readonly at: string;
}

/** As much of a browser's storage as is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const indexKey = 'oriflamme.positions';
const keyOf = (id: string): string => `oriflamme.position.${id}`;
/** So many matches, some 30 kB each. */
const most = 6;

function ids(shelf: Shelf): readonly string[] {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(indexKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepPosition(shelf: Shelf, id: string, { n, state, entries, info }: Snapshot, at: string): void {
  const kept: Kept = { n, state, entries, info, at };
  const order = [id, ...ids(shelf).filter((other) => other !== id)];
  try {
    for (const old of order.slice(most)) shelf.removeItem(keyOf(old));
    shelf.setItem(indexKey, JSON.stringify(order.slice(0, most)));
    shelf.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // No room, or none allowed: then there is nothing to show offline, and that is all.
  }
}

export function keptPosition(shelf: Shelf, id: string): Kept | undefined {
  try {
    return (JSON.parse(shelf.getItem(keyOf(id)) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Each position is kept as it comes; without a connection the last one takes the place of what cannot be had. */
export function useKeptPosition(id: string, snapshot: Snapshot): { snapshot: Snapshot; keptAt: string | undefined } {
  const { link, n, state, failure } = snapshot;
  useEffect(() => {
    if (link !== 'live' || state === undefined) return;
    const timer = setTimeout(() => keepPosition(localStorage, id, snapshot, new Date().toISOString()), 400);
    return () => clearTimeout(timer);
  }, [id, link, state, snapshot]);
  const needed = link === 'lost' && n === undefined && failure === undefined;
  const kept = useMemo(() => (needed ? keptPosition(localStorage, id) : undefined), [id, needed]);
  return useMemo(() => {
    if (kept === undefined) return { snapshot, keptAt: undefined };
    const { at, ...position } = kept;
    return { snapshot: { ...snapshot, ...position }, keptAt: at };
  }, [kept, snapshot]);
}
