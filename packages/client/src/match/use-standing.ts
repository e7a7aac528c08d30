import type { StandingOrders } from '@oriflamme/joan-1429';
import { useCallback, useEffect, useState } from 'react';
import { readStanding, writeStanding } from '../connection/match-papers.ts';
import { whenIdle } from '../idle.ts';

export interface StandingControls {
  readonly orders: StandingOrders;
  readonly ready: boolean;
  readonly failed: boolean;
  readonly save: (orders: StandingOrders) => void;
}

/** The standing orders this person has given in a match; what the server has is what counts. */
export function useStanding(id: string, plays: boolean): StandingControls {
  const [orders, setOrders] = useState<StandingOrders>([]);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!plays) return;
    let here = true;
    const read = (): void => {
      readStanding<StandingOrders>(id).then(
        (found) => {
          if (!here) return;
          setOrders(found ?? []);
          setReady(true);
        },
        () => undefined,
      );
    };
    // They are shown where they are set, which nobody does before he has seen the map.
    const forget = whenIdle(read);
    return () => {
      here = false;
      forget();
    };
  }, [id, plays]);
  const save = useCallback(
    (next: StandingOrders): void => {
      setReady(false);
      writeStanding(id, next.length === 0 ? null : next)
        .then(
          () => {
            setOrders(next);
            setFailed(false);
          },
          () => setFailed(true),
        )
        .finally(() => setReady(true));
    },
    [id],
  );
  return { orders, ready, failed, save };
}
