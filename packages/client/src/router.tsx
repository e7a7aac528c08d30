import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

export function navigate(href: string): void {
  window.history.pushState(null, '', href);
  window.scrollTo(0, 0);
  tellListeners();
}

/** Changes the query without a new entry in the history, for state worth a link but not a step back. */
export function replaceQuery(query: URLSearchParams): void {
  const text = query.toString();
  window.history.replaceState(null, '', window.location.pathname + (text === '' ? '' : `?${text}`));
  tellListeners();
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}

/** Whether a path is of a pattern, in which a part that begins with a colon stands for any. */
export function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  return wanted.length === given.length && wanted.every((part, place) => part === given[place] || part.startsWith(':'));
}
