import { forgetDeliveries, forgetOutbox, type Storage } from '@oriflamme/storage';
import { planClock } from '../clocks/clock-notices.ts';
import { type CarryWith, carryDeliveries } from './courier.ts';
import { type GatherWith, gatherNotices } from './gatherer.ts';
import { tellOutbox } from './teller.ts';

const LOOK_MS = 3000;
const FORGET_EVERY_MS = 3_600_000;
/** What was told this long ago is of no use to anyone. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Looks again and again for what is to be told. Every process has one; rows decide who does what. */
export class NoticeWorker {
  readonly #storage: Storage;
  readonly #using: GatherWith & CarryWith;
  #timer: NodeJS.Timeout | undefined;
  #forgetAt = 0;
  #working: Promise<void> | undefined;

  constructor(storage: Storage, using: GatherWith & CarryWith) {
    this.#storage = storage;
    this.#using = using;
  }

  start(): void {
    this.#timer = setInterval(() => void this.work(), LOOK_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }

  /** Until nothing is left to do at this moment; asked while at it, gives the work that is being done. */
  work(): Promise<void> {
    this.#working ??= this.#all().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  /** Each step by itself: where one cannot be done, what the others have ready still goes out. */
  async #all(): Promise<void> {
    const storage = this.#storage;
    const using = this.#using;
    await this.#try(async () => {
      while ((await tellOutbox(storage, using.clock, planClock)) > 0);
    });
    await this.#try(async () => {
      while (await gatherNotices(storage, using));
    });
    await this.#try(async () => {
      while ((await carryDeliveries(storage, using)) > 0);
    });
    await this.#try(() => this.#forget());
  }

  async #try(step: () => Promise<void>): Promise<void> {
    await step().catch((error: unknown) => this.#using.log.warn({ err: error }, 'notices not sent'));
  }

  async #forget(): Promise<void> {
    const now = this.#using.clock.now().getTime();
    if (now < this.#forgetAt) return;
    this.#forgetAt = now + FORGET_EVERY_MS;
    const before = new Date(now - KEPT_MS);
    await forgetDeliveries(this.#storage, before);
    await forgetOutbox(this.#storage, before);
  }
}
