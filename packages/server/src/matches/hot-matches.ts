import { applyPatch } from '@oriflamme/platform';
import { commitRows, type Storage } from '@oriflamme/storage';
import { canCarryOn, carryOn } from './carry-on.ts';
import { type Games, gameOf } from './games.ts';
import { type HotMatch, loadHot, standOf } from './hot-match.ts';
import { toRecord } from './log-rows.ts';

const HOT_MATCHES = 1000;

/** The matches in memory, those asked for last at the end; the others go when there are too many. */
export class HotMatches {
  readonly #storage: Storage;
  readonly #games: Games;
  readonly #inUse: (id: string) => boolean;
  readonly #hot = new Map<string, Promise<HotMatch | undefined>>();

  constructor(storage: Storage, games: Games, inUse: (id: string) => boolean) {
    this.#storage = storage;
    this.#games = games;
    this.#inUse = inUse;
  }

  ids(): string[] {
    return [...this.#hot.keys()];
  }

  /** As it is in memory; undefined where it is not. */
  known(id: string): Promise<HotMatch | undefined> {
    return this.#hot.get(id) ?? Promise.resolve(undefined);
  }

  /** The running or ended match; undefined when there is none or it has not started. */
  get(id: string): Promise<HotMatch | undefined> {
    const known = this.#hot.get(id);
    if (known) {
      this.#hot.delete(id);
      this.#hot.set(id, known);
      return known;
    }
    const loading = this.#load(id);
    this.#hot.set(id, loading);
    const forget = (): void => {
      if (this.#hot.get(id) === loading) this.#hot.delete(id);
    };
    loading.then((hot) => hot ?? forget(), forget);
    this.#evict();
    return loading;
  }

  /** A match of older rules is brought to today's as it is woken, where every step is known. */
  async #load(id: string): Promise<HotMatch | undefined> {
    const hot = await loadHot(this.#storage, (record) => gameOf(this.#games, record.game), id);
    const { status, rules_version: from } = hot?.record ?? {};
    if (!hot || status !== 'running' || from === undefined || from === hot.game.rulesVersion) return hot;
    if (!canCarryOn(hot.game, from)) return hot;
    const row = carryOn(hot.game, hot.state, from);
    const state = applyPatch(hot.state, row.patch);
    const { active, outcome } = standOf(state);
    await commitRows(this.#storage, {
      matchId: id,
      expected: hot.state._stateID,
      holder: null,
      rows: [toRecord(row, null)],
      snapshots: [{ n: row.n, state }],
      active,
      outcome,
      outbox: [],
      rulesVersion: hot.game.rulesVersion,
    });
    // Another process may have been first; what is stored by now is what counts.
    return loadHot(this.#storage, (record) => gameOf(this.#games, record.game), id);
  }

  #evict(): void {
    for (const id of this.#hot.keys()) {
      if (this.#hot.size <= HOT_MATCHES) return;
      if (!this.#inUse(id)) this.#hot.delete(id);
    }
  }
}
