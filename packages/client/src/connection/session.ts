const listeners = new Set<() => void>();

/** A socket keeps the session it was opened with: whoever holds one must open it anew when this browser signs in or out. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sessionChanged(): void {
  for (const listener of listeners) listener();
}
