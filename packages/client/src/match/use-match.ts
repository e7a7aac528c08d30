import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Snapshot, Store } from './model.ts';
import { openStore } from './open-match.ts';

/** The match at an address, live as long as the page shows it. */
export function useMatch(id: string): { readonly store: Store; readonly snapshot: Snapshot } {
  const store = useMemo(() => lazyStore(() => openStore(id)), [id]);
  useEffect(() => store.hold(), [store]);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  return { store, snapshot };
}

const unopened: Snapshot = {
  link: 'connecting',
  failure: undefined,
  n: undefined,
  state: undefined,
  entries: [],
  info: undefined,
  pending: undefined,
  refusal: undefined,
  lines: [],
};

/** Opened by the effect and not by rendering, which React may do twice or throw away. */
function lazyStore(open: () => Store): Store & { readonly hold: () => () => void } {
  let store: Store | undefined;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    hold: () => {
      const opened = open();
      store = opened;
      const unsubscribe = opened.subscribe(tell);
      tell();
      return () => {
        unsubscribe();
        opened.close();
        if (store === opened) store = undefined;
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => store?.snapshot() ?? unopened,
    send: (seat, act) => store?.send(seat, act) ?? false,
    dismissRefusal: () => store?.dismissRefusal(),
    say: (seat, text) => store?.say(seat, text) ?? Promise.resolve(false),
    close: () => store?.close(),
  };
}
