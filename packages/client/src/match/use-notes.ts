import { useEffect, useState } from 'react';
import { readNotes, writeNotes } from '../connection/match-papers.ts';

const afterLastKey = 800;
const beforeNextTry = 4000;

/** What was typed and is not kept yet, by match: the tab with it may be left and opened again. */
const unkept = new Map<string, string>();

/** True when nothing has been typed since. */
async function keep(id: string, text: string): Promise<boolean> {
  await writeNotes(id, text);
  if (unkept.get(id) !== text) return false;
  return unkept.delete(id);
}

interface Notes {
  /** Undefined until they are read. */
  readonly text: string | undefined;
  readonly state: 'kept' | 'keeping' | 'failed';
  readonly write: (text: string) => void;
}

/** A player's notes on a match, kept a moment after the last key, and tried again for as long as they cannot be. */
export function useNotes(id: string): Notes {
  const [text, setText] = useState(() => unkept.get(id));
  const [state, setState] = useState<Notes['state']>(text === undefined ? 'kept' : 'keeping');
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const read = (): void => {
      readNotes(id).then(
        (stored) => here && setText((now) => now ?? stored),
        // Not taken for empty: what is typed then would be kept over what is there.
        () => {
          if (here) timer = setTimeout(read, beforeNextTry);
        },
      );
    };
    read();
    return () => {
      here = false;
      clearTimeout(timer);
      const left = unkept.get(id);
      if (left !== undefined) keep(id, left).catch(() => undefined);
    };
  }, [id]);

  useEffect(() => {
    if (state === 'kept' || text === undefined) return;
    let here = true;
    const timer = setTimeout(
      () => {
        keep(id, text).then(
          (last) => here && last && setState('kept'),
          () => {
            if (!here) return;
            setState('failed');
            setFailures(failures + 1);
          },
        );
      },
      state === 'failed' ? beforeNextTry : afterLastKey,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [id, text, state, failures]);

  const write = (typed: string): void => {
    unkept.set(id, typed);
    setText(typed);
    if (state === 'kept') setState('keeping');
  };
  return { text, state, write };
}
