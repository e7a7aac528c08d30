/** How often one socket or address may ask: a bucket that fills by the second. */
export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
  }

  /** False when it is used up. */
  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  get full(): boolean {
    return this.#left + ((performance.now() - this.#at) / 1000) * this.#perSecond >= this.#most;
  }
}

/** Names remembered at most; beyond that the ones at rest are forgotten. */
const NAMES = 20_000;

/** One allowance for each address, person or account. */
export class Allowances {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #allowances = new Map<string, Allowance>();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
  }

  take(name: string): boolean {
    let allowance = this.#allowances.get(name);
    if (!allowance) {
      if (this.#allowances.size >= NAMES)
        for (const [each, other] of this.#allowances) if (other.full) this.#allowances.delete(each);
      allowance = new Allowance(this.#perSecond, this.#most);
      this.#allowances.set(name, allowance);
    }
    return allowance.take();
  }
}
