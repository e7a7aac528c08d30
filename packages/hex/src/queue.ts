interface Entry<T> {
  readonly value: T;
  readonly priority: number;
  readonly order: number;
}

const before = <T>(a: Entry<T>, b: Entry<T>): boolean =>
  a.priority < b.priority || (a.priority === b.priority && a.order < b.order);

/** A binary heap; of equal priorities the one put in first comes out first, so that every search is repeatable. */
export class PriorityQueue<T> {
  readonly #heap: Entry<T>[] = [];
  #count = 0;

  put(value: T, priority: number): void {
    const entry = { value, priority, order: this.#count };
    this.#count += 1;
    let index = this.#heap.push(entry) - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = this.#heap[above] as Entry<T>;
      if (!before(entry, parent)) break;
      this.#heap[index] = parent;
      index = above;
    }
    this.#heap[index] = entry;
  }

  take(): { readonly value: T; readonly priority: number } | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (first === undefined || last === undefined || first === last) return first;
    this.#sink(last);
    return first;
  }

  #sink(entry: Entry<T>): void {
    let index = 0;
    for (;;) {
      let below = 2 * index + 1;
      const left = this.#heap[below];
      if (left === undefined) break;
      const right = this.#heap[below + 1];
      let child = left;
      if (right !== undefined && before(right, left)) {
        child = right;
        below += 1;
      }
      if (!before(child, entry)) break;
      this.#heap[index] = child;
      index = below;
    }
    this.#heap[index] = entry;
  }
}
