import type { MatchRecord, Storage } from '@oriflamme/storage';
import { readState } from '../matches/history.ts';
import type { Canvas } from './canvas.ts';
import { encodePng } from './png.ts';

/** Draws the positions of one game. */
export interface Painter {
  readonly paint: (G: unknown, winner: string | null) => Canvas;
  /** The position before the first order, by the match's setup. */
  readonly opening: (setup: unknown) => unknown;
}

/** Far above any position that was played; one brought from elsewhere may be anything. */
const LARGEST_POSITION = 200_000;

/** A picture is some 170 kB: these are 11 MB at most. */
const KEPT = 64;

const keyOf = ({ id, state_number }: MatchRecord): string => `${id} ${state_number}`;

/** Pictures of positions, the latest kept: a link posted somewhere is asked for by many at once. */
export class Pictures {
  readonly #storage: Storage;
  readonly #painters: ReadonlyMap<string, Painter>;
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(storage: Storage, painters: ReadonlyMap<string, Painter>) {
    this.#storage = storage;
    this.#painters = painters;
  }

  has(game: string): boolean {
    return this.#painters.has(game);
  }

  /** Whether it need not be painted. */
  keeps(match: MatchRecord): boolean {
    return this.#kept.has(keyOf(match));
  }

  /** Of the match as it stands by its record. */
  async of(match: MatchRecord): Promise<Buffer> {
    const key = keyOf(match);
    const picture = this.#kept.get(key) ?? this.#paint(match);
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    // A failure is not kept: the next to ask tries again.
    return picture.catch((error: unknown) => {
      if (this.#kept.get(key) === picture) this.#kept.delete(key);
      throw error;
    });
  }

  async #paint(match: MatchRecord): Promise<Buffer> {
    const painter = this.#painters.get(match.game);
    if (!painter) throw new Error(`No painter for ${match.game}`);
    const G = match.state_number === null ? painter.opening(match.setup) : await this.#position(match);
    const { width, height, pixels } = painter.paint(G, match.outcome?.winner ?? null);
    return encodePng(width, height, pixels);
  }

  async #position({ id, state_number: n, imported }: MatchRecord): Promise<unknown> {
    const state = await readState(this.#storage, id, n ?? 0);
    if (!state) throw new Error(`Match ${id} has no state ${n}`);
    if (imported && JSON.stringify(state.G).length > LARGEST_POSITION)
      throw new Error(`Match ${id} is too large to paint`);
    return state.G;
  }
}
