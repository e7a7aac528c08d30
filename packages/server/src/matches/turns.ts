/** Work on one match comes one after the other; matches do not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(id) ?? Promise.resolve()).then(work, work);
    this.#last.set(id, turn);
    const done = (): void => {
      if (this.#last.get(id) === turn) this.#last.delete(id);
    };
    turn.then(done, done);
    return turn;
  }

  busy(id: string): boolean {
    return this.#last.has(id);
  }

  async finish(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
