import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readOn, readStretch, type Stretch, stateIn } from './history.ts';
import type { Entry, MatchState } from './model.ts';

/** How the past is being looked at: leafing through it, or having it played back. */
export interface Past {
  readonly kind: 'browse' | 'recap';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly state: MatchState;
  /** What led to this position. */
  readonly entry: Entry | undefined;
  /** All of the stretch, for its summary. */
  readonly entries: readonly Entry[];
  readonly playing: boolean;
}

export interface PastControls {
  readonly past: Past | undefined;
  readonly loading: boolean;
  readonly recap: (from: number) => void;
  readonly step: (by: number) => void;
  readonly go: (n: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly live: () => void;
}

/** Reading speed: long enough for a sentence. */
const readingTime = 1600;

interface Look {
  readonly kind: Past['kind'];
  readonly stretch: Stretch;
  readonly at: number;
  readonly playing: boolean;
}

/** Earlier positions, on demand and beside the live match: what comes in meanwhile pulls nobody away. */
export function usePast(id: string, live: number): PastControls {
  const [look, setLook] = useState<Look>();
  const [loading, setLoading] = useState(false);
  const asked = useRef(0);

  const open = useCallback(
    (kind: Past['kind'], from: number, at: number, playing: boolean): void => {
      asked.current += 1;
      const mine = asked.current;
      setLoading(true);
      readStretch(id, from)
        .then((stretch) => {
          if (asked.current === mine)
            setLook({ kind, stretch, at: Math.min(Math.max(at, stretch.from), stretch.to), playing });
        })
        .catch(() => undefined)
        .finally(() => asked.current === mine && setLoading(false));
    },
    [id],
  );
  const recap = useCallback((from: number) => open('recap', from, from, true), [open]);
  const toLive = useCallback((): void => {
    asked.current += 1;
    setLoading(false);
    setLook(undefined);
  }, []);
  const go = useCallback(
    (n: number): void => {
      if (look && n >= look.stretch.from) setLook({ ...look, at: Math.min(n, look.stretch.to), playing: false });
      else if (!loading) open('browse', 0, n, false);
    },
    [look, loading, open],
  );
  const step = useCallback((by: number) => go((look?.at ?? live) + by), [go, look, live]);
  const setPlaying = useCallback(
    (playing: boolean): void => setLook((was) => was && { ...was, playing: playing && was.at < was.stretch.to }),
    [],
  );

  // The next position, after the time it takes to read what led there.
  useEffect(() => {
    if (!look?.playing) return;
    const timer = setTimeout(() => {
      const at = look.at + 1;
      setLook({ ...look, at, playing: at < look.stretch.to });
    }, readingTime);
    return () => clearTimeout(timer);
  }, [look]);

  // What has happened since belongs to the stretch that is looked at, too.
  const to = look?.stretch.to;
  useEffect(() => {
    if (!look || to === undefined || to >= live) return;
    let wanted = true;
    void readOn(id, look.stretch)
      .then((stretch) => wanted && setLook((was) => was && { ...was, stretch }))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [id, live, to, look]);

  const past = useMemo<Past | undefined>(() => {
    if (!look) return undefined;
    const { kind, stretch, at, playing } = look;
    const entry = stretch.entries[at - stretch.from - 1];
    const { from, entries } = stretch;
    return { kind, at, from, to: stretch.to, state: stateIn(stretch, at), entry, entries, playing };
  }, [look]);
  return useMemo(
    () => ({ past, loading, recap, step, go, setPlaying, live: toLive }),
    [past, loading, recap, step, go, setPlaying, toLive],
  );
}
