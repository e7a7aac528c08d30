import type { RefObject } from 'react';
import type { BoardHandle } from '../board/types.ts';
import type { Overlay } from './overlays.ts';
import type { Tab } from './SideTabs.tsx';
import { type Shortcut, useShortcuts } from './shortcuts.ts';
import type { PastControls } from './use-past.ts';

interface TableKeys {
  readonly side: RefObject<HTMLElement | null>;
  readonly board: BoardHandle | undefined;
  readonly setTab: (tab: Tab) => void;
  readonly past: PastControls;
  readonly toggle: (overlay: Overlay) => void;
  readonly showKeys: () => void;
}

const press = (button: HTMLButtonElement | null | undefined): void => button?.click();

/** What each key does. Confirming and ending are the buttons themselves: a disabled one does nothing by key either. */
export function useTableKeys({ side, board, setTab, past, toggle, showKeys }: TableKeys): void {
  const find = (selector: string): HTMLButtonElement | null | undefined =>
    side.current?.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`);
  const nextChoice = (): void => {
    const all = [...(side.current?.querySelectorAll<HTMLButtonElement>('[data-choice]') ?? [])];
    const at = all.findIndex((one) => one.getAttribute('aria-pressed') === 'true');
    setTab('orders');
    press(all[(at + 1) % Math.max(1, all.length)]);
  };
  const tab = (name: Tab): void => {
    setTab(name);
    document.getElementById(`tab-${name}`)?.focus();
  };
  /** Where there are several answers, the key leads to them instead of choosing the first. */
  const confirm = (): void => {
    const ready = [...(side.current?.querySelectorAll<HTMLButtonElement>('[data-confirm]:not(:disabled)') ?? [])];
    if (ready.length > 1) ready[0]?.focus();
    else press(ready[0]);
  };
  const acts: Readonly<Record<Shortcut, () => void>> = {
    help: showKeys,
    map: () => board?.focus(),
    orders: () => tab('orders'),
    log: () => tab('log'),
    forces: () => tab('forces'),
    talk: () => tab('talk'),
    match: () => tab('match'),
    next: nextChoice,
    confirm,
    end: () => press(find('[data-end]')),
    undo: () => press(find('[data-act="undo"]')),
    redo: () => press(find('[data-act="redo"]')),
    phaseStart: () => press(find('[data-act="phaseStart"]')),
    hide: () => toggle('hideCounters'),
    back: () => past.step(-1),
    on: () => past.step(1),
    live: past.live,
  };
  useShortcuts((shortcut) => acts[shortcut]());
}
