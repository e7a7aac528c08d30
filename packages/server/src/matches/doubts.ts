import type { HotMatch } from './hot-match.ts';

const AGAIN_MS = 1000;

/** Matches of which a commit may or may not have been stored: what is read before the next order is what counts. */
export class Doubts {
  readonly #doubted = new Set<HotMatch>();
  readonly #read: (matchId: string) => Promise<void>;
  #stopped = false;

  /** `read` reads the match again, and says `settled` when it has. */
  constructor(read: (matchId: string) => Promise<void>) {
    this.#read = read;
  }

  /** Reads the match again until that succeeds, so that those who follow it need not wait for the next order. */
  add(hot: HotMatch): void {
    this.#doubted.add(hot);
    const again = (): void => {
      if (this.#stopped || !this.#doubted.has(hot)) return;
      this.#read(hot.id).catch(() => this.add(hot));
    };
    setTimeout(again, AGAIN_MS).unref();
  }

  has(hot: HotMatch): boolean {
    return this.#doubted.has(hot);
  }

  settled(hot: HotMatch): void {
    this.#doubted.delete(hot);
  }

  stop(): void {
    this.#stopped = true;
  }
}
