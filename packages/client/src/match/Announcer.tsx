import { memo } from 'react';
import { useGame } from './game.tsx';
import type { Entry } from './model.ts';

/** Reads out what has just happened, wherever the reader's eyes are. */
export const Announcer = memo(function Announcer({ entries }: { readonly entries: readonly Entry[] }) {
  const { words } = useGame();
  const last = entries.at(-1);
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="announcer">
      {last?.happenings.map((happening) => words.happening(happening)).join(' ')}
    </p>
  );
});
