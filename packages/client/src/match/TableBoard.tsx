import type { HexId } from '@oriflamme/joan-1429';
import { useMemo, useState } from 'react';
import type { BoardHandle, BoardStack } from '../board/types.ts';
import { GameBoard, useHexDescriptions } from '../games/joan-1429/GameBoard.tsx';
import { useT } from '../i18n/i18n.tsx';
import { arrowsOf } from './arrows.ts';
import { boardMarks } from './board-marks.ts';
import { distanceLine } from './distance-line.ts';
import { Hint } from './Hint.tsx';
import { createHover } from './hover.ts';
import { type Overlay, rangesFor } from './overlays.ts';
import type { Drawings } from './use-drawings.ts';
import type { Desk, TableView } from './view.ts';

interface TableBoardProps {
  readonly view: TableView;
  readonly desk: Desk | undefined;
  readonly stacks: readonly BoardStack[];
  readonly shown: ReadonlySet<Overlay>;
  readonly drawings: Drawings;
  readonly inspected: HexId | undefined;
  readonly handle: (board: BoardHandle) => void;
}

/** The map with what the desk lights up, what is laid over it and what is drawn on it. */
export function TableBoard({ view, desk, stacks, shown, drawings, inspected, handle }: TableBoardProps) {
  const t = useT();
  const { G, eyes, entries, inspect } = view;
  const [hover] = useState(createHover);
  const ownMarks = useMemo(() => boardMarks(G, t), [G, t]);
  const marks = useMemo(() => [...ownMarks, ...drawings.marks], [ownMarks, drawings.marks]);
  const ranges = useMemo(() => (shown.size === 0 ? undefined : rangesFor(G, eyes, shown)), [G, eyes, shown]);
  const deskPaths = desk?.board.paths;
  const last = entries.at(-1);
  const told = useMemo(() => arrowsOf(last, eyes), [last, eyes]);
  const paths = useMemo(
    () => [...(deskPaths && deskPaths.length > 0 ? deskPaths : told), ...drawings.paths],
    [deskPaths, told, drawings.paths],
  );
  const describe = useHexDescriptions(G, stacks);
  const from = desk?.board.selectedHex ?? inspected ?? drawings.begun;
  const measuring = shown.has('distance');
  const describeAll = (hex: string): string => {
    const reason = desk?.board.lit?.get(hex)?.reason;
    const far = measuring && from ? distanceLine(from as HexId, hex as HexId, t) : undefined;
    return [describe(hex), reason, far].filter((part) => part !== undefined).join(' · ');
  };
  const drawing = drawings.tool !== undefined;
  const pointAt = (hex: string): void => (drawing ? drawings.draw(hex as HexId) : undefined);
  const handlers = drawing
    ? { onHex: pointAt, onStack: (stack: BoardStack) => pointAt(stack.hex) }
    : (desk?.board ?? { onHex: inspect, onStack: (stack: BoardStack) => inspect(stack.hex) });
  const { onHex, onStack, onCounter, onCancel } = { onCounter: undefined, onCancel: undefined, ...handlers };
  return (
    <>
      <GameBoard
        G={G}
        name={t('match.board')}
        stacks={stacks}
        lit={desk?.board.lit}
        dimmed={desk?.board.dimmed}
        selectedHex={desk?.board.selectedHex ?? drawings.begun ?? inspected}
        selectedStack={desk?.board.selectedStack}
        picked={desk?.board.picked}
        marks={marks}
        ranges={ranges}
        paths={paths}
        hideStacks={shown.has('hideCounters')}
        describeHex={describeAll}
        handle={handle}
        onCursor={(hex) => {
          hover.set(hex);
          desk?.board.onCursor?.(hex);
        }}
        {...(onHex ? { onHex } : {})}
        {...(onStack ? { onStack } : {})}
        {...(onCounter ? { onCounter } : {})}
        {...(onCancel ? { onCancel } : {})}
      />
      <Hint hover={hover} describe={describeAll} />
    </>
  );
}
