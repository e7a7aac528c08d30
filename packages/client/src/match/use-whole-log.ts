import { useEffect, useMemo, useState } from 'react';
import { readRows } from '../connection/match-papers.ts';
import { rowEntry } from '../connection/socket-transport.ts';
import type { Row } from '../connection/wire.ts';
import type { Entry } from './model.ts';

/** The whole match as entries, read once it is asked for; what comes in live follows on. */
export function useWholeLog(id: string, live: readonly Entry[], wanted: boolean): readonly Entry[] {
  const [early, setEarly] = useState<readonly Entry[]>();
  useEffect(() => {
    if (!wanted || early !== undefined) return;
    let here = true;
    readRows(id, -1).then(
      (rows) => here && setEarly(withTurns(rows)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [id, wanted, early]);
  return useMemo(() => {
    if (early === undefined) return live;
    const last = early.at(-1)?.n ?? -1;
    return [...early, ...live.filter(({ n }) => n > last)];
  }, [early, live]);
}

/** A row belongs to the turn in which it was given: the one before its own patch. */
export function withTurns(rows: readonly Row[]): Entry[] {
  let turn = 1;
  return rows.map((row) => {
    const entry = { ...rowEntry(row), turn };
    for (const change of row.patch ?? [])
      if (change.op === 'replace' && change.path === '/G/turn') turn = Number(change.value);
    return entry;
  });
}
