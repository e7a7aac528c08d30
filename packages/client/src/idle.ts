/** For browsers that cannot tell when they have nothing to do. */
const someTime = 500;
/** Also where a browser is busy for long. */
const patience = 2000;

/** Does what nobody waits for when the browser has nothing better to do; gives back how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, someTime);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(asked);
}
