import { useEffect, useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { readRows, readState } from '../../connection/match-papers.ts';
import type { Row } from '../../connection/wire.ts';
import { extend, type Stretch } from '../../match/history.ts';
import type { ListedMatch } from '../listed-match.ts';

/** A match with what its dice are checked by; the seed is told only when it is over. */
export interface ReplayedMatch extends ListedMatch {
  readonly commitment: string;
  readonly dice: { readonly seed: string; readonly nonces: readonly [string | null, string | null] } | null;
}

export interface Replay {
  readonly match: ReplayedMatch;
  readonly rows: readonly Row[];
  readonly stretch: Stretch;
}

/** Why there is nothing to show: what the server said, or that the match has no position yet. */
export interface Failed {
  readonly failure: unknown;
}

export const notStarted = Symbol('not started');

/** The whole match with every position of it: some hundred patches, applied once. */
export function useReplay(id: string): Replay | Failed | undefined {
  const [replay, setReplay] = useState<Replay | Failed>();
  useEffect(() => {
    let current = true;
    setReplay(undefined);
    const read = async (): Promise<Replay | Failed> => {
      const { match } = await call<{ match: ReplayedMatch }>('GET', `/matches/${encodeURIComponent(id)}`);
      if (match.n === null) return { failure: notStarted };
      const [state, rows] = await Promise.all([readState(id, 0), readRows(id, -1)]);
      return { match, rows, stretch: extend({ from: 0, to: 0, states: [state], entries: [] }, rows) };
    };
    read()
      .catch((error: unknown) => ({ failure: error }))
      .then((answer) => {
        if (current) setReplay(answer);
      });
    return () => {
      current = false;
    };
  }, [id]);
  return replay;
}
