export { Board } from './board/Board.tsx';
export type { BoardHandle, BoardProps } from './board/types.ts';
export { boardControl } from './games/joan-1429/board-control.ts';
export { boardStacks } from './games/joan-1429/board-stacks.ts';
export { boardMap } from './games/joan-1429/map/board-map.ts';
export { nations } from './games/joan-1429/nations.ts';
export { en } from './i18n/en.ts';
export { fill, type Translate } from './i18n/i18n.tsx';

import './theme/base.css';
