import { useEffect, useMemo, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import type { BoardHandle } from '../../board/types.ts';
import { boardControl } from '../../games/joan-1429/board-control.ts';
import { boardStacks } from '../../games/joan-1429/board-stacks.ts';
import { DEFAULT_OPTIONS, setup, TOWNS } from '../../games/joan-1429/door.ts';
import { boardMap } from '../../games/joan-1429/map/board-map.ts';
import { nations } from '../../games/joan-1429/nations.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

const middle = TOWNS.find(({ id }) => id === 'orleans')?.hex;

/** The board as the game begins, to be looked at: Orléans and the army around it. */
export function HeroMap() {
  const { language, t } = useLanguage();
  const map = useMemo(() => boardMap(language, t), [language, t]);
  const state = useMemo(() => setup(DEFAULT_OPTIONS), []);
  const stacks = useMemo(() => boardStacks(state, t), [state, t]);
  const control = useMemo(() => boardControl(state), [state]);
  const [board, setBoard] = useState<BoardHandle>();
  useEffect(() => {
    if (middle !== undefined) board?.centreOn(middle, { zoom: window.innerWidth > 1800 ? 1.4 : 0.9 });
  }, [board]);
  return (
    <Board
      key={language}
      map={map}
      label={t('board.label')}
      nations={nations}
      stacks={stacks}
      control={control}
      describeHex={() => ''}
      handle={setBoard}
    />
  );
}
