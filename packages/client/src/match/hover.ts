import type { HexId } from '../board/types.ts';

/** The hex under the pointer, for those who want to know without drawing the whole table again. */
export interface Hover {
  readonly get: () => HexId | undefined;
  readonly set: (hex: HexId | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createHover(): Hover {
  let hex: HexId | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => hex,
    set: (next) => {
      if (next === hex) return;
      hex = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
