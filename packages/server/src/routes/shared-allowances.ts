import { createHash } from 'node:crypto';
import { type Storage, takeAllowance } from '@oriflamme/storage';
import { Allowances } from '../sockets/allowance.ts';

/**
 * One allowance for each address, person or account, whichever process is asked. What a process has refused already is
 * refused without the database, so that a flood does not reach it.
 */
export class SharedAllowances {
  readonly #storage: Storage;
  readonly #what: string;
  readonly #rate: { perSecond: number; most: number };
  readonly #here: Allowances;

  constructor(storage: Storage, what: string, perSecond: number, most: number) {
    this.#storage = storage;
    this.#what = what;
    this.#rate = { perSecond, most };
    this.#here = new Allowances(perSecond, most);
  }

  async take(name: string): Promise<boolean> {
    if (!this.#here.take(name)) return false;
    // With the limit in its name: under another one everybody begins anew.
    const key = createHash('sha256').update(`${this.#what} ${this.#rate.most} ${name}`).digest();
    return takeAllowance(this.#storage, key, this.#rate);
  }
}
