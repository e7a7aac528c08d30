/** Orders worked out in one turn of the event loop; about three milliseconds' worth. */
const AT_A_TIME = 16;

/**
 * First come, first served, and only so many in one turn of the event loop: when a hundred orders arrive at once, what
 * the database has stored meanwhile is told between them and not after the last, so that nobody waits for everybody.
 */
export class EvenPace {
  readonly #waiting: (() => void)[] = [];
  #left = AT_A_TIME;
  #turning = false;

  /** Resolves at once while there is little to do. */
  async next(): Promise<void> {
    this.#turn();
    if (this.#left > 0) this.#left -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #turn(): void {
    if (this.#turning) return;
    this.#turning = true;
    setImmediate(() => {
      this.#turning = false;
      const ready = this.#waiting.splice(0, AT_A_TIME);
      this.#left = AT_A_TIME - ready.length;
      if (ready.length > 0) this.#turn();
      for (const resolve of ready) resolve();
    });
  }
}
