import { abandonedMatches, forgetAllowances, lapseGuests, lapseOpenMatches, type Storage } from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logging.ts';

const DAY_MS = 86_400_000;
/** An open match that nobody joins is cancelled. */
const OPEN_DAYS = 14;
/** A guest without a seat who does not come back is forgotten. */
const GUEST_DAYS = 90;
/** A running match that neither player has touched or looked at is closed without a winner. */
const ABANDONED_DAYS = 60;
const BATCH = 100;
const LOOK_MS = 3_600_000;
/** Soon after the start as well, since a server may never live for an hour; not at once, when it has other things to do. */
const FIRST_LOOK_MS = 60_000;

/** Puts an end to what nobody waits for any more. Every process does it; the second finds nothing left. */
export class Lapse {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #changed: (matchId: string) => void;
  readonly #abandon: (matchId: string, n: number) => Promise<unknown>;
  #timers: NodeJS.Timeout[] = [];

  constructor(
    storage: Storage,
    clock: Clock,
    log: Logger,
    changed: (matchId: string) => void,
    abandon: (matchId: string, n: number) => Promise<unknown>,
  ) {
    this.#abandon = abandon;
    this.#storage = storage;
    this.#clock = clock;
    this.#log = log;
    this.#changed = changed;
  }

  start(): void {
    const look = (): void => {
      this.run().catch((error: unknown) => this.#log.warn({ err: error }, 'nothing could lapse'));
    };
    this.#timers = [setTimeout(look, FIRST_LOOK_MS), setInterval(look, LOOK_MS)];
    for (const timer of this.#timers) timer.unref();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async run(): Promise<void> {
    const now = this.#clock.now();
    const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    for (const id of await lapseOpenMatches(this.#storage, ago(OPEN_DAYS), now)) this.#changed(id);
    // One that cannot be closed must not keep the others open.
    for (const { id, n } of await abandonedMatches(this.#storage, ago(ABANDONED_DAYS), BATCH))
      await this.#abandon(id, n).catch((error: unknown) => {
        this.#log.warn({ err: error, match: id }, 'an abandoned match could not be closed');
      });
    await lapseGuests(this.#storage, ago(GUEST_DAYS), now);
    await forgetAllowances(this.#storage);
  }
}
