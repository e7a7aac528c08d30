import { useCallback, useMemo, useState } from 'react';
import type { BoardHandle, BoardProps, BoardStack } from '../../board/types.ts';
import { boardStacks } from '../../games/joan-1429/board-stacks.ts';
import { GameBoard, useHexDescriptions } from '../../games/joan-1429/GameBoard.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { arrowsOf } from '../../match/arrows.ts';
import { boardMarks } from '../../match/board-marks.ts';
import type { Entry, MatchState } from '../../match/model.ts';
import type { Losses } from './analysis.ts';

interface ReplayBoardProps {
  readonly state: MatchState;
  readonly entry: Entry | undefined;
  readonly losses: Losses | undefined;
  readonly handle: (board: BoardHandle) => void;
}

/** The position, with arrows for what led to it, and where blood was shed so far. */
export function ReplayBoard({ state, entry, losses, handle }: ReplayBoardProps) {
  const t = useT();
  const { G } = state;
  const [open, setOpen] = useState<string>();
  const stacks = useMemo(() => boardStacks(G, t), [G, t]);
  const marks = useMemo(() => boardMarks(G, t), [G, t]);
  const paths = useMemo(() => arrowsOf(entry, 'french'), [entry]);
  const lit = useMemo<BoardProps['lit']>(() => {
    if (!losses) return undefined;
    const entries = [...losses].map(([hex, { english, french }]) => {
      const reason = t('replay.lossesAt', { english, french });
      return [hex, { kind: 'attack' as const, label: `−${english + french}`, reason }] as const;
    });
    return new Map(entries);
  }, [losses, t]);
  const describe = useHexDescriptions(G, stacks);
  const toggle = useCallback(
    (stack: BoardStack): void => setOpen((was) => (was === stack.id ? undefined : stack.id)),
    [],
  );
  return (
    <GameBoard
      G={G}
      name={t('match.board')}
      stacks={stacks}
      marks={marks}
      paths={paths}
      lit={lit}
      selectedStack={open}
      describeHex={describe}
      onStack={toggle}
      onHex={() => setOpen(undefined)}
      onCancel={() => setOpen(undefined)}
      handle={handle}
    />
  );
}
