import { useCallback, useEffect, useMemo, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardControls } from '../../board/BoardControls.tsx';
import type { BoardHandle, BoardProps, BoardStack } from '../../board/types.ts';
import { useLanguage, useT } from '../../i18n/i18n.tsx';
import { boardControl } from './board-control.ts';
import { describeHex } from './describe-hex.ts';
import type { G, HexId } from './door.ts';
import { boardMap } from './map/board-map.ts';
import { nations } from './nations.ts';

interface GameBoardProps extends Omit<BoardProps, 'map' | 'nations' | 'control' | 'label'> {
  readonly G: G;
  /** What a screen reader calls it; how it is used is said by itself. */
  readonly name: string;
  readonly onFound?: (hex: string) => void;
}

/** The board of this game in the reader's language, with its buttons and its search: told the state and what is lit. */
export function GameBoard({ G, name, handle, onFound, ...told }: GameBoardProps) {
  const { language, t } = useLanguage();
  const map = useMemo(() => boardMap(language, t), [language, t]);
  const control = useMemo(() => boardControl(G), [G]);
  const [board, setBoard] = useState<BoardHandle>();
  useEffect(() => {
    if (board) handle?.(board);
  }, [board, handle]);
  return (
    <>
      <Board
        key={language}
        {...told}
        map={map}
        nations={nations}
        control={control}
        label={`${name}. ${t('board.help')}`}
        handle={setBoard}
      />
      <BoardControls map={map} board={board} {...(onFound ? { onFound } : {})} />
    </>
  );
}

/** What is said of each hex of a position. */
export function useHexDescriptions(G: G, stacks: readonly BoardStack[]): (hex: string) => string {
  const t = useT();
  const control = useMemo(() => boardControl(G), [G]);
  return useCallback((hex) => describeHex(hex as HexId, stacks, control, t), [stacks, control, t]);
}
