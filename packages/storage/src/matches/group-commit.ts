import type { Queryable } from '../storage.ts';
import { type Commit, commitEach, commitRows } from './commit-rows.ts';

/** Statements under way: the database works at one while the next is gathered, and reading keeps its connections. */
const AT_ONCE = 2;
/** Longer ones would make the first of them wait for the last. */
const MOST_TOGETHER = 64;

interface Waiting {
  readonly commit: Commit;
  readonly resolve: (committed: boolean | Promise<boolean>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits of different matches that come together are stored together, which for a hundred of them costs the database a
 * fraction of what it costs one by one. One that comes alone goes at once. Each stands for itself: what cannot be
 * stored with the others is stored alone.
 */
export class GroupCommit {
  readonly #storage: Queryable;
  readonly #waiting: Waiting[] = [];
  #underWay = 0;
  #gathering = false;

  constructor(storage: Queryable) {
    this.#storage = storage;
  }

  /** As `commitRows`; at most one of a match at a time. */
  commit(commit: Commit): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commit, resolve, reject });
      this.#gather();
    });
  }

  /** What else the sockets have brought in this turn of the event loop comes along. */
  #gather(): void {
    if (this.#gathering || this.#underWay >= AT_ONCE || this.#waiting.length === 0) return;
    this.#gathering = true;
    setImmediate(() => {
      this.#gathering = false;
      this.#underWay += 1;
      this.#store(this.#waiting.splice(0, MOST_TOGETHER)).finally(() => {
        this.#underWay -= 1;
        this.#gather();
      });
      this.#gather();
    });
  }

  async #store(together: readonly Waiting[]): Promise<void> {
    const commits = together.map(({ commit }) => commit);
    try {
      const stored = await commitEach(this.#storage, commits, { skipLocked: true });
      // Not stored may mean that somebody else was writing to the match: only alone can it wait and see.
      for (const { commit, resolve } of together)
        resolve(stored.has(commit.matchId) || commitRows(this.#storage, commit));
    } catch (error) {
      if (together.length > 1 && isOfOne(error))
        for (const { commit, resolve } of together) resolve(commitRows(this.#storage, commit));
      else for (const { reject } of together) reject(error);
    }
  }
}

/** Whether the database refused a value or a race: all were rolled back for the sake of one. Else nobody knows. */
const isOfOne = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22|23|40)...$/.test(String(error.code));
