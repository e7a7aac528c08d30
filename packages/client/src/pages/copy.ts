import { useEffect, useState } from 'react';

/**
 * Puts a text on the clipboard. Browsers have `navigator.clipboard` only on https and localhost, and a club plays by
 * plain http on its own network: there the old way by a selection does it.
 */
async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined)
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed here; the old way may be.
    }
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Whether a text has just been copied, and how to copy one. */
export function useCopied(): readonly [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, (text) => void copyText(text).then(setCopied)];
}
