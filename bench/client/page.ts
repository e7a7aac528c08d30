/// <reference lib="dom" />

/** What the page keeps for the bench: set up before its own scripts run. */
export interface BenchPage {
  /** When the page could take an order, from the start of the navigation. */
  usableAt?: number;
  /** When the last message came in from the server. */
  heardAt?: number;
}

/** Runs before the page's own scripts: notes when orders can be given, and when messages come in. */
export function watchPage(): void {
  const bench = globalThis as typeof globalThis & BenchPage;
  localStorage.setItem('oriflamme.guided', 'done');
  const look = (): void => {
    if (document.querySelector('[data-choice]') && document.querySelector('[data-stack]'))
      requestAnimationFrame(() => setTimeout(() => (bench.usableAt ??= performance.now())));
    else requestAnimationFrame(look);
  };
  look();
  bench.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', () => {
        bench.heardAt = performance.now();
      });
    }
  };
}

/** From the click on a stack to the frame with its lit hexes. */
export async function litAfterClick(stack: string): Promise<number> {
  const next = (): Promise<number> =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  const button = document.querySelector<HTMLElement>(`[data-choice="${stack}"]`);
  if (!button) throw new Error(`${stack} is not in the list`);
  const began = performance.now();
  button.click();
  const shown = await next();
  if (document.querySelectorAll('[data-lit]').length === 0) throw new Error('nothing is lit');
  document.querySelector('.board')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await next();
  return shown - began;
}

/** From the message with another's order to the frame that shows it. */
export async function shownAfterMessage(before: string): Promise<number> {
  const bench = globalThis as typeof globalThis & BenchPage;
  const page = document.querySelector<HTMLElement>('.match-page');
  if (!page) throw new Error('there is no match on the page');
  bench.heardAt = undefined as never;
  let heard: number | undefined;
  await new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (page.dataset.n === before) return;
      observer.disconnect();
      heard = bench.heardAt;
      done();
    });
    observer.observe(page, { attributes: true, attributeFilter: ['data-n'] });
  });
  const shown = await new Promise<number>((done) =>
    requestAnimationFrame(() => setTimeout(() => done(performance.now()))),
  );
  return shown - (heard ?? Number.NaN);
}
