import { useEffect, useState } from 'react';
import { call } from '../../connection/lobby.ts';
import type { ListedMatch } from '../listed-match.ts';

/** What does not change while people sit down: scenario, options, pace. */
export function useListedMatch(id: string): ListedMatch | undefined {
  const [match, setMatch] = useState<ListedMatch>();
  useEffect(() => {
    let current = true;
    call<{ match: ListedMatch }>('GET', `/matches/${encodeURIComponent(id)}`)
      .then((answer) => {
        if (current) setMatch(answer.match);
      })
      // The connection to the match says by itself that there is none, or no way to it.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [id]);
  return match;
}
