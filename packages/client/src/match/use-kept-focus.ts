import { type RefObject, useEffect } from 'react';

const question = '[data-testid="decides"]';

/** Where the keyboard goes on when what had the focus is gone: the tab it was under, or else the question. */
function placeAfter(panel: Element | null, side: HTMLElement): HTMLElement | null {
  const tab =
    panel && panel.id !== 'panel-orders' && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  return tab || side.querySelector<HTMLElement>(question);
}

/** Nobody is in the middle of anything: a card may take the keyboard. */
export const focusIsFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.matches(question) === true;

/**
 * A button that is pressed often vanishes with what it answered, and the browser then sends the keyboard back to the top
 * of the page. It stays in the panel instead; a button that is only off for a moment gets it back.
 */
export function useKeptFocus(side: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = side.current;
    if (!root) return;
    let last: HTMLElement | undefined;
    let panel: Element | null = null;
    const focused = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement && root.contains(target) ? target : undefined;
      panel = last?.closest('[role="tabpanel"]') ?? null;
    };
    // Who clicks beside everything means to leave.
    const pressed = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && last?.contains(target))) last = undefined;
    };
    const keep = (): void => {
      if (!last || document.activeElement !== document.body) return;
      if (!last.isConnected) placeAfter(panel, root)?.focus({ preventScroll: true });
      else if (!last.matches(':disabled')) last.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(keep);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pressed);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', focused);
      document.removeEventListener('pointerdown', pressed);
    };
  }, [side]);
}
