import { joan1429, type Order } from '@oriflamme/joan-1429';
import type { Seat } from '@oriflamme/platform';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Snapshot, Store } from './model.ts';
import type { Sandbox } from './sandbox-store.ts';

export interface SandboxControls {
  readonly store: Sandbox | undefined;
  readonly snapshot: Snapshot | undefined;
  readonly open: () => void;
  readonly leave: () => void;
  /** The marches tried here that can be given as real orders, in their order. */
  readonly marches: readonly Order[];
  readonly promote: () => void;
}

const still = (): (() => void) => () => undefined;

/** What-if: a copy of the live position, and the way back from it with the marches that were tried. */
export function useSandbox(live: Store, { state, info, n, link, pending }: Snapshot, seat: Seat | undefined) {
  const [store, setStore] = useState<Sandbox>();
  const [queue, setQueue] = useState<readonly Order[]>([]);
  const snapshot = useSyncExternalStore(store?.subscribe ?? still, () => store?.snapshot());
  const open = useCallback((): void => {
    if (!state || !info) return;
    // Only those who try things out pay for the rules' machinery.
    void import('./sandbox-store.ts').then(({ openSandbox }) => setStore(openSandbox(state, info)));
  }, [state, info]);
  const leave = useCallback(() => setStore(undefined), []);
  const marches = store ? ownMarches(store, seat) : [];
  const promote = (): void => {
    setQueue(marches);
    setStore(undefined);
  };

  // One real order after the other, each asked of the rules anew: the first that no longer holds ends it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next goes out when the position has changed
  useEffect(() => {
    const [next, ...rest] = queue;
    if (!next || !state || link !== 'live' || pending) return;
    const refused = seat === undefined || joan1429.explain(state.G, state.ctx, seat, next) !== undefined;
    setQueue(refused ? [] : rest);
    if (!refused && seat) live.send(seat, { kind: 'order', order: next });
  }, [queue, n, pending, link]);
  const controls: SandboxControls = { store, snapshot, open, leave, marches, promote };
  return controls;
}

/** Up to the first order of another kind, of another side, or with dice in it. */
function ownMarches(store: Sandbox, seat: Seat | undefined): Order[] {
  const orders = store.orders();
  const end = orders.findIndex((one) => one.seat !== seat || one.order.type !== 'march' || one.dice > 0);
  return (end < 0 ? orders : orders.slice(0, end)).map(({ order }) => order);
}
