import type { HexId } from '@oriflamme/joan-1429';
import { useCallback, useMemo, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardControls } from '../../board/BoardControls.tsx';
import type { BoardHandle, BoardProps, BoardStack } from '../../board/types.ts';
import { boardControl } from '../../games/joan-1429/board-control.ts';
import { boardStacks } from '../../games/joan-1429/board-stacks.ts';
import { describeHex } from '../../games/joan-1429/describe-hex.ts';
import { boardMap } from '../../games/joan-1429/map/board-map.ts';
import { nations } from '../../games/joan-1429/nations.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { arrowsOf } from '../../match/arrows.ts';
import { boardMarks } from '../../match/board-marks.ts';
import type { Entry, MatchState } from '../../match/model.ts';
import type { Losses } from './analysis.ts';

interface ReplayBoardProps {
  readonly state: MatchState;
  readonly entry: Entry | undefined;
  readonly losses: Losses | undefined;
  readonly board: BoardHandle | undefined;
  readonly handle: (board: BoardHandle) => void;
}

/** The position, with arrows for what led to it, and where blood was shed so far. */
export function ReplayBoard({ state, entry, losses, board, handle }: ReplayBoardProps) {
  const { language, t } = useLanguage();
  const { G } = state;
  const [open, setOpen] = useState<string>();
  const map = useMemo(() => boardMap(language, t), [language, t]);
  const stacks = useMemo(() => boardStacks(G, t), [G, t]);
  const control = useMemo(() => boardControl(G), [G]);
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
  const describe = useCallback((hex: string) => describeHex(hex as HexId, stacks, control, t), [stacks, control, t]);
  const toggle = useCallback(
    (stack: BoardStack): void => setOpen((was) => (was === stack.id ? undefined : stack.id)),
    [],
  );
  return (
    <>
      <Board
        key={language}
        map={map}
        label={`${t('match.board')}. ${t('board.help')}`}
        nations={nations}
        stacks={stacks}
        control={control}
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
      <BoardControls
        map={map}
        board={board}
        words={{
          zoomIn: t('board.zoomIn'),
          zoomOut: t('board.zoomOut'),
          fit: t('board.fit'),
          find: t('board.find'),
        }}
      />
    </>
  );
}
