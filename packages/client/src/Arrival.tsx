import { useEffect, useRef } from 'react';

/**
 * A page that is reached from another takes the focus to its heading, as a page loaded anew would. It stands beside the
 * page within one Suspense, so it runs when the page is there and not while its script loads.
 */
export function Arrival({ path }: { readonly path: string }) {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!heading || window.location.hash !== '') return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
  return null;
}
