import { useCallback, useEffect, useState } from 'react';
import { replaceQuery, useQuery } from '../../router.tsx';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds for one order at speed 1: long enough to read a sentence. */
const readingTime = 1600;

export interface Playback {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly go: (n: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Where the replay is: the number stands in the address, so that every moment has a link. */
export function usePlayback(last: number): Playback {
  const asked = Number(useQuery().get('at') ?? 0);
  const at = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), last) : 0;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const show = useCallback(
    (n: number): void => replaceQuery(new URLSearchParams({ at: String(Math.min(Math.max(n, 0), last)) })),
    [last],
  );
  const go = useCallback(
    (n: number): void => {
      setPlaying(false);
      show(n);
    },
    [show],
  );
  const play = useCallback(
    (wanted: boolean): void => {
      // At the end there is nothing left to play but the whole.
      if (wanted && at >= last) show(0);
      setPlaying(wanted);
    },
    [at, last, show],
  );
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => show(at + 1), readingTime / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, show]);
  return { at, playing, speed, go, setPlaying: play, setSpeed };
}
