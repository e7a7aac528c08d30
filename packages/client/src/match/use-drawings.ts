import type { HexId } from '@oriflamme/joan-1429';
import { useCallback, useMemo, useState } from 'react';
import type { BoardMark, BoardPath } from '../board/types.ts';
import type { Translate } from '../i18n/i18n.tsx';
import { blank, type Drawing, toggleArrow, toggleMark } from './drawing.ts';

export type DrawTool = 'arrow' | 'mark';

export interface Drawings {
  readonly tool: DrawTool | undefined;
  readonly setTool: (tool: DrawTool | undefined) => void;
  readonly drawing: Drawing;
  /** Somebody else's, from a chat line. */
  readonly show: (drawing: Drawing | undefined) => void;
  /** A click on the map while a pen is in hand. */
  readonly draw: (hex: HexId) => void;
  readonly clear: () => void;
  readonly paths: readonly BoardPath[];
  readonly marks: readonly BoardMark[];
  /** Where an arrow has been begun. */
  readonly begun: HexId | undefined;
}

function remembered(key: string): Drawing {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept === null ? blank : (kept as Drawing);
  } catch {
    return blank;
  }
}

/** Private drawings of this browser for one match. */
export function useDrawings(id: string, t: Translate): Drawings {
  const key = `oriflamme.drawing.${id}`;
  const [drawing, setDrawing] = useState(() => remembered(key));
  const [tool, setTool] = useState<DrawTool>();
  const [begun, setBegun] = useState<HexId>();
  const [shown, show] = useState<Drawing>();
  const keep = useCallback(
    (next: Drawing): void => {
      localStorage.setItem(key, JSON.stringify(next));
      setDrawing(next);
    },
    [key],
  );
  const draw = useCallback(
    (hex: HexId): void => {
      if (tool === 'mark') keep(toggleMark(drawing, hex));
      else if (begun === undefined) setBegun(hex);
      else {
        if (begun !== hex) keep(toggleArrow(drawing, begun, hex));
        setBegun(undefined);
      }
    },
    [tool, begun, drawing, keep],
  );
  const all = useMemo(
    () => [
      { name: 'mine', tone: 'own' as const, ...drawing },
      { name: 'shown', tone: 'enemy' as const, ...(shown ?? blank) },
    ],
    [drawing, shown],
  );
  const paths = useMemo(
    () =>
      all.flatMap(({ name, tone, arrows }) =>
        arrows.map(({ from, to }) => ({ id: `${name}${from}${to}`, tone, steps: [{ hex: from }, { hex: to }] })),
      ),
    [all],
  );
  const marks = useMemo(
    () =>
      all.flatMap(({ name, marks: hexes }) =>
        hexes.map((hex) => ({ id: `${name}${hex}`, hex, kind: 'note' as const, title: t('table.draw.mark') })),
      ),
    [all, t],
  );
  const pick = useCallback((next: DrawTool | undefined): void => {
    setTool(next);
    setBegun(undefined);
  }, []);
  const clear = useCallback((): void => {
    keep(blank);
    show(undefined);
  }, [keep]);
  return useMemo(
    () => ({ tool, setTool: pick, drawing, show, draw, clear, paths, marks, begun }),
    [tool, pick, drawing, draw, clear, paths, marks, begun],
  );
}
