import { useSyncExternalStore } from 'react';
import type { Hover } from './hover.ts';

interface HintProps {
  readonly hover: Hover;
  readonly describe: (hex: string) => string;
}

/** What lies under the pointer, in a line at the foot of the map; screen readers hear it from the map itself. */
export function Hint({ hover, describe }: HintProps) {
  const hex = useSyncExternalStore(hover.subscribe, hover.get);
  return (
    <p className="board-hint" aria-hidden="true">
      {hex !== undefined && describe(hex)}
    </p>
  );
}
