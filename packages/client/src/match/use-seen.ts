import { useEffect, useState } from 'react';
import { markSeen } from '../connection/match-papers.ts';
import { whenIdle } from '../idle.ts';

const keyOf = (id: string): string => `oriflamme.seen.${id}`;

/** The number this person, or else this browser, had seen of a match when the page was opened; what is seen now is kept for the next time. */
export function useSeen(
  id: string,
  n: number,
  looking: boolean,
  plays: boolean,
  known: number | undefined,
): number | undefined {
  const [before] = useState(() => {
    // What this browser knows is never behind its own orders; what the server knows may come from another device.
    const kept = Number(localStorage.getItem(keyOf(id)) ?? -1);
    const last = Math.max(kept, known ?? -1);
    return last < 0 ? undefined : last;
  });
  useEffect(() => {
    let forget: (() => void) | undefined;
    const keep = (): void => {
      if (!looking || document.visibilityState !== 'visible') return;
      localStorage.setItem(keyOf(id), String(n));
      // The server can wait until the position is on screen.
      if (plays) forget = whenIdle(() => void markSeen(id, n).catch(() => undefined));
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      forget?.();
      document.removeEventListener('visibilitychange', keep);
    };
  }, [id, n, looking, plays]);
  return before;
}
