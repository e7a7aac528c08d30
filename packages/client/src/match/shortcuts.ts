import { useEffect, useRef } from 'react';

/** The table's keys. Letters that walk the map are left to it. */
export const shortcuts = [
  { name: 'help', keys: '?' },
  { name: 'map', keys: 'M' },
  { name: 'orders', keys: 'O' },
  { name: 'log', keys: 'L' },
  { name: 'forces', keys: 'F' },
  { name: 'talk', keys: 'T' },
  { name: 'match', keys: 'G' },
  { name: 'next', keys: 'N' },
  { name: 'confirm', keys: 'C' },
  { name: 'end', keys: 'X' },
  { name: 'undo', keys: 'U' },
  { name: 'redo', keys: 'Shift + U' },
  { name: 'phaseStart', keys: 'B' },
  { name: 'hide', keys: 'H' },
  { name: 'back', keys: '[' },
  { name: 'on', keys: ']' },
  { name: 'live', keys: 'V' },
] as const;
export type Shortcut = (typeof shortcuts)[number]['name'];

const byKey: ReadonlyMap<string, Shortcut> = new Map(
  shortcuts.map(({ name, keys }) => [keys.replace('Shift + U', 'shift+u').toLowerCase(), name]),
);

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Leafing goes on while its key is held down; everything else is meant once. */
const repeats: readonly Shortcut[] = ['back', 'on'];

/** Which shortcut a key press means; undefined for none, and while somebody is typing. */
export function shortcutOf(event: KeyPress): Shortcut | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return undefined;
  const key = event.key.toLowerCase();
  const shortcut = byKey.get(event.shiftKey && key === 'u' ? 'shift+u' : key);
  return event.repeat && shortcut !== undefined && !repeats.includes(shortcut) ? undefined : shortcut;
}

export function useShortcuts(act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (shortcut === undefined) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
